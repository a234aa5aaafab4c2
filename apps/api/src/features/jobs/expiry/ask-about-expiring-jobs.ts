import { JOB_EXPIRY_NOTICE_DAYS } from "@rolecall/contracts/jobs/enums";
import { appendEvents, withTx } from "@rolecall/db";
import { inBatches } from "../../../lib/in-batches.ts";
import { type ExpiryDeps, JOBS_PER_BATCH } from "./close-expired-jobs.ts";
import { listJobsByIds, markAsked } from "./expiry.queries.ts";
import { describeQuestion, tellRecruiters } from "./expiry-news.ts";

/**
 * Asks the recruiters of jobs that close soon whether they are still open; returns how many. Safe to run at
 * any time and in several processes at once: each is asked about once, and again once its time began anew.
 */
export function askAboutExpiringJobs(deps: ExpiryDeps, signal?: AbortSignal): Promise<number> {
  return inBatches(JOBS_PER_BATCH, (limit) => askBatch(deps, limit), signal);
}

function askBatch({ database, now }: ExpiryDeps, limit: number): Promise<number> {
  return withTx(database.db, async (tx) => {
    const at = now();
    const ids = await markAsked(tx, { now: at, limit, noticeDays: JOB_EXPIRY_NOTICE_DAYS });
    const rows = await listJobsByIds(tx, ids);
    await appendEvents(tx, await tellRecruiters(tx, rows, { describe: describeQuestion, now: at }));
    return ids.length;
  });
}
