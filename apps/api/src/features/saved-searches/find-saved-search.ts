import type { FindSavedSearchInput, SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findByKey } from "./saved-searches.queries.ts";
import { narrowingFilters, searchKey } from "./search-key.ts";
import { toOneSavedSearch } from "./to-saved-searches.ts";

/** What the candidate has saved this search as; null when it is not saved. */
export async function findSavedSearch(
  deps: Pick<Dependencies, "database">,
  { userId }: CandidateActor,
  filters: FindSavedSearchInput,
): Promise<{ savedSearch: SavedSearch | null }> {
  const key = await searchKey(narrowingFilters(filters));
  const row = await findByKey(deps.database.db, { candidateId: userId, key });
  return { savedSearch: row === undefined ? null : await toOneSavedSearch(deps, row) };
}
