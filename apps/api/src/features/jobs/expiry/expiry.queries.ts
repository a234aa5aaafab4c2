import type { Executor, Tx } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { inArray, sql } from "drizzle-orm";
import { type JobWithRecruiter, selectJobs } from "../jobs.queries.ts";

interface ClaimOptions {
  readonly now: Date;
  /** Jobs per call. */
  readonly limit: number;
}

/**
 * Closes jobs whose time is over and returns their ids. A row that another process or a person is busy with
 * is left out: who changes it decides what becomes of it.
 */
export async function closeDueJobs(tx: Tx, { now, limit }: ClaimOptions): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const closed = await tx.execute<{ id: string }>(sql`
    with due as (
      select id from jobs where closed_at is null and open_until <= ${at}
      order by open_until limit ${limit} for update skip locked)
    update jobs set closed_at = ${at} from due where jobs.id = due.id
    returning jobs.id`);
  return closed.map((row) => row.id);
}

/** Marks jobs as asked about whose time is over within so many days, each once in that time, and returns their ids. */
export async function markAsked(
  tx: Tx,
  { now, limit, noticeDays }: ClaimOptions & { noticeDays: number },
): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const asked = await tx.execute<{ id: string }>(sql`
    with due as (
      select id from jobs
      where closed_at is null and expiry_asked_at is null
        and open_until > ${at} and open_until <= ${at} + make_interval(days => ${noticeDays}::int)
      order by open_until limit ${limit} for update skip locked)
    update jobs set expiry_asked_at = ${at} from due where jobs.id = due.id
    returning jobs.id`);
  return asked.map((row) => row.id);
}

export async function listJobsByIds(db: Executor, ids: readonly string[]): Promise<JobWithRecruiter[]> {
  if (ids.length === 0) return [];
  return selectJobs(db)
    .where(inArray(jobs.id, [...ids]))
    .orderBy(jobs.openUntil, jobs.id);
}
