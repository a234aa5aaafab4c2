import type { Executor, Tx } from "@rolecall/db";
import { applications, jobs, users } from "@rolecall/db/schema";
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";

/** Whom an application concerns. */
export interface ApplicationParties {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
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
