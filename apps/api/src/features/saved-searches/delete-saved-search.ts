import type { IdInput } from "@rolecall/contracts/common/id";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { deleteSavedSearchRow } from "./saved-searches.queries.ts";

/** Deletes a saved search. Of what it has told its owner is not told again by another. */
export async function deleteSavedSearch(
  deps: Pick<Dependencies, "database">,
  { userId }: CandidateActor,
  { id }: IdInput,
): Promise<void> {
  const own = { id, candidateId: userId };
  if (!(await deleteSavedSearchRow(deps.database.db, own))) throw notFound("saved search");
}
