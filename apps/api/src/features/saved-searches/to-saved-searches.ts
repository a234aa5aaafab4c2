import { MAX_NEW_JOBS } from "@rolecall/contracts/saved-searches/enums";
import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { countJobsSince } from "../jobs/search/search.queries.ts";
import { planWith, type SearchPlan } from "../jobs/search/search-plan.ts";
import { knownVocabularyOf } from "../jobs/search/vocabulary.ts";
import type { SavedSearchRow } from "./saved-searches.queries.ts";

/** Saved searches as they go out, each with the jobs that have come since it was last opened. */
export async function toSavedSearches(
  { database: { db } }: Pick<Dependencies, "database">,
  rows: readonly SavedSearchRow[],
): Promise<SavedSearch[]> {
  const vocabulary = knownVocabularyOf(db);
  const searches: { plan: SearchPlan; since: Date }[] = [];
  for (const { filters, openedAt } of rows) {
    searches.push({ plan: await planWith(vocabulary, filters), since: openedAt });
  }
  const counts = await countJobsSince(db, searches, MAX_NEW_JOBS);
  return rows.map((row, index) => toSavedSearch(row, counts[index] ?? 0));
}

export async function toOneSavedSearch(
  deps: Pick<Dependencies, "database">,
  row: SavedSearchRow,
): Promise<SavedSearch> {
  const [saved] = await toSavedSearches(deps, [row]);
  return saved ?? toSavedSearch(row, 0);
}

function toSavedSearch(
  { id, name, filters, alert, createdAt, openedAt }: SavedSearchRow,
  newJobs: number,
): SavedSearch {
  return {
    _id: id,
    name,
    filters,
    alert,
    newJobs,
    createdAt: createdAt.toISOString(),
    openedAt: openedAt.toISOString(),
  };
}
