import { REMINDER_LEADS } from "@rolecall/contracts/interviews/enums";
import { appendEvents, withTx } from "@rolecall/db";
import { inBatches } from "../../../lib/in-batches.ts";
import type { InterviewDeps } from "../interview-deps.ts";
import { describeReminder } from "../interview-news.ts";
import type { InterviewRow } from "../interviews.queries.ts";
import { type InterviewNews, tellParticipants } from "../tell-participants.ts";
import { claimDueReminders, listInterviewsById } from "./reminders.queries.ts";

/** Each until the next is due: a reminder that was missed is not made up for then. */
const WINDOWS = REMINDER_LEADS.map((lead, index) => ({ lead, until: REMINDER_LEADS[index + 1] ?? 0 }));
/** Per transaction: it holds the interviews' rows and, at its end, the event log. */
const BATCH_SIZE = 100;

/**
 * Reminds both sides of interviews that begin soon; returns how many interviews. Safe to run at any time
 * and in several processes at once: each reminder goes out once.
 */
export function sendInterviewReminders(deps: InterviewDeps, signal?: AbortSignal): Promise<number> {
  return inBatches(BATCH_SIZE, (limit) => sendBatch(deps, limit), signal);
}

function sendBatch({ database, now }: InterviewDeps, limit: number): Promise<number> {
  return withTx(database.db, async (tx) => {
    const at = now();
    const ids = await claimDueReminders(tx, { now: at, windows: WINDOWS, limit });
    const rows = await listInterviewsById(tx, ids);
    const news = rows.flatMap((row) => remindBoth(row, at));
    await appendEvents(tx, await tellParticipants(tx, news, at));
    return rows.length;
  });
}

function remindBoth(row: InterviewRow, now: Date): InterviewNews[] {
  const { recruiterId, candidateId } = row.interview;
  return [
    { row, userId: recruiterId, ...describeReminder(row, { other: row.candidate.name, now }) },
    { row, userId: candidateId, ...describeReminder(row, { other: row.recruiter.name, now }) },
  ];
}
