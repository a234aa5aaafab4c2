import { hasCertificateWord } from "../certifications/certificate-words.ts";
import { suffixSet } from "../positions/part-words.ts";
import type { LineView } from "../text/cv-text.ts";
import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy, VOCABULARIES } from "../vocabulary/vocabularies.ts";

interface EducationTables {
  readonly degrees: PhraseTable<string>;
  readonly institutions: PhraseTable<string>;
  readonly institutionSuffixes: (word: string) => boolean;
  readonly fieldLinks: PhraseTable<string>;
}

const tables = lazy(
  (): EducationTables => ({
    degrees: compilePhrases(
      VOCABULARIES.flatMap(({ education, code }) =>
        list(education.degrees).map((phrase) => [phrase, code] as const),
      ),
    ),
    institutions: compileWords(({ education }) => education.institutions),
    institutionSuffixes: suffixSet(VOCABULARIES.flatMap((v) => list(v.education.institutionSuffixes ?? ""))),
    fieldLinks: compileWords(({ education }) => education.fieldLinks),
  }),
);

export interface WordMatch {
  readonly first: number;
  readonly last: number;
}

/** The first degree or school certificate named in a text; short forms count only as they are written (MA, not "ma"). */
export function findDegree(tokens: readonly Token[], text: string): WordMatch | null {
  const { degrees } = tables();
  for (let i = 0; i < tokens.length; i++) {
    const match = degrees.matchAt(tokens, i);
    if (match === null) continue;
    const from = tokens[i]?.start ?? 0;
    const to = tokens[i + match.length - 1]?.end ?? 0;
    const written = text.slice(from, to);
    if (written.length <= 4 && !isWrittenShort(written)) continue;
    // "BS1 4TR": the postcode of Bristol.
    const next = tokens[i + match.length];
    if (match.length === 1 && written.length <= 2 && next?.kind === "number" && next.start === to) continue;
    // A month, unless it is written as the degree of an architect.
    if (/^march$/i.test(written) && !/^M\.?Arch$/.test(written)) continue;
    if (
      /^(?:be|me|ms|ma|dr|md|pg|be in)$/i.test(written) &&
      !isAbbreviation(written, tokens, i, match.length)
    )
      continue;
    // "Certified Scrum Master", "Master Chef Award", "webmaster": masters of no university.
    if (
      /^master$/i.test(written) &&
      /^(?:scrum|web|station|quarter|post|harbour|harbor|head|dock|yard)$/.test(tokens[i - 1]?.text ?? "")
    )
      continue;
    // "Foundation Doctor": a post; "Doctor of Medicine": a degree.
    if (/^doctor$/i.test(written) && !/^(?:of|in|en|degree)$/.test(tokens[i + match.length]?.text ?? ""))
      continue;
    // "HACCP Level 3", "Food Hygiene Level 2": the level of a certificate.
    if (/^level \d$/i.test(written) && hasCertificateWord(tokens.slice(0, i))) continue;
    // "Safeguarding Level 2": a level behind a name that no study has.
    if (/^level \d$/i.test(written) && i > 0 && isEnd(tokens[i + match.length])) continue;
    // "Gymnasium Alleestraße" is a school, "Gymnasium" alone what one leaves it with.
    if (/^(?:gymnasium|lyceum|atheneum|liceo|lycée)$/i.test(written) && tokens[i + 1]?.kind === "word")
      continue;
    // "Marine Parade Secondary School": with a name in front it is a school.
    if (/school$/i.test(written) && isName(tokens[i - 1], text)) continue;
    // "Matriculation School": the kind of school by the examination it leads to.
    if (/^matric/i.test(written) && /^(?:school|hr|higher)$/.test(tokens[i + match.length]?.text ?? ""))
      continue;
    // "Driving licence" is none of the degrees of that name.
    if (/^licen[cs]e$/i.test(written) && (i > 0 || (tokens[i + 1]?.kind !== "word" && !isLabel(text, to))))
      continue;
    return { first: i, last: i + match.length };
  }
  return null;
}

/** "Licence : Physique", but not "Licence: B" or "Licence: Class C". */
function isLabel(text: string, at: number): boolean {
  return /^\s?:\s(?!class|categ|type|full|clean|driv|permis)\p{L}{4}/iu.test(text.slice(at));
}

function isName(token: Token | undefined, text: string): boolean {
  return (
    token?.kind === "word" &&
    /^\p{Lu}/u.test(text.slice(token.start)) &&
    !/^(?:completed?|finished|upper|lower|senior|junior|general|higher|public|state|a|the|of|in)$/.test(
      token.text,
    )
  );
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind !== "word";
}

/** BSc, LL.B, CAP, Bac and the like: two capitals, or a short word that is one in its language. */
function isWrittenShort(written: string): boolean {
  if (/^(?:bac|abi|abitur|lic|dipl|vwo|havo|vmbo|mbo|hbo)\.?$/i.test(written)) return true;
  return /\p{Lu}.*\p{Lu}/u.test(written) || /[\d+]/.test(written) || /^\p{Lo}/u.test(written);
}

const AFTER_MICROSOFT =
  /^(?:word|excel|office|powerpoint|access|project|outlook|teams|visio|sql|dos|paint|windows|dynamics|publisher)$/;

/** "MS in", "MA," but not the title "Ms Silva" or "Dr Perera". */
function isAbbreviation(written: string, tokens: readonly Token[], at: number, length: number): boolean {
  if (written !== written.toUpperCase())
    return /^[BM]\.?[EA]\.?$/.test(written) && tokens[at + length]?.text === "(";
  const next = tokens[at + length];
  if (AFTER_MICROSOFT.test(next?.text ?? "")) return false;
  return (
    next === undefined ||
    next.kind === "mark" ||
    tables().fieldLinks.matchAt(tokens, at + length) !== null ||
    /^dr$/i.test(written) === false
  );
}

/** 1 when the line names a degree, else 0. */
export function degreeScore(view: LineView): number {
  return findDegree(view.tokens, view.text) === null ? 0 : 1;
}

/** The first word that names a place of learning. */
export function findInstitution(tokens: readonly Token[]): WordMatch | null {
  const { institutions, institutionSuffixes } = tables();
  for (let i = 0; i < tokens.length; i++) {
    const match = institutions.matchAt(tokens, i);
    if (match !== null) return { first: i, last: i + match.length };
    if (institutionSuffixes(tokens[i]?.text ?? "")) return { first: i, last: i + 1 };
  }
  return null;
}

/** "in", "of", "en" at a token, with its length. */
export function fieldLinkAt(tokens: readonly Token[], at: number): number {
  return tables().fieldLinks.matchAt(tokens, at)?.length ?? 0;
}
