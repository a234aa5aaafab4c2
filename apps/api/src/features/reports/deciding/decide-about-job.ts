import { appendEvents, withTx } from "@rolecall/db";
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
  const answered = await withTx(deps.database.db, async (tx) => {
    const job = await lockJob(tx, jobId);
    const news = [];
    if (decision === "restore") {
      if (job === undefined) throw notFound("job");
      if (job.withheldAt === null) throw new AppError("STATE_CONFLICT", "This job was not closed by you.");
      await setWithheld(tx, jobId, null);
      news.push(await tellOwner(tx, job, { news: "restored", now }));
      await appendEvents(tx, news);
      return 0;
    }
    const upheld = decision === "close";
    const decided = await decideOpenReports(
      tx,
      { jobId },
      { status: upheld ? "upheld" : "dismissed", at: now },
    );
    // A job that was deleted meanwhile needs no closing; who reported it hears of it all the same.
    if (job === undefined && decided.length === 0) throw notFound("job");
    if (upheld && job !== undefined && job.withheldAt === null) {
      if (job.closedAt === null) await takeOffJob(tx, deps, { id: jobId, at: now });
      await setWithheld(tx, jobId, now);
      news.push(await tellOwner(tx, job, { news: "closed", now }));
    }
    const told = await tellReporters(tx, decided, {
      describe: ({ jobTitle }) => ({
        ...describeDecision(upheld, { jobTitle, name: undefined }),
        ...(job === undefined ? {} : { jobId }),
      }),
      now,
    });
    await appendEvents(tx, [...news, ...told]);
    return decided.length;
  });
  await deps.jobIndex.refresh(jobId);
  return answered;
}
