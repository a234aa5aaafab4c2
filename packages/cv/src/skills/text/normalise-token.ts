import { isAscii } from "../../parse/text/fold-word.ts";

/**
 * Token normalisation, applied alike to the aliases of the graph and to the text of a CV, so that a
 * spelling only has to be written once: case, Latin accents, British and American spelling, plural s,
 * Arabic article and letter variants, Sinhala joiners and the two ways to write a final -ng.
 */

const COMBINING_LATIN = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u0640\u064b-\u065f\u0670]/g;
const ACCENTED_LATIN = /[\u00c0-\u024f\u1e00-\u1eff]|[\u0300-\u036f]/;
const ARABIC = /[\u0600-\u06ff]/;
const SINHALA = /[\u0d80-\u0dff]/;
const JOINERS = /[\u200c\u200d]/g;

/** Spellings that no rule below covers. */
const VARIANTS: ReadonlyMap<string, string> = new Map([
  ["programme", "program"],
  ["programmes", "program"],
  ["practise", "practice"],
  ["licence", "license"],
  ["licences", "license"],
  ["defence", "defense"],
  ["tyre", "tire"],
  ["tyres", "tire"],
  ["aluminium", "aluminum"],
  ["jewellery", "jewelry"],
  ["plough", "plow"],
  ["ploughing", "plowing"],
  ["mould", "mold"],
  ["moulds", "mold"],
  ["moulding", "molding"],
  ["grey", "gray"],
  ["fibre", "fiber"],
  ["fibres", "fiber"],
  ["storey", "story"],
  ["kerb", "curb"],
  ["enrolment", "enrollment"],
  ["organised", "organized"],
  ["judgement", "judgment"],
  ["fulfilment", "fulfillment"],
  ["knives", "knife"],
  ["shelves", "shelf"],
  ["leaves", "leaf"],
  ["hooves", "hoof"],
  ["calves", "calf"],
  ["loaves", "loaf"],
]);

/** The form under which a word is known to the index. `word` has no spaces. */
export function normaliseToken(word: string): string {
  const lower = word.toLowerCase();
  const token = isAscii(lower) ? lower : foldScript(lower);
  if (token.length < 4) return token;
  // Of four letters only a plural abbreviation ends in a plural s: "APIs", but "IFRS", "SSRS", "bias".
  if (token.length === 4)
    return /^[A-Z]{3}s$/.test(word) ? token.slice(0, 3) : (VARIANTS.get(token) ?? token);
  return unifySpelling(VARIANTS.get(token) ?? token);
}

/** In small letters without accents; the letters of other scripts lose none of their signs. */
export function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(COMBINING_LATIN, "");
}

function foldScript(token: string): string {
  if (ARABIC.test(token)) return foldArabic(token);
  if (SINHALA.test(token)) return foldSinhala(token);
  if (!ACCENTED_LATIN.test(token)) return token;
  return token
    .normalize("NFD")
    .replace(COMBINING_LATIN, "")
    .normalize("NFC")
    .replace("ß", "ss")
    .replace("œ", "oe");
}

function foldArabic(token: string): string {
  const plain = token.replace(ARABIC_MARKS, "").replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/ى/g, "ي");
  // The article with what is written onto it, and "and": "والإدارة" is "إدارة".
  const bare = plain.length > 4 ? plain.replace(/^(?:و?[بلك]?ال|ولل|لل)/, "") : plain;
  return bare.length > 4 ? bare.replace(/^و(?!ا)/, "") : bare;
}

/** Many keyboards leave the joiner out; an English "-ing" is written with either nasal: "වෙල්ඩිං" is "වෙල්ඩින්". */
function foldSinhala(token: string): string {
  return token.replace(JOINERS, "").replace(/\u0d82$/, "\u0db1\u0dca");
}

/** British endings and their American form; the first that fits is taken. */
const ENDINGS: readonly (readonly [british: string, american: string])[] = [
  ["isation", "ization"],
  ["isational", "izational"],
  ["ising", "izing"],
  ["yse", "yze"],
  ["ise", "ize"],
  ["our", "or"],
  ["oural", "oral"],
  ["tre", "ter"],
  ["ogue", "og"],
  ["lling", "ling"],
];

/** Words of their own, one letter from another: fillings are not filed, nor is tilled land tiled. */
const KEPT: ReadonlySet<string> = new Set(["filling", "tilling"]);

/** The last letters of those endings: most words have another and need no look. */
const BRITISH_LAST = "ngerl";

function unifySpelling(token: string): string {
  const word = singular(token);
  if (KEPT.has(word)) return word;
  if (word.length < 6 || !BRITISH_LAST.includes(word.charAt(word.length - 1))) return americanVowels(word);
  for (const [british, american] of ENDINGS) {
    if (word.endsWith(british)) return word.slice(0, -british.length) + american;
  }
  return americanVowels(word);
}

function americanVowels(word: string): string {
  return word.length > 6 && word.includes("ae") ? word.replace("ae", "e") : word;
}

function singular(token: string): string {
  if (!token.endsWith("s") || token.endsWith("ss") || token.endsWith("us") || token.endsWith("is"))
    return token;
  if (token.endsWith("ies")) return `${token.slice(0, -3)}y`;
  const isEs =
    token.endsWith("sses") || token.endsWith("ches") || token.endsWith("shes") || token.endsWith("xes");
  return token.slice(0, isEs ? -2 : -1);
}
