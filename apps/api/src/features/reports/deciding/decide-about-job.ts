import { appendEvents, type JobRow, type NewLiveEvent, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { AppError, notFound } from "../../../errors/app-error.ts";
import { lockJob } from "../../jobs/jobs.queries.ts";
import { takeOffJob } from "../../jobs/take-off-job.ts";
import { describeDecision, tellOwner, tellReporters } from "./decision-news.ts";
import { decideOpenReports, setWithheld } from "./decisions.queries.ts";

export type JobDecision = "close" | "dismiss" | "restore";

/**
 * Whoever runs the site decides about a job: `close` takes it off for good, `dismiss` leaves it as it is, and
 * `restore` lets its recruiter reopen one that was closed. The first two answer every open report about it; who
 * reported is told, and the recruiter of what becomes of the job.
 * @returns how many reports are answered.
 */
export async function decideAboutJob(
  deps: Dependencies,
  { jobId, decision }: { jobId: string; decision: JobDecision },
): Promise<number> {
  const now = deps.now();
  const answered = await withTx(deps.database.db, (tx) =>
    decision === "restore"
      ? restoreJob(tx, jobId, now)
      : answerReports(tx, deps, { jobId, upheld: decision === "close", now }),
  );
  await deps.jobIndex.refresh(jobId);
  return answered;
}

/** Answers no report. */
async function restoreJob(tx: Tx, jobId: string, now: Date): Promise<0> {
  const job = await lockJob(tx, jobId);
  if (job === undefined) throw notFound("job");
  if (job.withheldAt === null) throw new AppError("STATE_CONFLICT", "This job was not closed by you.");
  await setWithheld(tx, jobId, null);
  await appendEvents(tx, [await tellOwner(tx, job, { news: "restored", now })]);
  return 0;
}

async function answerReports(
  tx: Tx,
  deps: Dependencies,
  { jobId, upheld, now }: { jobId: string; upheld: boolean; now: Date },
): Promise<number> {
  const job = await lockJob(tx, jobId);
  const decided = await decideOpenReports(
    tx,
    { jobId },
    { status: upheld ? "upheld" : "dismissed", at: now },
  );
  // A job that was deleted meanwhile needs no closing; who reported it hears of it all the same.
  if (job === undefined && decided.length === 0) throw notFound("job");
  const isToClose = upheld && job !== undefined && job.withheldAt === null;
  const news = isToClose ? [await closeForGood(tx, deps, job, now)] : [];
  const told = await tellReporters(tx, decided, {
    describe: ({ jobTitle }) => ({
      ...describeDecision(upheld, { jobTitle, name: undefined }),
      ...(job === undefined ? {} : { jobId }),
    }),
    now,
  });
  await appendEvents(tx, [...news, ...told]);
  return decided.length;
}

/** @returns what its recruiter is told. */
async function closeForGood(tx: Tx, deps: Dependencies, job: JobRow, now: Date): Promise<NewLiveEvent> {
  if (job.closedAt === null) await takeOffJob(tx, deps, { id: job.id, at: now });
  await setWithheld(tx, job.id, now);
  return tellOwner(tx, job, { news: "closed", now });
}
