import type { IdInput } from "@rolecall/contracts/common/id";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { Actor } from "../auth/actor.ts";
import { deleteHistoryEntry } from "./cv.queries.ts";

/** The file goes with it: the clean-up deletes what nothing refers to any more. */
export async function deleteCvHistoryEntry(deps: Dependencies, actor: Actor, { id }: IdInput): Promise<void> {
  if (!(await deleteHistoryEntry(deps.database.db, { id, ownerId: actor.userId })))
    throw notFound("analysis");
}
