import type { Role } from "@rolecall/contracts/auth/enums";
import type { NewLiveEvent, Tx } from "@rolecall/db";
import { insertChanges } from "./interview-changes.queries.ts";
import type { News } from "./interview-news.ts";
import type { InterviewRow } from "./interviews.queries.ts";
import { markUpcomingCancelled, type UpcomingOf } from "./job-interviews.queries.ts";
import { tellParticipants } from "./tell-participants.ts";

interface Occasion {
  /** Who deletes or decides what the interviews are about; null for whoever runs the site. */
  readonly actorId: string | null;
  /** For the history of each. */
  readonly reason: string;
  /** Null for a side that is not told. */
  readonly describe: (row: InterviewRow, to: Role) => News | null;
  /** What the interview no longer refers to when its people are told. */
  readonly gone: Partial<Record<"jobId" | "applicationId", null>>;
  readonly now: Date;
}

/**
 * Cancels interviews that lie ahead because what they are about is being deleted or decided, and tells their
 * people. The caller has locked the calendars of these, and deletes afterwards.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function cancelUpcoming(
  tx: Tx,
  of: UpcomingOf,
  { actorId, reason, describe, gone, now }: Occasion,
): Promise<NewLiveEvent[]> {
  const cancelled = await markUpcomingCancelled(tx, of, now);
  await insertChanges(
    tx,
    cancelled.map(({ interview }) => ({
      interviewId: interview.id,
      actorId,
      action: "cancel",
      toStatus: "cancelled",
      reason,
      changedAt: now,
    })),
  );
  const news = cancelled.flatMap((row) => {
    // As it is afterwards: nobody should be led to what is gone.
    const orphan = { ...row, interview: { ...row.interview, ...gone } };
    const { recruiterId, candidateId } = row.interview;
    const sides = [
      { userId: recruiterId, words: describe(row, "recruiter") },
      { userId: candidateId, words: describe(row, "candidate") },
    ];
    return sides.flatMap(({ userId, words }) => (words === null ? [] : [{ row: orphan, userId, ...words }]));
  });
  return tellParticipants(tx, news, now);
}
