import type { Role } from "@rolecall/contracts/auth/enums";
import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import { cancelUpcoming } from "./cancel-upcoming.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeSuspension } from "./interview-news.ts";
import { upcomingOthers } from "./job-interviews.queries.ts";

interface Suspended {
  readonly userId: string;
  readonly role: Role;
  readonly name: string;
}

/**
 * Call it in the transaction that suspends a member, with their account held and a recruiter's jobs after it: cancels
 * what lies ahead of them, so that nobody waits for somebody who cannot come, and tells both sides.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function cancelInterviewsOfSuspended(
  tx: Tx,
  deps: Pick<InterviewDeps, "now">,
  { userId, role, name }: Suspended,
): Promise<{ cancelled: number; events: NewLiveEvent[] }> {
  const now = deps.now();
  const person = { userId, role };
  await lockCalendars(tx, [userId, ...(await upcomingOthers(tx, person, now))]);
  const events = await cancelUpcoming(
    tx,
    { person },
    {
      actorId: null,
      reason: "The account was suspended.",
      describe: (row, to) => describeSuspension(row, to === role ? null : name),
      gone: {},
      now,
    },
  );
  // One each is for the member.
  const cancelled = events.filter((event) => event.userId === userId).length;
  return { cancelled, events };
}
