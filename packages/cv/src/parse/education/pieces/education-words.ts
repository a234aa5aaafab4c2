import { suffixSet } from "../../positions/pieces/part-words.ts";
import type { LineView } from "../../text/cv-text.ts";
import { compilePhrases, list, type PhraseTable } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { compileWords, lazy, VOCABULARIES } from "../../vocabulary/vocabularies.ts";
import { REGIONAL_AWARDS, SCHOOL_EXAMS } from "./award-names.data.ts";
import { isNoDegree } from "./no-degree.ts";
import { SCHOOL_NAMES } from "./school-names.data.ts";

interface EducationTables {
  readonly degrees: PhraseTable<true>;
  readonly institutions: PhraseTable<true>;
  readonly institutionSuffixes: (word: string) => boolean;
  readonly fieldLinks: PhraseTable<string>;
}

const tables = lazy(
  (): EducationTables => ({
    degrees: compilePhrases(
      [...VOCABULARIES.map(({ education }) => education.degrees), SCHOOL_EXAMS, REGIONAL_AWARDS].flatMap(
        (phrases) => list(phrases).map((phrase) => [phrase, true] as const),
      ),
    ),
    institutions: compilePhrases(
      [...VOCABULARIES.map(({ education }) => education.institutions), SCHOOL_NAMES].flatMap((phrases) =>
        list(phrases).map((phrase) => [phrase, true] as const),
      ),
    ),
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
    const last = i + match.length;
    if (!isNoDegree({ tokens, text, first: i, last }, (at) => fieldLinkAt(tokens, at) > 0)) {
      return { first: i, last };
    }
  }
  return null;
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
    if (match !== null && isOfAward(tokens, i)) continue;
    if (match !== null) return { first: i, last: i + match.length };
    if (institutionSuffixes(tokens[i]?.text ?? "")) return { first: i, last: i + 1 };
  }
  return null;
}

/** "Industriekauffrau (IHK)": in brackets the chamber says what the award is worth. */
function isOfAward(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:ihk|hwk)$/.test(tokens[at]?.text ?? "") &&
    at > 1 &&
    tokens[at - 1]?.text === "(" &&
    tokens[at + 1]?.text === ")"
  );
}

/** "in", "of", "en" at a token, with its length. */
export function fieldLinkAt(tokens: readonly Token[], at: number): number {
  return tables().fieldLinks.matchAt(tokens, at)?.length ?? 0;
}
