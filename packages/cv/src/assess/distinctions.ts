import { anyCase } from "../parse/text/patterns/any-case.ts";
import { likelyPatterns } from "../parse/text/patterns/likely-patterns.ts";
import type { Token } from "../parse/text/tokens.ts";
import { achievementWords } from "./achievement-words.ts";

/** Nouns of a distinction in any language, where no word of a price or a contract looks like them. */
const PRIZE = anyCase(
  /(?<!\p{L})(?:awards?|prizes?|medals?|trophy|(?:national|regional|state|league|district|world|provincial) titles?|(?:employee|teacher|nurse|chef|player|driver|seller|salesperson|salesman|agent|apprentice|student|worker|performer|intern|officer|manager|artist|photographer|journalist|team) of the (?:year|month|quarter|season)|dean's list|valedictorian|best (?:employee|seller|teacher|performer|paper|thesis|apprentice|student|worker|intern|team)|auszeichnungen?|preisträger(?:in)?|mitarbeiter(?:in)? des (?:monats|jahres)|innungsbeste[rn]?|kammersieger(?:in)?|jahrgangsbeste[rn]?|lauréate?|médaille|trophée|employée? du mois|premios?|galardón|medalla|empleado del mes|empleada del mes|pr[ée]mios?|medalha|funcionári[oa] do mês|premio|medaglia|dipendente del mese|onderscheiding|medewerker van (?:de maand|het jaar)|vakprijs)(?!\p{L})|සම්මාන|ත්‍යාග|පදක්කම|විருது|விருது|பரிசு|பதக்க|पुरस्कार|पदक|सम्मानित|جائزة|وسام|ميدالية|درع التميز|موظف الشهر/iu,
);

const WON = anyCase(
  /(?<!\p{L})(?:won|winner|winning|awarded|received|named|voted|chosen|nominated|shortlisted|finalist|recipient|runner-up|earned|gewonnen|gewann|ausgezeichnet|erhalten|erhielt|lauréate?|remporté|obtenu|reçu|gané|ganador[a]?|premiad[oa]|obtuve|recibí|vencedor[a]?|ganhei|recebi|vint[oa]|vincit(?:ore|rice)|ricevuto|winnaar|uitgeroepen|bekroond|ontvangen)(?!\p{L})/iu,
);

/** "Best seller of the branch 2019", "Meilleure vendeuse de la région". */
const BEST_OF =
  /(?<!\p{L})(?:(?:best|top|beste[rn]?) \p{L}{4,20} (?:of|in|der|des|im|am|van|uit)|(?:meilleure?|mejor|melhor|miglior[ei]?) \p{L}{4,20} (?:d[eu]l?|da|do|della?|dell['’]\p{L}+))(?!\p{L})/iu;
/** "Scored highest", "52 placed, the most in the office". */
const HIGHEST =
  /(?<!\p{L})(?:scored|achieved|obtained|earned|sold|won) (?:the )?(?:highest|best|top|most|fewest)(?!\p{L})|, the (?:most|fewest|highest|lowest) (?:in|of|on) (?:the|my|our|any|all)(?!\p{L})/iu;
const YEAR_OR_TIMES =
  /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})|(?:times|mal|fois|veces|vezes|volte|keer|años?|année|jahr|year|anno|ano|region|région)(?!\p{L})/iu;

const PATENTED =
  /(?<!\p{L})patents? (?:was |were |has been |have been )?granted(?!\p{L})|(?<!\p{L})granted (?:\p{L}+ )?patents?(?!\p{L})/iu;

/** "Voted most outstanding graduate", "Recognized by the Harbour Foundation as a charity to watch in 2015". */
const VOTED =
  /(?<!\p{L})(?:voted|named|recogni[sz]ed as|honou?red as)\s(?:as\s)?(?:the\s)?(?:most|best|top|outstanding)\s\p{L}{4,}/iu;
const HONOURED =
  /(?<!\p{L})(?:[Rr]ecogni[sz]ed|[Hh]onou?red)\sby\s(?:the\s)?\p{Lu}[^.;]{2,60}?\sas\s(?:an?|the|one)\s[^.;]{3,60}?\s(?:in|for|of)\s(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;

/** Thanks that a company hands out by the dozen. */
const SMALL_PRIZE = /(?<!\p{L})(?:spot|kudos|appreciation|thank[- ]you|attendance) awards?(?!\p{L})/iu;

/** Those who hand prizes out, or sell under such a name. */
const NO_WINNER =
  /(?<!\p{L})(?:organi[sz]\p{L}+|ceremon\p{L}+|judg\p{L}+|jury|sponsor\p{L}*|award-winning|contract awards?|award of (?:contracts?|tenders?)|awarding|presented awards|hosted|teach|taught|train\p{L}* for)(?!\p{L})/iu;

/** Whether a sentence tells of a prize, a title or a best place that the person or the work won. */
export function isDistinction(sentence: string): boolean {
  return namesDistinction(sentence) && !NO_WINNER.test(sentence);
}

const TOLD = [HIGHEST, PATENTED, VOTED, HONOURED];
const likelyDistinctions = likelyPatterns([BEST_OF, PRIZE, ...TOLD]);

function namesDistinction(sentence: string): boolean {
  const likely = likelyDistinctions(sentence);
  if (likely.size === 0) return false;
  if (likely.has(BEST_OF) && BEST_OF.test(sentence) && YEAR_OR_TIMES.test(sentence)) return true;
  if (TOLD.some((pattern) => likely.has(pattern) && pattern.test(sentence))) return true;
  // "Teaching award 2005" alone is named, not told; one that was won is a result.
  return (
    likely.has(PRIZE) &&
    PRIZE.test(sentence) &&
    !SMALL_PRIZE.test(sentence) &&
    (WON.test(sentence) || !/[a-z]/.test(sentence))
  );
}

/** Any word of distinction: enough under a heading that says so. */
export function hasAward(tokens: readonly Token[]): boolean {
  const { award } = achievementWords();
  return tokens.some((_, index) => award.matchAt(tokens, index) !== null);
}
