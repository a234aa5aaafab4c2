import type { SavedSearch, UpdateSavedSearchInput } from "@rolecall/contracts/saved-searches/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findSavedSearchRow, updateSavedSearchRow } from "./saved-searches.queries.ts";
import { toOneSavedSearch } from "./to-saved-searches.ts";

/** Renames a saved search, or turns its alert on or off; what is left out stays as it is. */
export async function updateSavedSearch(
  deps: Pick<Dependencies, "database">,
  { userId }: CandidateActor,
  { id, name, alert }: UpdateSavedSearchInput,
): Promise<SavedSearch> {
  const { db } = deps.database;
  const own = { id, candidateId: userId };
  const changes = { ...(name === undefined ? {} : { name }), ...(alert === undefined ? {} : { alert }) };
  const row =
    Object.keys(changes).length === 0
      ? await findSavedSearchRow(db, own)
      : await updateSavedSearchRow(db, own, changes);
  if (row === undefined) throw notFound("saved search");
  return toOneSavedSearch(deps, row);
}
