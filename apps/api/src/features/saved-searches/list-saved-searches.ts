import type { SavedSearch } from "@rolecall/contracts/saved-searches/schemas";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { listSavedSearchRows } from "./saved-searches.queries.ts";
import { toSavedSearches } from "./to-saved-searches.ts";

/** The newest first. */
export async function listSavedSearches(
  deps: Pick<Dependencies, "database">,
  actor: CandidateActor,
): Promise<{ savedSearches: SavedSearch[] }> {
  const rows = await listSavedSearchRows(deps.database.db, actor.userId);
  return { savedSearches: await toSavedSearches(deps, rows) };
}
