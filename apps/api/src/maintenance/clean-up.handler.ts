import { deleteOldEvents, deleteUnreferencedFiles, withTx } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";
import { deleteOldTraces } from "../features/applications/delete-old-traces.ts";
import { deleteOldNotifications } from "../features/notifications/delete-old-notifications.ts";
import { deleteLateRows } from "../features/users/deletion/deletion.queries.ts";
import { inBatches } from "../lib/in-batches.ts";

/** A client that was away for longer than this reads the lists anew anyway. */
const EVENTS_KEPT_DAYS = 14;
/** How long after a deletion something may still come for its member: far longer than a transaction takes. */
const LATE_ROWS_MS = 24 * 3_600_000;
/** Longer than any upload takes: the row that refers to a file follows within seconds. */
const ORPHANS_KEPT_MINUTES = 60;
/** Few enough that their rows are not held for long by a slow store, nor the connection given up as idle. */
const FILES_PER_ROUND = 50;

export async function run(deps: Dependencies, _payload?: object, signal?: AbortSignal): Promise<void> {
  const { db } = deps.database;
  await deps.sessions.deleteExpired();
  await deps.loginThrottle.deleteOld();
  await withTx(db, (tx) => deleteLateRows(tx, new Date(deps.now().getTime() - LATE_ROWS_MS)));
  await deleteOldEvents(db, EVENTS_KEPT_DAYS);
  await deleteOldNotifications(deps);
  await deleteOldTraces(deps);
  await inBatches(FILES_PER_ROUND, (limit) => deleteFiles(deps, limit), signal);
}

/** The rows go when all of their bytes are gone: a store that fails half-way leaves them to the next round. */
function deleteFiles({ database, files }: Dependencies, limit: number): Promise<number> {
  return withTx(database.db, async (tx) => {
    const keys = await deleteUnreferencedFiles(tx, { olderThanMinutes: ORPHANS_KEPT_MINUTES, limit });
    for (const key of keys) await files.delete(key);
    return keys.length;
  });
}
