import { type Job, MIN_NOTIFIED_SCORE } from "@rolecall/contracts/jobs/schemas";
import { compileJob } from "@rolecall/cv/match";
import { appendEvents, withTx } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { findApplicants } from "../applications/applicants.queries.ts";
import { notifyEach } from "../notifications/notify-each.ts";
import { findVisible } from "../users/hiding/visible.queries.ts";
import { toJob } from "./jobs.mapper.ts";
import { findJob, lockJob } from "./jobs.queries.ts";
import { findToldCandidates } from "./told-candidates.queries.ts";

/** So many are told in one transaction. */
const BATCH = 200;

interface Match {
  readonly userId: string;
  readonly score: number;
}

/** Tells each candidate once: who was told by an attempt that died half-way is left out by the next. */
export async function run(
  deps: Dependencies,
  { jobId }: { jobId: string },
  signal: AbortSignal,
): Promise<void> {
  const row = await findJob(deps.database.db, jobId);
  if (row === undefined || row.job.closedAt !== null) return;
  const found = await deps.candidateIndex.above(compileJob(row.job), MIN_NOTIFIED_SCORE);
  for (let from = 0; from < found.length; from += BATCH) {
    signal.throwIfAborted();
    const matches = found.slice(from, from + BATCH).map(({ id, score }) => ({ userId: id, score }));
    await tell(deps, toJob(row), matches);
  }
}

async function tell(deps: Dependencies, job: Job, matches: readonly Match[]): Promise<void> {
  await withTx(deps.database.db, async (tx) => {
    // The lock makes two attempts at one job follow each other, and a job deleted or closed tell nobody.
    const held = await lockJob(tx, job._id);
    if (held === undefined || held.closedAt !== null) return;
    const ids = matches.map(({ userId }) => userId);
    const told = await findToldCandidates(tx, job._id, ids);
    const visible = await findVisible(tx, held.recruiterId, ids);
    // A job that was closed may be open anew: who has applied knows of it.
    const applied = await findApplicants(tx, job._id, ids);
    const fresh = matches.filter(
      ({ userId }) => visible.has(userId) && !told.has(userId) && !applied.has(userId),
    );
    if (fresh.length === 0) return;
    const news = await notifyEach(tx, fresh, ({ userId, score }) => ({
      userId,
      type: "job_match",
      title: "New job match",
      message: `${job.title} fits your profile: ${score}%.`,
      matchScore: score,
      jobId: job._id,
    }));
    await appendEvents(
      tx,
      news.map(([{ userId, score }, notification]) => ({
        userId,
        event: { type: "job_match_found", notification, job, matchScore: score },
      })),
    );
  });
}
