import type { JobRequirements } from "@rolecall/cv/types";
import type { Executor, Sql, Tx } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { readInPages } from "../../../lib/read-in-pages.ts";

/** LISTEN channel; the payload is the id of a job that was written, closed, reopened or deleted. */
export const JOBS_CHANGED_CHANNEL = "jobs_changed";

/** To compile so many takes some 5 ms, during which nobody is answered. */
const BATCH = 250;

export interface IndexedJobRow extends JobRequirements {
  readonly id: string;
}

const columns = {
  id: jobs.id,
  title: jobs.title,
  description: jobs.description,
  requiredSkills: jobs.requiredSkills,
  niceToHaveSkills: jobs.niceToHaveSkills,
  requiredYears: jobs.requiredYears,
};

/** Undefined for a job that is closed: nobody is to be recommended it. */
export async function findIndexedJob(db: Executor, id: string): Promise<IndexedJobRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.closedAt)));
  return row;
}

/** All open jobs, a few at a time, so that a million of them never stand in memory as rows. */
export function readOpenJobs(raw: Sql): AsyncIterable<readonly IndexedJobRow[]> {
  return readInPages(
    BATCH,
    (after, limit) => raw<IndexedJobRow[]>`
      select id, title, description, required_skills as "requiredSkills",
        nice_to_have_skills as "niceToHaveSkills", required_years as "requiredYears"
      from jobs where id > ${after} and closed_at is null order by id limit ${limit}`,
    ({ id }) => id,
  );
}

/** Tells every process, once the transaction commits. */
export async function notifyJobChanged(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${JOBS_CHANGED_CHANNEL}, ${id})`);
}
