import type { NewLiveEvent, Tx } from "@rolecall/db";
import { getJob } from "../../jobs/get-job.ts";
import { createNotification } from "../../notifications/create-notification.ts";
import { notifyEach } from "../../notifications/notify-each.ts";
import { quoteTitle } from "../../notifications/quote-title.ts";
import type { DecidedReport } from "./decisions.queries.ts";

interface Told {
  readonly title: string;
  readonly message: string;
  readonly jobId?: string;
}

/** What a reporter hears. `name` is the person's; without it the report was about a job. */
export function describeDecision(
  upheld: boolean,
  { jobTitle, name }: { jobTitle: string | null; name: string | undefined },
): Pick<Told, "title" | "message"> {
  const title = "We have looked at your report";
  if (jobTitle !== null) {
    const job = quoteTitle(jobTitle);
    return upheld
      ? { title, message: `The job ${job} is no longer offered. Thank you for telling us.` }
      : { title, message: `We found nothing against the rules in the job ${job}. Thank you for telling us.` };
  }
  return upheld
    ? { title, message: `We have acted on what you told us about ${name}. Thank you for telling us.` }
    : {
        title,
        message: `We found nothing against the rules in what you told us about ${name}. If you block them, you hear nothing more of them.`,
      };
}

/** Keeps a notification for each reporter; the events are for the caller to append, last of all. */
export async function tellReporters(
  tx: Tx,
  decided: readonly DecidedReport[],
  { describe, now }: { describe: (report: DecidedReport) => Told; now: Date },
): Promise<NewLiveEvent[]> {
  const told = await notifyEach(tx, decided, (report) => ({
    userId: report.reporterId,
    type: "report_decided",
    ...describe(report),
    at: now,
  }));
  return told.map(
    ([report, notification]): NewLiveEvent => ({
      userId: report.reporterId,
      event: { type: "report_decided", notification, reportId: report.id },
    }),
  );
}

const OWNER_NEWS = {
  closed:
    "Whoever runs this site closed it after a report. It takes no more applications and cannot be reopened; those you have stay. If you think that is a mistake, write to them.",
  restored: "Whoever runs this site has looked at it again. You can reopen it.",
};

/** Tells the recruiter of a job what has become of it; the event is for the caller to append. */
export async function tellOwner(
  tx: Tx,
  job: { readonly id: string; readonly title: string; readonly recruiterId: string },
  { news, now }: { news: keyof typeof OWNER_NEWS; now: Date },
): Promise<NewLiveEvent> {
  const notification = await createNotification(tx, {
    userId: job.recruiterId,
    type: "job_withheld",
    title:
      news === "closed" ? `${quoteTitle(job.title)} is closed` : `${quoteTitle(job.title)} is free again`,
    message: OWNER_NEWS[news],
    jobId: job.id,
    at: now,
  });
  return {
    userId: job.recruiterId,
    event: { type: "job_withheld", notification, job: await getJob(tx, job.id) },
  };
}
