import type { CreateJobInput, JobContent, UpdateJobInput } from "@rolecall/contracts/jobs/schemas";
import { type Db, type Executor, type JobRow, newId, preparedOnce, type Tx } from "@rolecall/db";
import { jobs, users } from "@rolecall/db/schema";
import { and, desc, eq, sql } from "drizzle-orm";

/** A job with the name and e-mail of its recruiter. */
export interface JobWithRecruiter {
  readonly job: JobRow;
  readonly recruiter: { readonly name: string; readonly email: string };
}

function selectJobs(db: Executor) {
  return db
    .select({ job: jobs, recruiter: { name: users.name, email: users.email } })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.recruiterId));
}

export async function findJob(db: Executor, id: string): Promise<JobWithRecruiter | undefined> {
  const [row] = await selectJobs(db).where(eq(jobs.id, id));
  return row;
}

/** Holds the row until the transaction ends, so that two edits do not undo each other. */
export async function lockJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, id)).for("update");
  return row;
}

const jobsByIds = preparedOnce((db) =>
  selectJobs(db)
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("jobs_by_ids"),
);

/** In the order of `ids`; those that are gone are left out. */
export async function findJobsByIds(db: Db, ids: readonly string[]): Promise<JobWithRecruiter[]> {
  if (ids.length === 0) return [];
  const rows = await jobsByIds(db).execute({ ids: `{${ids.join()}}` });
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const newestFirst = [desc(jobs.createdAt), desc(jobs.id)];

const newestJobs = preparedOnce((db) =>
  selectJobs(db)
    .orderBy(...newestFirst)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("newest_jobs"),
);

/** So many sizes of the first page have plans that are kept: whoever asks for each there is fills no memory. */
const MAX_PLANNED_SIZES = 16;

/**
 * Drizzle makes a parameter of a limit, and a plan that is kept knows no parameters: it would be one for a tenth of all
 * jobs. Here the limit is part of the text.
 */
const firstJobs = preparedOnce((planned) => {
  const prepare = (limit: number) =>
    selectJobs(planned)
      .orderBy(desc(jobs.createdAt), sql`${desc(jobs.id)} limit ${sql.raw(String(limit))}`)
      .prepare(`first_${limit}_jobs`);
  const known = new Map<number, ReturnType<typeof prepare>>();
  return (limit: number) => {
    const before = known.get(limit);
    if (before !== undefined || known.size === MAX_PLANNED_SIZES) return before;
    const made = prepare(limit);
    known.set(limit, made);
    return made;
  };
});

/** Newest first; one more than `limit` tells that there is a further page. */
export async function listNewestJobs(
  { db, planned }: { db: Db; planned: Db },
  { recruiterId, limit, offset }: { recruiterId?: string | undefined; limit: number; offset: number },
): Promise<JobWithRecruiter[]> {
  if (recruiterId === undefined) {
    const first = offset === 0 ? firstJobs(planned)(limit) : undefined;
    return first?.execute() ?? newestJobs(db).execute({ limit, offset });
  }
  return selectJobs(db)
    .where(eq(jobs.recruiterId, recruiterId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
}

/** Every column that a recruiter fills: one that was forgotten would be stored as its default for ever. */
type OwnColumns = Required<
  Omit<typeof jobs.$inferInsert, "id" | "recruiterId" | "clientId" | "createdAt" | "updatedAt">
>;

function toColumns(job: JobContent): OwnColumns {
  return {
    title: job.title,
    description: job.description,
    requiredSkills: job.requiredSkills,
    requiredYears: job.requiredYears,
    city: job.location.city,
    remote: job.location.remote,
    hybrid: job.location.hybrid,
    salaryMin: job.salary.min,
    salaryMax: job.salary.max,
    salaryCurrency: job.salary.currency,
    salaryPeriod: job.salary.period,
    companyName: job.company.name,
    companySize: job.company.size,
    companyIndustry: job.company.industry,
    jobType: job.jobType,
    urgency: job.urgency,
    benefits: job.benefits,
  };
}

/**
 * Undefined when the recruiter has posted a job with this client id already; one that is being posted at
 * the same moment is waited for.
 */
export async function insertJob(
  tx: Tx,
  recruiterId: string,
  { clientId, ...job }: CreateJobInput,
  at: Date,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .insert(jobs)
    .values({ id: newId(), recruiterId, clientId, ...toColumns(job), createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: [jobs.recruiterId, jobs.clientId] })
    .returning();
  return row;
}

export async function findJobByClientId(
  db: Executor,
  key: { recruiterId: string; clientId: string },
): Promise<JobWithRecruiter | undefined> {
  const [row] = await selectJobs(db).where(
    and(eq(jobs.recruiterId, key.recruiterId), eq(jobs.clientId, key.clientId)),
  );
  return row;
}

export type JobChanges = Omit<UpdateJobInput, "id" | "recruiterId">;

/** The stored job with the changes laid over it, field by field; lists are replaced whole. */
export function mergeJob(row: JobRow, changes: JobChanges): JobContent {
  const { location, salary, company } = changes;
  return {
    title: changes.title ?? row.title,
    description: changes.description ?? row.description,
    requiredSkills: changes.requiredSkills ?? row.requiredSkills,
    requiredYears: changes.requiredYears ?? row.requiredYears,
    location: {
      city: location?.city ?? row.city,
      remote: location?.remote ?? row.remote,
      hybrid: location?.hybrid ?? row.hybrid,
    },
    salary: {
      min: salary?.min ?? row.salaryMin,
      max: salary?.max ?? row.salaryMax,
      currency: salary?.currency ?? row.salaryCurrency,
      period: salary?.period ?? row.salaryPeriod,
    },
    company: {
      name: company?.name ?? row.companyName,
      size: company?.size ?? row.companySize,
      industry: company?.industry ?? row.companyIndustry,
    },
    jobType: changes.jobType ?? row.jobType,
    urgency: changes.urgency ?? row.urgency,
    benefits: changes.benefits ?? row.benefits,
  };
}

/** Undefined when the job is not this recruiter's. */
export async function updateJobRow(
  tx: Tx,
  key: { id: string; recruiterId: string },
  job: JobContent,
  at: Date,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(jobs)
    .set({ ...toColumns(job), updatedAt: at })
    .where(and(eq(jobs.id, key.id), eq(jobs.recruiterId, key.recruiterId)))
    .returning();
  return row;
}

/** False when the job is not this recruiter's. Its applications go with it. */
export async function deleteJobRow(tx: Tx, key: { id: string; recruiterId: string }): Promise<boolean> {
  const deleted = await tx
    .delete(jobs)
    .where(and(eq(jobs.id, key.id), eq(jobs.recruiterId, key.recruiterId)))
    .returning({ id: jobs.id });
  return deleted.length > 0;
}
