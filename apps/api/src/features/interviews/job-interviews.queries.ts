import type { Tx } from "@rolecall/db";
import { interviews, jobs } from "@rolecall/db/schema";
import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type InterviewRow, isUpcoming, type Participants, selectInterviews } from "./interviews.queries.ts";

/** The people of the job's live interviews that have not ended. */
export async function listParticipants(tx: Tx, jobId: string, now: Date): Promise<Participants[]> {
  return tx
    .selectDistinct({ recruiterId: interviews.recruiterId, candidateId: interviews.candidateId })
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), ne(interviews.status, "cancelled"), gt(interviews.endsAt, now)));
}

/** Whose interviews: all of a job, all of candidates, or those of candidates for a job. */
export type UpcomingOf =
  | { readonly jobId: string; readonly candidateIds?: readonly string[] }
  | { readonly jobId?: never; readonly candidateIds: readonly string[] };

/** Marks those that lie ahead as cancelled and returns them as they are then. */
export async function markUpcomingCancelled(
  tx: Tx,
  { jobId, candidateIds }: UpcomingOf,
  now: Date,
): Promise<InterviewRow[]> {
  const cancelled = await tx
    .update(interviews)
    .set({ status: "cancelled", sequence: sql`${interviews.sequence} + 1`, updatedAt: now })
    .where(
      and(
        jobId === undefined ? undefined : eq(interviews.jobId, jobId),
        candidateIds === undefined ? undefined : inArray(interviews.candidateId, [...candidateIds]),
        isUpcoming(now),
      ),
    )
    .returning({ id: interviews.id });
  if (cancelled.length === 0) return [];
  const ids = cancelled.map((row) => row.id);
  return selectInterviews(tx)
    .where(inArray(interviews.id, ids))
    .orderBy(interviews.scheduledAt, interviews.id);
}

/** Writes the job's present title and company on its interviews, which outlive it. */
export async function keepJobNames(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(interviews)
    .set({ jobTitle: sql`${jobs.title}`, companyName: sql`${jobs.companyName}` })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(interviews.jobId, jobs.id)));
}
