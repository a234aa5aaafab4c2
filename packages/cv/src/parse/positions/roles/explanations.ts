import type { Atom } from "../pieces/atoms.ts";

/** What stands behind a post and explains it: where, for how many hours, with what, under whom. */
export function isExplanation(atom: Atom): boolean {
  if (atom.link === "bracket")
    return (
      [SMALL_LIST, TOLD, PART_OF_HOUSE, SIZE, OWN_BUSINESS].some((form) => form.test(atom.text)) ||
      isListOfMeans(atom.text)
    );
  return isSite(atom.text) || OFFICE.test(atom.text) || isHours(atom.text) || TOLD.test(atom.text);
}

/** "(mobile, unity)", "(pc/console adventure, unreal engine 5)": a list in small letters, with what the work was done; not when or how it was held. */
const SMALL_LIST =
  /^\(?(?!(?:part|full)[- ]?time|contract|temp|fixed|casual|permanent|remote|hybrid|freelance|intern|volunt|seasonal|night|evening|weekend|acting)\p{Ll}[^\p{Lu},()]*,[^\p{Lu}()]*\)?$/u;

/** "evenings", "about 6 hours a week", "remote clients": when somebody works and for whom. */
export function isHours(text: string): boolean {
  return HOURS.test(text) || HOURS_A_WEEK.test(text) || CLIENTS.test(text);
}

/** "(Paediatric ward)", "(Agege / Ifako Territory)", "(Route 138, Colombo depot)": where in the house, or of its area. */
const PART_OF_HOUSE =
  /^\(?\p{L}.*\s(?:wards?|territor(?:y|ies)|region|zone|route|beat|district|depots?|garage|branch|floor|stations?|filiale|bezirk|gebiet|territorio|zona|région|secteur|agence|reparto|afdeling|regio)\)?$/iu;

/** "(Intensive Care Unit, 10 beds)", "(35 staff)": how large it was. */
const SIZE =
  /(?:^\(?|[\s,])\p{Nd}[\p{Nd}.,]{0,7}\+?[ -]?(?:beds?|bedded|rooms?|covers|seats|staff|people|persons|employees|workers|men|pupils|students|children|residents|patients|places|stores|shops|sites|outlets|branches|vehicles|trucks|buses|acres|hectares|ha|betten|zimmer|plätze|mitarbeiter(?:nde)?|kinder|schüler|lits|chambres|couverts|salariés|personnes|élèves|enfants|camas|habitaciones|plazas|personas|empleados|alumnos|letti|camere|coperti|posti|dipendenti|persone|bambini|quartos|leitos|pessoas|funcionários|bedden|kamers|medewerkers|kinderen)\)?$/iu;

/** "(self-employed)", "(sole trader)": the terms, where the firm is named or one's own. */
const OWN_BUSINESS =
  /^\(?(?:self[- ]?employed|sole trader|full[- ]?time|vollzeit|(?:à )?temps (?:plein|complet)|(?:a )?tiempo completo|jornada completa|tempo (?:integral|inteiro|pieno)|voltijds|own (?:business|account|firm|studio|company|brand)|freelancer?|owner|selbstständig|selbständig|freiberuflich|indépendante?|à mon compte|autónom[oa]|por cuenta propia|autônom[oa]|por conta própria|in proprio|libero professionista|zelfstandig|zzp(?:'er)?)\)?$/iu;

const HOURS_A_WEEK =
  /^(?:(?:about|around|approx\.?|approximately|up to|ca\.?|circa|some) )?\p{Nd}{1,2}(?:[-–]\p{Nd}{1,2})? ?(?:hours?|hrs?\.?|h) ?(?:a|per|each|\/|weekly) ?(?:day|week|wk|month)?$/iu;
const CLIENTS =
  /^(?:remote|private|various|own|several|small|local|different|international) (?:clients|customers)$/iu;

/** "Henderson station", "Perry Barr garage": small letters say what kind of place of the firm it is. */
export function isSite(text: string): boolean {
  return SITE_OF_FIRM.test(text);
}

const SITE_OF_FIRM =
  /^\p{Lu}.*\s(?:stations?|garage|depots?|sites?|branch|stores?|yard|terminal|warehouse|campus|hub|plant|clinic|surgery|shop|salon|restaurant|factory|estate|wharf)$/u;

/** "Senior Officer – Credit, Matara Branch": where the post is. */
const OFFICE =
  /(?<!\p{L})(?:branch|filiale|niederlassung|agence|sucursal|filial|vestiging|station|depot|garage)$/iu;

/** "part time while studying", "evenings and weekends". */
const HOURS =
  /^(?:part|full)[- ]?time(?!\p{L})|^(?:evenings?|weekends?|nights?|mornings?|saturdays?|sundays?)(?:\s(?:and|&|only|or)(?!\p{L})|$)/iu;

/** "reporting to the Group CFO", "responsible for 12 shops", "team of six". */
const TOLD =
  /^\(?(?:reporting|reports?|responsible|managing|leading|heading|overseeing|supervising|covering|working|serving|based|looking after|in charge|on behalf|(?:a |small )?team of|while|during|alongside|with \p{Nd}|with a|with my)(?:\s|$)/u;

/** "(Liebherr LTM 1250 and LTM 1500)", "(city crane, Demag AC 100, Tadano)", "(MPS/UPS + TLR2)": more than one thing, and a number. */
function isListOfMeans(text: string): boolean {
  const parts = text.split(/,|\s\+\s|\s(?:and|&)\s/u).length;
  return parts >= 2 && /\p{Lu}[\p{L} ]*\p{Nd}/u.test(text);
}

/** "(National Service)": a way in which a post came about, and no firm. */
export function isScheme(text: string): boolean {
  return SCHEME.test(text);
}

const SCHEME =
  /^\(?(?:national|community|youth|civil|compulsory|industrial|graduate|government|vocational|student) (?:youth )?(?:service|training|attachment|placement|programme|program|scheme|internship)\)?$/iu;
