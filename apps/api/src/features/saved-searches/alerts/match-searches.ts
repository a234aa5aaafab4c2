import { setImmediate } from "node:timers/promises";
import type { SavedFilters } from "@rolecall/contracts/saved-searches/schemas";
import { type Db, wordsOf } from "@rolecall/db";
import {
  findLexemes,
  findPlansThatFind,
  type SearchedJob,
  type SearchRow,
} from "../../jobs/search/matching-plans.queries.ts";
import { marksOfJob, marksOfSearch, mayFind } from "../../jobs/search/search-marks.ts";
import { planWith, type SearchPlan } from "../../jobs/search/search-plan.ts";
import { type KnownVocabulary, knownVocabularyOf } from "../../jobs/search/vocabulary.ts";
import { readMarkedSearches } from "./alerts.queries.ts";

/** To plan so many takes a few milliseconds, during which nobody is answered. */
const PLANNED_AT_ONCE = 500;

interface MatchOptions {
  readonly jobId: string;
  /** Left out when every search that finds the job has news. */
  readonly before?: SearchRow | undefined;
  readonly signal: AbortSignal;
}

/**
 * The keys of the saved searches with an alert that find the job now and did not before. However many there are,
 * only those that share a mark with the job are read, equal ones once, and what they find the search itself says.
 */
export async function matchSearches(db: Db, { jobId, before, signal }: MatchOptions): Promise<string[]> {
  const lexemes = await findLexemes(db, jobId);
  if (lexemes === undefined) return [];
  const marks = marksOfJob(lexemes);
  const vocabulary = knownVocabularyOf(db);
  const keys: string[] = [];
  for await (const searches of readMarkedSearches(db, marks)) {
    for (let from = 0; from < searches.length; from += PLANNED_AT_ONCE) {
      signal.throwIfAborted();
      const some = searches.slice(from, from + PLANNED_AT_ONCE);
      const found = await thoseThatFind(db, { jobId }, await planThose(vocabulary, some, marks));
      const known = before === undefined ? [] : await thoseThatFind(db, { row: before }, found);
      const old = new Set(known.map(({ key }) => key));
      for (const { key } of found) if (!old.has(key)) keys.push(key);
      await setImmediate();
    }
  }
  return keys;
}

interface Planned {
  readonly key: string;
  readonly plan: SearchPlan;
}

/** Of those that may find the job. */
async function planThose(
  vocabulary: KnownVocabulary,
  searches: readonly { readonly key: string; readonly filters: SavedFilters }[],
  marks: ReadonlySet<string>,
): Promise<Planned[]> {
  const worthAsking: (typeof searches)[number][] = [];
  for (const search of searches)
    if (mayFind(await marksOfSearch(search.filters), marks)) worthAsking.push(search);
  await vocabulary.learn(worthAsking.flatMap(({ filters }) => wordsOf(filters.keyword ?? "")));
  const planned: Planned[] = [];
  for (const { key, filters } of worthAsking)
    planned.push({ key, plan: await planWith(vocabulary, filters) });
  return planned;
}

async function thoseThatFind(db: Db, job: SearchedJob, planned: readonly Planned[]): Promise<Planned[]> {
  const plans = planned.map(({ plan }) => plan);
  const places = plans.length === 0 ? [] : await findPlansThatFind(db, job, plans);
  return places.flatMap((place) => planned[place] ?? []);
}
