import { lockCalendars, type NewLiveEvent, type Tx } from "@rolecall/db";
import { lockJob } from "../jobs/jobs.queries.ts";
import { insertChanges } from "./interview-changes.queries.ts";
import type { InterviewDeps } from "./interview-deps.ts";
import { describeJobDeletion } from "./interview-news.ts";
import { cancelUpcoming, keepJobNames, listParticipants } from "./job-interviews.queries.ts";
import { tellParticipants } from "./tell-participants.ts";

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
  const now = deps.now();
  await keepJobNames(tx, job.id);
  const cancelled = await cancelUpcoming(tx, job.id, now);
  await insertChanges(
    tx,
    cancelled.map(({ interview }) => ({
      interviewId: interview.id,
      actorId: locked.recruiterId,
      action: "cancel",
      toStatus: "cancelled",
      reason: "The job was deleted.",
      changedAt: now,
    })),
  );
  const news = cancelled.flatMap((row) => {
    // As it is once the job is gone: nobody should be led to it.
    const orphan = { ...row, interview: { ...row.interview, jobId: null } };
    const { recruiterId, candidateId } = row.interview;
    return [recruiterId, candidateId].map((userId) => ({ row: orphan, userId, ...describeJobDeletion(row) }));
  });
  return tellParticipants(tx, news, now);
}
