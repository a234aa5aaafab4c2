import { findDegree } from "../education/pieces/education-words.ts";
import { findCountry, hasPlace, isCountry, placeScore } from "../places/place-score.ts";
import { companyScore } from "../positions/roles/company-score.ts";
import { titleScore } from "../positions/roles/title-score.ts";
import { readHeading } from "../sections/headings/heading-words.ts";
import type { LineView } from "../text/cv-text.ts";
import { type Token, tokenise, wordCount } from "../text/tokens.ts";
import { type AddressLabel, addressLabelOf, hasOtherLabel } from "./address-label.ts";
import { isContactLine } from "./contact-line.ts";
import { piecesOf, type Stretch } from "./location-pieces.ts";

export interface LocationCandidate {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly score: number;
}

/** A piece of a line that may be the place, and what stands around it. */
interface Piece {
  readonly view: LineView;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: number;
  readonly isAlone: boolean;
  /** Contact data stands in the lines above or below. */
  readonly isBesideContacts: boolean;
}

/**
 * The pieces of a line that may say where the person lives, with how much speaks for each.
 * @param label the one that stands alone in the line above.
 */
export function* locationCandidates(
  view: LineView,
  taken: (view: LineView, from: number, to: number) => boolean,
  isBesideContacts: boolean,
  label: AddressLabel,
): Generator<LocationCandidate> {
  const pieces = piecesOf(view);
  const isAlone = pieces.length === 1;
  for (const { from, to, start, labelled } of behindLabels(view, pieces, label)) {
    const text = view.text.slice(start, to);
    if (!mayBePlace(text) || taken(view, start, to)) continue;
    const tokens = tokenise(text);
    const words = wordCount(tokens);
    const score = scoreOf({ view, from, to, text, tokens, words, isAlone, isBesideContacts }, labelled);
    if (score > 0) yield { view, ...trim(view.text, start, to), score };
  }
}

interface Labelled extends Stretch {
  /** Where the place begins, behind the words of a label. */
  readonly start: number;
  /** What an address label in front of it adds. */
  readonly labelled: number;
}

/** The pieces without the labels and without what stands behind the label of something else. */
function* behindLabels(view: LineView, pieces: readonly Stretch[], above: AddressLabel): Generator<Labelled> {
  let before = above;
  for (const { from, to } of pieces) {
    const whole = view.text.slice(from, to);
    // "Address" ":" "Biyagama": the colon has a cell of its own.
    if (before !== null && /^\s*:\s*$/.test(whole)) continue;
    const own = addressLabelOf(view, from, to);
    const label = own ?? before;
    before = own;
    if (label === "other" || own === "label") continue;
    const told = LIVES.exec(whole)?.[0].length ?? 0;
    // Behind a number that commas set apart stands another comma.
    const comma = /^[\s,]*/.exec(whole.slice(told))?.[0].length ?? 0;
    const start = typeof own === "number" ? own : from + told + comma;
    const end = start + placeEnd(view.text.slice(start, to), told > 0);
    yield { from, to: end, start, labelled: label === null ? 0 : worthOfLabel(whole) };
  }
}

/** Where the place ends in front of what is said of it: "(open to relocation)", "-based", and after "I live in" the rest of the sentence. */
function placeEnd(text: string, isTold: boolean): number {
  const end = text.search(REMARK);
  const rest = isTold ? text.search(/\s(?:with|and|but|who|since|where|near|so)\s/u) : -1;
  return Math.min(end < 0 ? text.length : end, rest < 0 ? text.length : rest);
}

const REMARK = /\s*\((?:open|willing|happy|ready|prepared|able|can|will) [^()]*\)\s*$|(?<=\p{L})-based\s*$/iu;

/** The address of the parents' house stands beside the one where the person lives. */
function worthOfLabel(piece: string): number {
  return /permanent|heimat|dauernd|permanente/iu.test(piece) ? 2 : 3;
}

function mayBePlace(text: string): boolean {
  if (BORN.test(text) || /[@]|https?:|www\./.test(text)) return false;
  return text.trim().length >= 2 && text.length <= (OPENS_ADDRESS.test(text) ? 130 : 90);
}

/** What is longer is no place. */
const MOST_WORDS = 12;
const MOST_WORDS_OF_ADDRESS = 18;

/** "14 Canal Walk", "No. 14", "P.O. Box 12", "Calle del Olmo 8": a number with no more than a word in front, or the name of a street. */
const OPENS_ADDRESS =
  /^\s*(?:(?:\p{L}{1,9}(?:\.\s?|\s)(?:No\.? ?|O\. ?Box )?)?#?|(?:calle|c\/|av(?:da|enida)?\.?|jir[oó]n|jr\.|carrera|cra\.|rua|travessa|via|viale|corso|rue|boulevard|jl\.|jalan|strada|str\.|ul\.|house|flat|plot|door|villa|block|lot|unit)\s\P{Nd}{0,40})\p{Nd}/iu;

/** @param labelled what an address label in front of it adds. */
function scoreOf(piece: Piece, labelled: number): number {
  const { text, tokens, words } = piece;
  if (words === 0 || words > (OPENS_ADDRESS.test(text) ? MOST_WORDS_OF_ADDRESS : MOST_WORDS)) return 0;
  // "BSc (Stellenbosch)" says where it was taken.
  if (labelled === 0 && isDegreeFirst(text, tokens)) return 0;
  const place = Math.max(placeScore(tokens), POSTCODE.test(text) && words >= 2 ? 2 : 0);
  let score = labelled + worthOfPlace(piece, place);
  if (score > 0) score += worthOfCountry(tokens);
  // "Senior Radiographer (CT)" is no town in Connecticut.
  if (titleScore(tokens) >= 2 && place < 3) score -= 2.5;
  if (score === 0 && isTownLike(text, tokens)) score = unknownTownScore(piece);
  if (/[.!?]\s*$/.test(text) && words > 5 && text.split(",").length < 3) score -= 2;
  return score;
}

function isDegreeFirst(text: string, tokens: readonly Token[]): boolean {
  return findDegree(tokens, text)?.first === 0;
}

function worthOfPlace(piece: Piece, place: number): number {
  if (place >= 2) return place + 1;
  return isPlaceInList(piece) || HOUSE_AND_TOWN.test(piece.text) ? 2.6 : 0;
}

/** "117 Tower Road, Temuka": a house, its street and a town that no table knows. */
const HOUSE_AND_TOWN =
  /^\s*\p{Nd}{1,4}[A-Za-z]?(?:\/\p{Nd}{1,4})?,? (?:\p{Lu}[\p{L}'’]{1,20} ){1,3}(?:Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Drive|Close|Terrace|Crescent|Parade|Grove|Rise|Mawatha)\.?, \p{Lu}\p{L}+/u;

/** A country says where its town lies, and by itself less than a town. */
function worthOfCountry(tokens: readonly Token[]): number {
  if (findCountry(tokens) === null) return 0;
  return isCountry(tokens) ? -1.5 : 0.3;
}

/** A town with what belongs to an address: a comma, a number. */
function isPlaceInList({ text, tokens, words }: Piece): boolean {
  return hasPlace(tokens) && (words <= 9 || OPENS_ADDRESS.test(text)) && /,|\d/.test(text);
}

/** What looks like a town that no list knows, by where it stands. */
function unknownTownScore({ view, from, to, text, words, isAlone, isBesideContacts }: Piece): number {
  // More than the country below it.
  if (isAlone && ZIP_AND_TOWN.test(text) && words <= 3) return 2.6;
  if (from + view.text.length - to > 0 && words <= 7 && isContactLine(view)) return 2.2;
  // On a line of its own among the contact data.
  return isAlone && isBesideContacts && words <= 5 ? 2 : 0;
}

/** "Residente a Prato", "wohnhaft in Jena": words that stand for a label. */
const LIVES =
  /^[\s,]*(?:i live (?:in|near)|(?:currently|now) (?:(?:living|based) )?(?:in|near)|(?:you (?:will|can) )?find me in|resident(?:e|i)?(?: (?:a|in|en|em|of))?|wohnhaft in|wohnt in|habite(?: à)?|domiciliée? à|woonachtig (?:te|in)|vive en|vivo en|moro em|lives? (?:in|near)|based (?:in|near|at))\s+(?=[\p{Lu}\p{Nd}])/iu;
const BORN =
  /^\s*(?:(?:born|nata?o? (?:a|il)|nata a|née? (?:le|à|en)|geboren|nacid[oa]|nascid[oa])(?!\p{L})|geb\.|d\.o\.b)/iu;

/** Postal codes that nothing else looks like: Britain, Ireland, Canada, the Netherlands; those of Australia and the States behind their state. */
export const POSTCODE =
  /(?<![\p{L}\p{Nd}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4} ?[A-Z]{2}|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT),? \d{4}|(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5})(?![\p{L}\p{Nd}])/u;

/** "38122 Trento" on a line of its own. */
const ZIP_AND_TOWN = /^\s*(?:[A-Z]{1,2}-)?\p{Nd}{5,6}\s+\p{Lu}\p{L}+/u;

function isTownLike(text: string, tokens: readonly Token[]): boolean {
  return (
    /^\s*(?:\p{Nd}{4,6}\s+|[A-Z]{1,2}-\p{Nd}{4,6}\s+)?[\p{Lu}\p{Lo}]/u.test(text) &&
    !/[:;!?%]|\p{Nd}{7}|\p{Nd}x\p{Nd}|(?:19|20)\p{Nd}{2}\s*[-–]/u.test(text) &&
    !LINK_WORDS.test(text) &&
    !STREET.test(text) &&
    !TITLE_OF_DEGREE.test(text) &&
    titleScore(tokens) < 1.5 &&
    companyScore(tokens) < 2 &&
    readHeading(tokens) === null &&
    !hasOtherLabel(tokens) &&
    findDegree(tokens, text) === null
  );
}

/** "Deichweg 3", "Lange Gracht 12a": a street of German or Dutch and a number, the town stands beside it. */
const STREET =
  /^\s*(?:\p{L}[\p{L}.-]* ){0,2}\p{L}*(?:weg|stra(?:ß|ss)e|str\.|gasse|platz|allee|ring|damm|ufer|stieg|laan|straat|steenweg|plein|dreef|kade|gracht|singel) \p{Nd}+ ?[a-z]?\s*$/iu;

/** "Dipl.-Ing.", "M.Sc.", "MBA": what stands beside a name and is no town. */
const TITLE_OF_DEGREE = /^\s*(?:(?:Dipl|Mag|Ing|Dr|Prof|Lic|B|M|Ph|LL)\.|\p{Lu}{2,5}$)/u;

/** What stands in a contact line for a link. */
const LINK_WORDS =
  /^\s*(?:linkedin|github|gitlab|xing|behance|orcid|portfol\p{L}*|web ?site|web|e-?mail(?: me)?|mail|contact|kontakt|écrivez-moi|escríbeme|blog|instagram|twitter|facebook|youtube|showreel|artstation|dribbble|skype|whatsapp|telegram|cv|resume|homepage|driving licence|own car|born|age)(?!\p{L})/iu;

function trim(text: string, from: number, to: number): { readonly from: number; readonly to: number } {
  let start = from;
  let end = to;
  while (start < end && /[\s|•·,:;–—-]/.test(text[start] ?? "")) start++;
  while (end > start && /[\s|•·,:;–—-]/.test(text[end - 1] ?? "")) end--;
  if (text[end - 1] === "." && /(?:\p{Ll}{3}|\p{Nd})\.$/u.test(text.slice(start, end))) end--;
  return { from: start, to: end };
}
