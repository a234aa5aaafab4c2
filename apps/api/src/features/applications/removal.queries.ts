import type { Executor, Tx } from "@rolecall/db";
import { applications, jobs, removedApplications, users } from "@rolecall/db/schema";
import { and, asc, desc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";

/** Whom an application concerns. */
export interface ApplicationParties {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly createdAt: Date;
  readonly candidateId: string;
  readonly candidateName: string;
  readonly recruiterId: string;
}

function selectParties(db: Executor) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      jobTitle: jobs.title,
      companyName: jobs.companyName,
      createdAt: applications.createdAt,
      candidateId: applications.candidateId,
      candidateName: users.name,
      recruiterId: jobs.recruiterId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.candidateId));
}

/** Whom an application concerns; undefined when it is gone. */
export async function findParties(db: Executor, id: string): Promise<ApplicationParties | undefined> {
  const [row] = await selectParties(db).where(eq(applications.id, id));
  return row;
}

export async function listPartiesOfJob(db: Executor, jobId: string): Promise<ApplicationParties[]> {
  return selectParties(db).where(eq(applications.jobId, jobId)).orderBy(asc(applications.id));
}

/** In the order of their jobs. */
export async function partiesByIds(db: Executor, ids: readonly string[]): Promise<ApplicationParties[]> {
  if (ids.length === 0) return [];
  return selectParties(db)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.jobId));
}

/** Deletes it only for its applicant or the owner of its job. */
export async function deleteApplicationAs(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const owned: SQL = sql`${applications.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.recruiterId} = ${userId})`;
  const deleted = await tx
    .delete(applications)
    .where(and(eq(applications.id, id), or(eq(applications.candidateId, userId), owned)))
    .returning({ id: applications.id });
  return deleted.length > 0;
}

export type RemovedApplicationRow = typeof removedApplications.$inferSelect;

/** A statement takes at most 65,535 parameters; a row needs eight. */
const ROWS_PER_INSERT = 1_000;

/** Leaves their candidates a trace of removed applications. */
export async function insertRemovedApplications(
  tx: Tx,
  removed: readonly RemovedApplicationRow[],
): Promise<void> {
  for (let start = 0; start < removed.length; start += ROWS_PER_INSERT) {
    await tx.insert(removedApplications).values(removed.slice(start, start + ROWS_PER_INSERT));
  }
}

/** The traces that somebody keeps, newest first. */
export async function listRemovedRows(
  db: Executor,
  candidateId: string,
  limit: number,
): Promise<RemovedApplicationRow[]> {
  return db
    .select()
    .from(removedApplications)
    .where(eq(removedApplications.candidateId, candidateId))
    .orderBy(desc(removedApplications.removedAt), desc(removedApplications.id))
    .limit(limit);
}

/** Deletes some traces left before a time; returns how many. */
export async function deleteRemovedBefore(db: Executor, before: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: removedApplications.id })
    .from(removedApplications)
    .where(lt(removedApplications.removedAt, before))
    .limit(limit);
  const deleted = await db.delete(removedApplications).where(inArray(removedApplications.id, old));
  return deleted.count;
}
