import type { Dependencies } from "../../dependencies.ts";
import { inBatches } from "../../lib/in-batches.ts";
import { deleteNotificationsBefore } from "./notifications.queries.ts";

/** Read or not: what half a year old news is about has long been seen on its own screen. */
const RETENTION_DAYS = 180;
const DAY_MS = 86_400_000;
/** Small enough that one statement stays far below the statement timeout. */
const BATCH_SIZE = 5_000;

/** Deletes notifications that are older than the retention; returns how many. */
export function deleteOldNotifications(deps: Pick<Dependencies, "database" | "now">): Promise<number> {
  const before = new Date(deps.now().getTime() - RETENTION_DAYS * DAY_MS);
  return inBatches(BATCH_SIZE, (limit) => deleteNotificationsBefore(deps.database.db, before, limit));
}
