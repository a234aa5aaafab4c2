import type { Token } from "../../text/tokens.ts";
import { fieldLinkAt } from "../pieces/education-words.ts";

/** The subject behind the words of a degree, as far as it is named beside them. */
export function fieldOf(
  tokens: readonly Token[],
  degree: { readonly last: number },
  text: string,
): string | null {
  const from = startOfField(tokens, degree.last);
  const rest = withoutLooseBracket(tokens.slice(from));
  const [first, last] = [rest[0], rest.at(-1)];
  if (first === undefined || last === undefined || first.kind === "number") return null;
  const written = closeBracket(text.slice(first.start, last.end), text[last.end])
    .replace(/\s+/g, " ")
    .replace(FACULTY, "")
    .replace(MAJOR, "");
  const isBehindKind = OF_KIND.test(tokens[from - 1]?.text ?? "") && namesKind(tokens, degree.last);
  const field = isBehindKind ? written.replace(KIND, "") : written;
  // "Betriebswirt (IHK)", "Class XII (CBSE)": who examined, where no link leads to it.
  const isInBracket = from === degree.last + 1 && tokens[degree.last]?.text === "(";
  const isExaminer =
    isInBracket && (EXAMINERS.test(field) || isShortFor(field, tokens.slice(0, degree.last)));
  const isGrade = rest.length <= 3 && GRADE.test(field);
  return isExaminer || isGrade || NO_FIELDS.some((pattern) => pattern.test(field)) ? null : field;
}

/** "Bachelor of Nursing Science (BNS)", "inżynier (BEng)": the award once more, in letters. */
function isShortFor(field: string, award: readonly Token[]): boolean {
  if (!/^\p{Lu}[\p{L}.]{1,8}$/u.test(field)) return false;
  const letters = field.replace(/[^\p{Lu}]/gu, "").toLowerCase();
  const initials = award.flatMap(({ kind, text }) => (kind === "word" ? [text.slice(0, 1)] : [])).join("");
  return initials.includes(letters) || SHORT_DEGREE.test(field);
}

const SHORT_DEGREE =
  /^(?:[BM]\.?(?:A|S|Sc|Eng|E|Tech|Ed|Com|BA|Phil|Arch|FA)|Ph\.?D|LL\.?[BM]|WASSCE|SSCE|HNC|HND|Matric|IGCSE|GCSE)\.?$/u;

/** Where the subject begins: behind the word that leads to it, and behind the marks and honours there. */
function startOfField(tokens: readonly Token[], degree: number): number {
  let from = behindLink(tokens, degree);
  // "BSc (Hons) in Physics": what stands in brackets before the link is no subject.
  while (tokens[from]?.kind === "mark") from++;
  return HONOURS.test(tokens[from]?.text ?? "") && tokens[from + 1]?.text === ")" ? from + 2 : from;
}

function behindLink(tokens: readonly Token[], degree: number): number {
  // "Bacharelado em Ciência da Computação": the link is one with the degree, and "da" stands inside the subject.
  if (degree > 1 && fieldLinkAt(tokens, degree - 1) === 1) return degree;
  for (let at = degree; at < tokens.length; at++) {
    const link = fieldLinkAt(tokens, at);
    if (link > 0) return at + link;
  }
  return degree;
}

/** Without the end of a bracket that begins in the degree. */
function withoutLooseBracket(tokens: readonly Token[]): readonly Token[] {
  const isLoose = tokens.at(-1)?.text === ")" && !tokens.some(({ text }) => text === "(");
  return isLoose ? tokens.slice(0, -1) : tokens;
}

const HONOURS =
  /^(?:hons?|honours|honors|special|general|pass|distinction|merit|1st|first|2nd|second|cum laude)$/;

/** "Hons", "Level 3", "General". */
const GRADE = /^(?:hons?|honours|honors|level|pass|general)\b/i;

/** "Associate of", "Bachelor of": the words behind name the kind of degree. */
function namesKind(tokens: readonly Token[], last: number): boolean {
  return tokens
    .slice(0, last)
    .some(({ text }) => /^(?:associates?|bachelors?|masters?|doctor|doctorate)$/.test(text));
}

const OF_KIND = /^of$/;
/** "Occupational Studies in Culinary Arts": behind the kind of associate stands what was read. */
const KIND = /^\p{L}[\p{L} &]{3,40}? in (?=\p{Lu})/u;
const EXAMINERS = /^(?:IHK|HWK|FH|TU|TH|DH|BA|VWA|SGD|Univ\.?|CBSE|ICSE|ISC|SSC|HSC|WAEC|NECO|UK|US|USA)$/u;

/** What stands where the subject would and names none. */
const NO_FIELDS: readonly RegExp[] = [
  /^(?:curso|cours|corso|primo livello|secondo livello|cycle)$/iu,
  // "BTEC Level 3 Extended Diploma": the rest of the award's own name.
  /^(?:level \d )?(?:(?:extended|subsidiary|national|higher|foundation|advanced|technical|vocational) )*(?:diploma|certificate|award)$/iu,
  // "G.C.E. A/L", "G.C.E. (O/L) Examination".
  /^\(?["'‘’]?[AO]["'’]?(?:\/L|[ -]levels?)(?!\p{L})/iu,
  /^(?:advanced|ordinary) level(?!\p{L})/iu,
  // "Master's Degree".
  /^degree$/i,
  // "PhD candidate".
  /^(?:candidate|student|researcher|graduate)$/i,
];

/** "Business Administration major in Marketing". */
const MAJOR = /^.{0,40}?(?<!\p{L})(?:major(?:ing|ed)?|concentration|speciali[sz]ation) in (?=\p{L})/iu;

/** "Accounting (Special" with the bracket behind it. */
function closeBracket(field: string, next: string | undefined): string {
  return field.includes("(") && !field.includes(")") && next === ")" ? `${field})` : field;
}

/** "Science : Chemical Engineering", "Arts in Natural Resources": the kind of bachelor in front of what was read. */
const FACULTY =
  /^(?:(?:applied )?sciences?|(?:fine |applied |liberal )?arts|engineering|technology|laws?|commerce|education|philosophy)(?: degree)?(?: \([^)]*\))?(?:\s?[:,–—-]\s?| in )(?=\p{L})/iu;
