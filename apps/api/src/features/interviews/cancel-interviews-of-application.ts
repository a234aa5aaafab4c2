import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import type { Actor } from "../auth/actor.ts";
import { cancelUpcoming } from "./cancel-upcoming.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeApplicationRemoval } from "./interview-news.ts";

interface Application {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly recruiterId: string;
  readonly candidateId: string;
  readonly candidateName: string;
}

/**
 * Call it in the transaction that deletes an application, before it is gone and with its job and row held:
 * cancels what lies ahead between its two people for its job, also what was scheduled without naming the
 * application, and tells both.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function cancelInterviewsOfApplication(
  tx: Tx,
  deps: Pick<InterviewDeps, "now">,
  { actor, application }: { actor: Actor; application: Application },
): Promise<NewLiveEvent[]> {
  const { jobId, recruiterId, candidateId } = application;
  await lockCalendars(tx, [recruiterId, candidateId]);
  const by = actor.role;
  return cancelUpcoming(
    tx,
    { jobId, candidateIds: [candidateId] },
    {
      actorId: actor.userId,
      reason: by === "candidate" ? "The application was withdrawn." : "The application was removed.",
      describe: (row, to) => describeApplicationRemoval(row, { ...application, by, to }),
      gone: { applicationId: null },
      now: deps.now(),
    },
  );
}
