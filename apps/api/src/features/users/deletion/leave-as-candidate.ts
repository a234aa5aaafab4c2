import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import type { Dependencies } from "../../../dependencies.ts";
import { deleteApplicationAs } from "../../applications/removal.queries.ts";
import { tellOfRemoval } from "../../applications/tell-of-removal.ts";
import type { CandidateActor } from "../../auth/actor.ts";
import { cancelInterviewsOfApplication } from "../../interviews/cancel-interviews-of-application.ts";
import { cancelUpcoming } from "../../interviews/cancel-upcoming.ts";
import { describeMemberDeletion } from "../../interviews/interview-news.ts";
import { upcomingOthers } from "../../interviews/job-interviews.queries.ts";
import { lockApplicationsOf, lockJobsAppliedTo } from "./deletion.queries.ts";

/**
 * Withdraws the candidate's applications, each as if by hand, and cancels what interviews are left.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function leaveAsCandidate(
  tx: Tx,
  deps: Dependencies,
  { actor, name }: { actor: CandidateActor; name: string },
): Promise<NewLiveEvent[]> {
  const { userId } = actor;
  const now = deps.now();
  // Jobs, applications, calendars, and of each all at once: the order of everything that schedules or deletes.
  await lockJobsAppliedTo(tx, userId);
  const applications = await lockApplicationsOf(tx, userId);
  await lockCalendars(tx, [userId, ...(await upcomingOthers(tx, actor, now))]);
  const events: NewLiveEvent[] = [];
  for (const parties of applications) {
    // The row has lost its name already; the recruiter is told who it is that withdraws.
    const application = { ...parties, candidateName: name };
    const cancelled = await cancelInterviewsOfApplication(tx, deps, { actor, application });
    await deleteApplicationAs(tx, { id: application.id, userId });
    const told = await tellOfRemoval(tx, [application], { by: "candidate", told: cancelled, now });
    events.push(...cancelled, ...told);
  }
  const loose = await cancelUpcoming(
    tx,
    { person: actor },
    {
      actorId: userId,
      reason: "The account was deleted.",
      describe: (row) => describeMemberDeletion(row, name),
      gone: {},
      now,
    },
  );
  return [...events, ...loose];
}
