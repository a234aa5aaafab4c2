import type { Dependencies } from "../../dependencies.ts";
import { inBatches } from "../../lib/in-batches.ts";
import { deleteRemovedBefore } from "./removal.queries.ts";

/** As long as the notification that told of it. */
const RETENTION_DAYS = 180;
const DAY_MS = 86_400_000;
/** Small enough that one statement stays far below the statement timeout. */
const BATCH_SIZE = 5_000;

/** Deletes what is left of applications that were removed long ago; returns how many. */
export function deleteOldTraces(deps: Pick<Dependencies, "database" | "now">): Promise<number> {
  const before = new Date(deps.now().getTime() - RETENTION_DAYS * DAY_MS);
  return inBatches(BATCH_SIZE, (limit) => deleteRemovedBefore(deps.database.db, before, limit));
}
