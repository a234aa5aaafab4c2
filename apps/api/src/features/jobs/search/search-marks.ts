import type { JobFilters } from "@rolecall/contracts/jobs/schemas";
import { type Executor, isVocabularyWord, normalise, wordsOf } from "@rolecall/db";
import { findUsedBeginnings } from "./search.queries.ts";
import { exactFacets, isEmptyRange, skillFacets } from "./search-plan.ts";

/*
 * Marks answer "which of very many searches may find this job?" without asking each. They are coarser than the
 * search and never stricter: whatever is in the vocabulary, a job that a search finds has a mark of each of its
 * groups. `search-marks.db.test.ts` holds them to it.
 */

/** Of a search that any job may be found by. */
const ANY = "*";
const BEGINNING = "^";
const MAX_MARK = 200;
const GRAM = 3;

/** The marks of a search: a job that it finds has at least one of each group. */
export type MarkGroups = readonly (readonly string[])[];

/** The groups of a search, the most telling first. One without marks: nothing is ever found. */
export async function marksOfSearch(filters: JobFilters): Promise<MarkGroups> {
  const { keyword = "" } = filters;
  const words = wordsOf(keyword).toSorted((a, b) => b.length - a.length);
  const skills = (await skillFacets(filters.skills ?? "")).flat().map(({ facet }) => facet);
  const nothing = (words.length === 0 && keyword.trim() !== "") || isEmptyRange(filters);
  const groups = [
    ...(nothing ? [[]] : []),
    ...words.map((word) => [beginning(word), ...nearMarks(word)]),
    ...(skills.length === 0 ? [] : [skills]),
    ...gramsOf(filters.city).map((gram) => [inTerm("city", gram)]),
    ...gramsOf(filters.industry).map((gram) => [inTerm("industry", gram)]),
    ...exactFacets(filters).map((facet) => [facet]),
  ];
  return groups.map((group) => group.map(cut));
}

/**
 * Those by which jobs lead to each search: of one group, for a job that has none of it is not found. A word is taken
 * for a misspelt one only while no job has a word that begins with it: until then its beginning is all.
 */
export async function leadingMarks(
  db: Executor,
  searches: readonly MarkGroups[],
): Promise<readonly (readonly string[])[]> {
  const used = await findUsedBeginnings(
    db,
    searches.flatMap((groups) => leadingWord(groups) ?? []),
  );
  return searches.map((groups) => {
    const word = leadingWord(groups);
    if (word !== undefined && used.has(word)) return [beginning(word)];
    return [...new Set(groups[0] ?? [ANY])];
  });
}

function leadingWord(groups: MarkGroups): string | undefined {
  const first = groups[0]?.[0];
  return first?.startsWith(BEGINNING) === true ? first.slice(BEGINNING.length) : undefined;
}

/** Everything by which a search may find the job, from the lexemes of its document. */
export function marksOfJob(lexemes: readonly string[]): ReadonlySet<string> {
  return new Set([ANY, ...lexemes.flatMap(marksOfLexeme).map(cut)]);
}

function marksOfLexeme(lexeme: string): readonly string[] {
  const [, kind, term = ""] = /^=(city|industry):(.*)$/su.exec(lexeme) ?? [];
  if (kind === "city" || kind === "industry") {
    const letters = [...term];
    const sizes = Array.from({ length: GRAM }, (_, index) => index + 1);
    return sizes.flatMap((size) => runsOf(letters, size)).map((gram) => inTerm(kind, gram));
  }
  if (lexeme.startsWith("=")) return [lexeme];
  const letters = [...lexeme];
  const beginnings = letters.map((_, index) => beginning(letters.slice(0, index + 1).join("")));
  return [...beginnings, ...nearMarks(lexeme)];
}

/** Whether the search may find the job: then it is worth asking. */
export function mayFind(groups: MarkGroups, job: ReadonlySet<string>): boolean {
  return groups.every((group) => group.some((mark) => job.has(mark)));
}

function beginning(word: string): string {
  return `${BEGINNING}${word}`;
}

/**
 * Two words that one slip turns into each other have one of these in common: themselves, each letter left out. None
 * for words of which the vocabulary knows nothing, which are never mended.
 */
function nearMarks(word: string): string[] {
  if (!isVocabularyWord(word)) return [];
  const letters = [...word];
  const shortened = letters.map((_, at) => letters.toSpliced(at, 1).join(""));
  return [word, ...shortened].map((form) => `~${form}`);
}

function inTerm(kind: "city" | "industry", gram: string): string {
  return `${kind}:${gram}`;
}

/** A term that contains the text contains each of these. */
function gramsOf(text = ""): string[] {
  const letters = [...normalise(text).trim()];
  return letters.length === 0 ? [] : runsOf(letters, Math.min(GRAM, letters.length));
}

function runsOf(letters: readonly string[], size: number): string[] {
  const count = Math.max(letters.length - size + 1, 0);
  return Array.from({ length: count }, (_, at) => letters.slice(at, at + size).join(""));
}

/** Cut alike on both sides, and still text that Postgres takes. */
function cut(mark: string): string {
  return mark.slice(0, MAX_MARK).toWellFormed();
}
