import type { NewLiveEvent, Tx } from "@rolecall/db";
import { notifyEach } from "../notifications/notify-each.ts";
import { toInterview } from "./interviews.mapper.ts";
import type { InterviewRow } from "./interviews.queries.ts";

export interface InterviewNews {
  readonly row: InterviewRow;
  readonly userId: string;
  readonly title: string;
  readonly message: string;
}

/** Keeps a notification per piece of news; the events are for the caller to append, last of all. */
export async function tellParticipants(
  tx: Tx,
  news: readonly InterviewNews[],
  now: Date,
): Promise<NewLiveEvent[]> {
  const told = await notifyEach(tx, news, ({ row, userId, title, message }) => ({
    userId,
    type: "interview_changed",
    title,
    message,
    interviewId: row.interview.id,
    ...(row.interview.jobId === null ? {} : { jobId: row.interview.jobId }),
    at: now,
  }));
  return told.map(([{ row, userId }, notification]) => ({
    userId,
    event: { type: "interview_changed", notification, interview: toInterview(row, now) },
  }));
}
