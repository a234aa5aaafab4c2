import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import type { RecruiterActor } from "../auth/actor.ts";
import { cancelUpcoming } from "./cancel-upcoming.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeAction } from "./interview-news.ts";
import { listParticipants } from "./job-interviews.queries.ts";

/** For the history of each, and for the candidate. */
const REASON = "The application is no longer considered.";

interface Declined {
  readonly actor: RecruiterActor;
  readonly jobId: string;
  readonly candidateIds: readonly string[];
}

/**
 * Call it in the transaction that declines these candidates of an own job, with its job and applications held:
 * cancels what lies ahead with them for that job, as if by hand, so each candidate is told who did it and why.
 * @returns the events, one for each interview, for the caller to append as the last statement of the transaction.
 */
export async function cancelInterviewsOfDeclined(
  tx: Tx,
  deps: Pick<InterviewDeps, "now">,
  { actor, jobId, candidateIds }: Declined,
): Promise<NewLiveEvent[]> {
  const now = deps.now();
  const declined = new Set(candidateIds);
  // Of a thousand who are declined, few are booked: only their calendars are locked.
  const booked = (await listParticipants(tx, jobId, now)).filter((one) => declined.has(one.candidateId));
  if (booked.length === 0) return [];
  await lockCalendars(
    tx,
    booked.flatMap(({ recruiterId, candidateId }) => [recruiterId, candidateId]),
  );
  return cancelUpcoming(
    tx,
    { jobId, candidateIds: booked.map(({ candidateId }) => candidateId) },
    {
      actorId: actor.userId,
      reason: REASON,
      describe: (row, to) =>
        to === "recruiter"
          ? null
          : describeAction(row, { action: "cancel", by: row.recruiter.name, reason: REASON }),
      gone: {},
      now,
    },
  );
}
