import { DEFAULT_TIME_ZONE } from "@rolecall/contracts/common/time-zone";
import { JOB_OPEN_DAYS } from "@rolecall/contracts/jobs/enums";
import type { NewLiveEvent, Tx } from "@rolecall/db";
import { notifyEach } from "../../notifications/notify-each.ts";
import { quoteTitle } from "../../notifications/quote-title.ts";
import { toJob } from "../jobs.mapper.ts";
import type { JobWithRecruiter } from "../jobs.queries.ts";

interface News {
  readonly title: string;
  readonly message: string;
}

interface Subject {
  readonly title: string;
  readonly openUntil: Date;
}

/** The server does not know the reader's zone; all jobs are in one country. */
const DAY = new Intl.DateTimeFormat("en-GB", {
  timeZone: DEFAULT_TIME_ZONE,
  day: "numeric",
  month: "short",
  year: "numeric",
});

export function describeQuestion({ title, openUntil }: Subject): News {
  return {
    title: `Is ${quoteTitle(title)} still open?`,
    message: `It closes by itself on ${DAY.format(openUntil)}. If it is still open, keep it open for another ${JOB_OPEN_DAYS} days.`,
  };
}

export function describeExpiry({ title }: Subject): News {
  return {
    title: `${quoteTitle(title)} is closed`,
    message:
      "It closed by itself and takes no more applications. Those you have stay, and you can reopen it.",
  };
}

/** Keeps a notification for each job's recruiter; the events are for the caller to append, last of all. */
export async function tellRecruiters(
  tx: Tx,
  rows: readonly JobWithRecruiter[],
  { describe, now }: { describe: (job: Subject) => News; now: Date },
): Promise<NewLiveEvent[]> {
  const told = await notifyEach(tx, rows, ({ job }) => ({
    userId: job.recruiterId,
    type: "job_expiry",
    ...describe(job),
    jobId: job.id,
    at: now,
  }));
  return told.map(([row, notification]) => ({
    userId: row.job.recruiterId,
    event: { type: "job_expiry", notification, job: toJob(row) },
  }));
}
