import { appendEvents, removeJobSearch, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { inBatches } from "../../../lib/in-batches.ts";
import { closeDueJobs, listJobsByIds } from "./expiry.queries.ts";
import { describeExpiry, tellRecruiters } from "./expiry-news.ts";

export type ExpiryDeps = Pick<Dependencies, "database" | "jobIndex" | "now">;

/** Per transaction: it holds the jobs' rows and, at its end, the event log. */
export const JOBS_PER_BATCH = 100;

/**
 * Closes the jobs whose time is over and tells their recruiters; returns how many. Safe to run at any time and
 * in several processes at once: each is closed once.
 */
export function closeExpiredJobs(deps: ExpiryDeps, signal?: AbortSignal): Promise<number> {
  return inBatches(JOBS_PER_BATCH, (limit) => closeBatch(deps, limit), signal);
}

async function closeBatch({ database, jobIndex, now }: ExpiryDeps, limit: number): Promise<number> {
  const ids = await withTx(database.db, async (tx) => {
    const at = now();
    const closed = await closeDueJobs(tx, { now: at, limit });
    await removeJobSearch(tx, closed);
    for (const id of closed) await jobIndex.announce(tx, id);
    const rows = await listJobsByIds(tx, closed);
    await appendEvents(tx, await tellRecruiters(tx, rows, { describe: describeExpiry, now: at }));
    return closed;
  });
  for (const id of ids) await jobIndex.refresh(id);
  return ids.length;
}
