import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import { lockJob } from "../jobs/jobs.queries.ts";
import { cancelUpcoming } from "./cancel-upcoming.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeJobDeletion } from "./interview-news.ts";
import { keepJobNames, listParticipants } from "./job-interviews.queries.ts";

/**
 * Call it in the transaction that deletes a job, before the job is gone: cancels its interviews that lie
 * ahead, tells both sides, and keeps the job's names on all of its interviews. No new one can come in
 * between, for the job's row stays locked.
 * @returns the events, for the caller to append as the last statement of the transaction.
 */
export async function cancelInterviewsOfJob(
  tx: Tx,
  deps: Pick<InterviewDeps, "now">,
  job: { readonly id: string },
): Promise<NewLiveEvent[]> {
  const locked = await lockJob(tx, job.id);
  if (locked === undefined) return [];
  const participants = await listParticipants(tx, job.id, deps.now());
  await lockCalendars(
    tx,
    participants.flatMap(({ recruiterId, candidateId }) => [recruiterId, candidateId]),
  );
  await keepJobNames(tx, job.id);
  return cancelUpcoming(
    tx,
    { jobId: job.id },
    {
      actorId: locked.recruiterId,
      reason: "The job was deleted.",
      describe: describeJobDeletion,
      gone: { jobId: null, applicationId: null },
      now: deps.now(),
    },
  );
}
