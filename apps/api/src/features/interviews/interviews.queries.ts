import type { InterviewStatus, StoredInterviewStatus } from "@rolecall/contracts/interviews/enums";
import { type Executor, newId, type Tx } from "@rolecall/db";
import { interviews, jobs, users } from "@rolecall/db/schema";
import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../auth/actor.ts";

const candidates = alias(users, "candidate");
const recruiters = alias(users, "recruiter");

/** Interviews with the names of their people, and of their job as it is now or was when it was deleted. */
export function selectInterviews(db: Executor) {
  return db
    .select({
      interview: interviews,
      candidate: { name: candidates.name, email: candidates.email },
      recruiter: { name: recruiters.name, email: recruiters.email },
      job: {
        title: sql<string>`coalesce(${jobs.title}, ${interviews.jobTitle})`,
        company: sql<string>`coalesce(${jobs.companyName}, ${interviews.companyName})`,
      },
    })
    .from(interviews)
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .innerJoin(recruiters, eq(recruiters.id, interviews.recruiterId))
    .leftJoin(jobs, eq(jobs.id, interviews.jobId));
}

export type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number];

/** The interviews that are the actor's to know of. */
export function ownedBy(actor: Pick<Actor, "userId" | "role">): SQL {
  return eq(actor.role === "recruiter" ? interviews.recruiterId : interviews.candidateId, actor.userId);
}

/** Ahead of now and not called off. */
export function isUpcoming(now: Date): SQL | undefined {
  return and(ne(interviews.status, "cancelled"), gt(interviews.scheduledAt, now));
}

/** `interviewStatusAt` of the contracts, in SQL. */
export function statusAt(now: Date): SQL<InterviewStatus> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql<InterviewStatus>`case
    when ${interviews.status} = 'cancelled' or ${interviews.scheduledAt} > ${at} then ${interviews.status}
    when ${interviews.endsAt} > ${at} then 'in-progress'
    else 'completed' end`;
}

/** The same as a condition, with bounds that the indexes on the start can use. */
function hasStatus(status: InterviewStatus, now: Date): SQL | undefined {
  switch (status) {
    case "cancelled":
      return eq(interviews.status, status);
    case "in-progress":
      return and(
        ne(interviews.status, "cancelled"),
        lte(interviews.scheduledAt, now),
        gt(interviews.endsAt, now),
      );
    case "completed":
      return and(ne(interviews.status, "cancelled"), lte(interviews.endsAt, now));
    default:
      return and(eq(interviews.status, status), gt(interviews.scheduledAt, now));
  }
}

interface ListOptions {
  readonly now: Date;
  readonly upcoming: boolean;
  readonly status: InterviewStatus | undefined;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Soonest first. A limit keeps the next ones of what lies ahead; of all it keeps those that lie furthest ahead, so that
 * it never cuts off what is to come.
 */
export async function listInterviewRows(
  db: Executor,
  actor: Actor,
  { now, upcoming, status, offset, limit }: ListOptions,
): Promise<InterviewRow[]> {
  const direction = upcoming ? asc : desc;
  const rows = await selectInterviews(db)
    .where(
      and(
        ownedBy(actor),
        upcoming ? isUpcoming(now) : undefined,
        status === undefined ? undefined : hasStatus(status, now),
      ),
    )
    .orderBy(direction(interviews.scheduledAt), direction(interviews.id))
    .offset(offset)
    .limit(limit);
  return upcoming ? rows : rows.reverse();
}

export async function findInterview(
  db: Executor,
  actor: Actor,
  id: string,
): Promise<InterviewRow | undefined> {
  const [row] = await selectInterviews(db).where(and(eq(interviews.id, id), ownedBy(actor)));
  return row;
}

export interface Participants {
  readonly recruiterId: string;
  readonly candidateId: string;
}

export async function findParticipants(
  db: Executor,
  actor: Actor,
  id: string,
): Promise<Participants | undefined> {
  const [row] = await db
    .select({ recruiterId: interviews.recruiterId, candidateId: interviews.candidateId })
    .from(interviews)
    .where(and(eq(interviews.id, id), ownedBy(actor)));
  return row;
}

/** Holds the interview's row until the transaction ends. */
export async function lockInterview(tx: Tx, actor: Actor, id: string): Promise<InterviewRow | undefined> {
  const [row] = await selectInterviews(tx)
    .where(and(eq(interviews.id, id), ownedBy(actor)))
    .for("update", { of: interviews });
  return row;
}

export type NewInterview = Omit<
  typeof interviews.$inferInsert,
  "id" | "status" | "sequence" | "endsAt" | "createdAt" | "updatedAt"
>;

/** Throws an exclusion violation when it overlaps with another live interview of one of the two. */
export async function insertInterview(tx: Tx, interview: NewInterview, now: Date): Promise<string> {
  const id = newId();
  await tx.insert(interviews).values({ id, ...interview, createdAt: now, updatedAt: now });
  return id;
}

/** Changes the interview and raises its calendar sequence; throws an exclusion violation as the insert does. */
export async function updateInterview(
  tx: Tx,
  row: InterviewRow,
  change: { status: StoredInterviewStatus; scheduledAt: Date; updatedAt: Date },
): Promise<InterviewRow> {
  const [interview] = await tx
    .update(interviews)
    .set({ ...change, sequence: sql`${interviews.sequence} + 1` })
    .where(eq(interviews.id, row.interview.id))
    .returning();
  if (interview === undefined) throw new Error("A locked interview is gone.");
  return { ...row, interview };
}
