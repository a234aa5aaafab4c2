import type { Token } from "../text/tokens.ts";
import { fieldLinkAt } from "./education-words.ts";

/** The subject behind the words of a degree, as far as it is named beside them. */
export function fieldOf(
  tokens: readonly Token[],
  degree: { readonly last: number },
  text: string,
): string | null {
  let from = degree.last;
  // "Bacharelado em Ciência da Computação": the link is one with the degree, and "da" stands inside the subject.
  const isLinked = degree.last > 1 && fieldLinkAt(tokens, degree.last - 1) === 1;
  for (let i = degree.last; i < tokens.length && !isLinked; i++) {
    const link = fieldLinkAt(tokens, i);
    if (link > 0) {
      from = i + link;
      break;
    }
  }
  // "BSc (Hons) in Physics": what stands in brackets before the link is no subject.
  while (tokens[from]?.kind === "mark" && from < tokens.length) from++;
  if (
    /^(?:hons?|honours|honors|special|general|pass)$/.test(tokens[from]?.text ?? "") &&
    tokens[from + 1]?.text === ")"
  )
    from += 2;
  const rest = tokens
    .slice(from)
    .filter(
      (token, index, all) =>
        !(index === all.length - 1 && token.text === ")" && !all.some(({ text: mark }) => mark === "(")),
    );
  const first = rest[0];
  const last = rest.at(-1);
  if (first === undefined || last === undefined || first.kind === "number") return null;
  let field = closeBracket(text.slice(first.start, last.end), text[last.end])
    .replace(/\s+/g, " ")
    .replace(FACULTY, "")
    .replace(MAJOR, "")
    .replace(WIDE, "");
  // "Occupational Studies in Culinary Arts": behind the kind of associate stands what was read.
  if (degree.last > 0 && OF_KIND.test(tokens[from - 1]?.text ?? "") && namesKind(tokens, degree.last))
    field = field.replace(/^\p{L}[\p{L} &]{3,40}? in (?=\p{Lu})/u, "");
  if (/^(?:curso|cours|corso|primo livello|secondo livello|cycle)$/iu.test(field)) return null;
  // "Betriebswirt (IHK)", "Class XII (CBSE)": who examined, where no link leads to it.
  if (from === degree.last + 1 && tokens[degree.last]?.text === "(" && EXAMINERS.test(field)) return null;
  // "BTEC Level 3 Extended Diploma": the rest of the award's own name.
  if (REST_OF_AWARD.test(field)) return null;
  // "Master's Degree" names no subject.
  if (/^degree$/i.test(field)) return null;
  return /^(?:hons?|honours|honors|level|pass|general)\b/i.test(field) && rest.length <= 3 ? null : field;
}

/** "Associate of", "Bachelor of": the words behind name the kind of degree. */
function namesKind(tokens: readonly Token[], last: number): boolean {
  return tokens
    .slice(0, last)
    .some(({ text }) => /^(?:associates?|bachelors?|masters?|doctor|doctorate)$/.test(text));
}

const OF_KIND = /^of$/;
const EXAMINERS = /^(?:IHK|HWK|FH|TU|TH|DH|BA|VWA|SGD|Univ\.?|CBSE|ICSE|ISC|SSC|HSC|WAEC|NECO|UK|US|USA)$/u;
const REST_OF_AWARD =
  /^(?:level \d )?(?:(?:extended|subsidiary|national|higher|foundation|advanced|technical|vocational) )*(?:diploma|certificate|award)$/iu;

/** "Business Administration major in Marketing", "Business Administration in Marketing". */
const MAJOR = /^.{0,40}?(?<!\p{L})(?:major(?:ing|ed)?|concentration|speciali[sz]ation) in (?=\p{L})/iu;
const WIDE =
  /^(?:business administration|(?:elementary|secondary) education)(?:\s?[:–—-]\s?| in )(?=\p{L})/iu;

/** "Accounting (Special" with the bracket behind it. */
function closeBracket(field: string, next: string | undefined): string {
  return field.includes("(") && !field.includes(")") && next === ")" ? `${field})` : field;
}

/** "Science : Chemical Engineering", "Arts in Natural Resources": the kind of bachelor in front of what was read. */
const FACULTY =
  /^(?:(?:applied )?sciences?|(?:fine |applied |liberal )?arts|engineering|technology|laws?|commerce|education|philosophy)(?: degree)?(?: \([^)]*\))?(?:\s?[:,–—-]\s?| in )(?=\p{L})/iu;
