import type { Executor, Tx } from "@rolecall/db";
import { interviews, jobs } from "@rolecall/db/schema";
import { and, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../auth/actor.ts";
import {
  type InterviewRow,
  isUpcoming,
  ownedBy,
  type Participants,
  selectInterviews,
} from "./interviews.queries.ts";

/** The people of the job's live interviews that have not ended. */
export async function listParticipants(tx: Tx, jobId: string, now: Date): Promise<Participants[]> {
  return tx
    .selectDistinct({ recruiterId: interviews.recruiterId, candidateId: interviews.candidateId })
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), ne(interviews.status, "cancelled"), gt(interviews.endsAt, now)));
}

/** Whose interviews: all of a job, those of candidates for a job, or all of one person. */
export type UpcomingOf =
  | { readonly jobId: string; readonly candidateIds?: readonly string[] }
  | { readonly person: Pick<Actor, "userId" | "role"> };

/** Marks those that lie ahead as cancelled and returns them as they are then. */
export async function markUpcomingCancelled(tx: Tx, of: UpcomingOf, now: Date): Promise<InterviewRow[]> {
  const cancelled = await tx
    .update(interviews)
    .set({ status: "cancelled", sequence: sql`${interviews.sequence} + 1`, updatedAt: now })
    .where(and(isOf(of), isUpcoming(now)))
    .returning({ id: interviews.id });
  if (cancelled.length === 0) return [];
  const ids = cancelled.map((row) => row.id);
  return selectInterviews(tx)
    .where(inArray(interviews.id, ids))
    .orderBy(interviews.scheduledAt, interviews.id);
}

/** With whom somebody has interviews that lie ahead. */
export async function upcomingOthers(
  db: Executor,
  person: Pick<Actor, "userId" | "role">,
  now: Date,
): Promise<string[]> {
  const other = person.role === "candidate" ? interviews.recruiterId : interviews.candidateId;
  const rows = await db
    .selectDistinct({ id: other })
    .from(interviews)
    .where(and(ownedBy(person), isUpcoming(now)));
  return rows.map(({ id }) => id);
}

function isOf(of: UpcomingOf): SQL | undefined {
  if ("person" in of) return ownedBy(of.person);
  const { jobId, candidateIds } = of;
  const isTheirs =
    candidateIds === undefined ? undefined : inArray(interviews.candidateId, [...candidateIds]);
  return and(eq(interviews.jobId, jobId), isTheirs);
}

/** Writes the job's present title and company on its interviews, which outlive it. */
export async function keepJobNames(tx: Tx, jobId: string): Promise<void> {
  await tx
    .update(interviews)
    .set({ jobTitle: sql`${jobs.title}`, companyName: sql`${jobs.companyName}` })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(interviews.jobId, jobs.id)));
}
