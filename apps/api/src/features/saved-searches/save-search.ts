import { MAX_SAVED_SEARCHES } from "@rolecall/contracts/saved-searches/enums";
import type { SaveSearchInput, SaveSearchResult } from "@rolecall/contracts/saved-searches/schemas";
import { withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, invalidInput, notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { leadingMarks, marksOfSearch } from "../jobs/search/search-marks.ts";
import { lockProfile } from "../users/profile.queries.ts";
import { countSavedSearches, findByKey, insertSavedSearch } from "./saved-searches.queries.ts";
import { narrowingFilters, searchKey } from "./search-key.ts";
import { toOneSavedSearch } from "./to-saved-searches.ts";

/** Saves a search. One that is saved already is answered as it is, under the name it has. */
export async function saveSearch(
  deps: Pick<Dependencies, "database" | "now">,
  { userId }: CandidateActor,
  { name, alert, ...input }: SaveSearchInput,
): Promise<SaveSearchResult> {
  const filters = narrowingFilters(input.filters);
  if (Object.keys(filters).length === 0) throw invalidInput("filters", "Choose at least one filter.");
  const [key, groups] = await Promise.all([searchKey(filters), marksOfSearch(filters)]);
  const [marks = []] = await leadingMarks(deps.database.db, [groups]);
  const { row, created } = await withTx(deps.database.db, async (tx) => {
    // Two at once follow one another; a deleted member has no profile.
    if ((await lockProfile(tx, userId)) === undefined) throw notFound("profile");
    const before = await findByKey(tx, { candidateId: userId, key });
    if (before !== undefined) return { row: before, created: false };
    if ((await countSavedSearches(tx, userId)) >= MAX_SAVED_SEARCHES) throw full();
    const values = { candidateId: userId, name, filters, key, alert, at: deps.now() };
    return { row: await insertSavedSearch(tx, { ...values, marks }), created: true };
  });
  if (row === undefined) throw notFound("saved search");
  return { savedSearch: await toOneSavedSearch(deps, row), created };
}

function full(): AppError {
  const text = `You have ${MAX_SAVED_SEARCHES} saved searches, as many as there can be. Delete one to save another.`;
  return new AppError("STATE_CONFLICT", text);
}
