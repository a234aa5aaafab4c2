/**
 * Token normalisation, applied alike to the aliases of the graph and to the text of a CV, so that a
 * spelling only has to be written once: case, Latin accents, British and American spelling, plural s,
 * Arabic article and letter variants.
 */

const COMBINING_LATIN = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u0640\u064b-\u065f\u0670]/g;
const ASCII = /^[\x20-\x7e]*$/;
const ARABIC = /[\u0600-\u06ff]/;

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
  ["fulfilment", "fulfillment"],
]);

/** The form under which a word is known to the index. `word` has no spaces. */
export function normaliseToken(word: string): string {
  const lower = word.toLowerCase();
  const token = ASCII.test(lower) ? lower : foldScript(lower);
  if (token.length < 4) return token;
  // Of four letters only a plural abbreviation ends in a plural s: "APIs", but "IFRS", "SSRS", "bias".
  if (token.length === 4) return /^[A-Z]{3}s$/.test(word) ? token.slice(0, 3) : (VARIANTS.get(token) ?? token);
  return unifySpelling(VARIANTS.get(token) ?? token);
}

function foldScript(token: string): string {
  if (ARABIC.test(token)) return foldArabic(token);
  return token
    .normalize("NFD")
    .replace(COMBINING_LATIN, "")
    .normalize("NFC")
    .replace("ß", "ss")
    .replace("œ", "oe");
}

function foldArabic(token: string): string {
  const plain = token.replace(ARABIC_MARKS, "").replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/ى/g, "ي");
  return plain.length > 4 ? plain.replace(/^[وبل]?ال/, "") : plain;
}

function unifySpelling(token: string): string {
  const word = singular(token);
  const length = word.length;
  if (length < 6) return word;
  if (word.endsWith("isation")) return `${word.slice(0, -7)}ization`;
  if (word.endsWith("ising")) return `${word.slice(0, -5)}izing`;
  if (word.endsWith("yse")) return `${word.slice(0, -3)}yze`;
  if (word.endsWith("ise")) return `${word.slice(0, -3)}ize`;
  if (word.endsWith("our")) return `${word.slice(0, -3)}or`;
  if (word.endsWith("tre")) return `${word.slice(0, -3)}ter`;
  if (word.endsWith("ogue")) return word.slice(0, -2);
  if (word.endsWith("lling")) return `${word.slice(0, -5)}ling`;
  if (word.endsWith("oural")) return `${word.slice(0, -5)}oral`;
  if (length > 6 && word.includes("ae")) return word.replace("ae", "e");
  return word;
}

function singular(token: string): string {
  const last = token.charCodeAt(token.length - 1);
  if (last !== 115 /* s */) return token;
  if (/(ss|us|is)$/.test(token)) return token;
  if (token.endsWith("ies") && token.length > 4) return `${token.slice(0, -3)}y`;
  if (/(sses|ches|shes|xes)$/.test(token)) return token.slice(0, -2);
  return token.slice(0, -1);
}
