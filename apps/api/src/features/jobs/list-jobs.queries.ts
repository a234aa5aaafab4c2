import { type Db, preparedOnce } from "@rolecall/db";
import { jobs } from "@rolecall/db/schema";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type JobWithRecruiter, selectJobs } from "./jobs.queries.ts";

interface Range {
  readonly limit: number;
  readonly offset: number;
}

const NEWEST_FIRST = [desc(jobs.createdAt), desc(jobs.id)];
const isOpen = isNull(jobs.closedAt);
/** As the index has it that holds a recruiter's jobs in this order. */
const OPEN_FIRST = [sql`(${jobs.closedAt} is null) desc`, ...NEWEST_FIRST];

const newestOpenJobs = preparedOnce((db) =>
  selectJobs(db)
    .where(isOpen)
    .orderBy(...NEWEST_FIRST)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("newest_open_jobs"),
);

/** So many sizes of the first page have plans that are kept: whoever asks for each there is fills no memory. */
const MAX_PLANNED_SIZES = 16;

/**
 * Drizzle makes a parameter of a limit, and a plan that is kept knows no parameters: it would be one for a tenth of all
 * jobs. Here the limit is part of the text.
 */
const firstOpenJobs = preparedOnce((planned) => {
  const prepare = (limit: number) =>
    selectJobs(planned)
      .where(isOpen)
      .orderBy(desc(jobs.createdAt), sql`${desc(jobs.id)} limit ${sql.raw(String(limit))}`)
      .prepare(`first_${limit}_open_jobs`);
  const known = new Map<number, ReturnType<typeof prepare>>();
  return (limit: number) => {
    const before = known.get(limit);
    if (before !== undefined || known.size === MAX_PLANNED_SIZES) return before;
    const made = prepare(limit);
    known.set(limit, made);
    return made;
  };
});

/** Every open job, newest first. */
export async function listOpenJobs(
  { db, planned }: { db: Db; planned: Db },
  { limit, offset }: Range,
): Promise<JobWithRecruiter[]> {
  const first = offset === 0 ? firstOpenJobs(planned)(limit) : undefined;
  return first?.execute() ?? newestOpenJobs(db).execute({ limit, offset });
}

/** Every open job and the closed ones of one recruiter, newest first: each walks its own index. */
export async function listOpenAndOwnJobs(
  db: Db,
  { recruiterId, limit, offset }: Range & { recruiterId: string },
): Promise<JobWithRecruiter[]> {
  const half = (where: SQL | undefined) =>
    selectJobs(db)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(offset + limit);
  return unionAll(half(isOpen), half(and(eq(jobs.recruiterId, recruiterId), isNotNull(jobs.closedAt))))
    .orderBy(sql`created_at desc`, sql`id desc`)
    .limit(limit)
    .offset(offset);
}

/** One recruiter's open jobs, newest first. */
export async function listOpenJobsOf(
  db: Db,
  { recruiterId, limit, offset }: Range & { recruiterId: string },
): Promise<JobWithRecruiter[]> {
  return selectJobs(db)
    .where(and(eq(jobs.recruiterId, recruiterId), isOpen))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
}

/** All of a recruiter's jobs, newest first; with `openFirst` the closed ones come after the open. */
export async function listAllJobsOf(
  db: Db,
  { recruiterId, openFirst, limit, offset }: Range & { recruiterId: string; openFirst: boolean },
): Promise<JobWithRecruiter[]> {
  return selectJobs(db)
    .where(eq(jobs.recruiterId, recruiterId))
    .orderBy(...(openFirst ? OPEN_FIRST : NEWEST_FIRST))
    .limit(limit)
    .offset(offset);
}
