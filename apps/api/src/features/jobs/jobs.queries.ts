import type { CreateJobInput, JobContent, UpdateJobInput } from "@rolecall/contracts/jobs/schemas";
import { openUntilFrom } from "@rolecall/contracts/jobs/states";
import { type Db, type Executor, type JobRow, newId, preparedOnce, type Tx } from "@rolecall/db";
import { jobs, users } from "@rolecall/db/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import { withoutRequired } from "./without-required.ts";

/** A job with the name and e-mail of its recruiter. */
export interface JobWithRecruiter {
  readonly job: JobRow;
  readonly recruiter: { readonly name: string; readonly email: string };
}

export function selectJobs(db: Executor) {
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

export interface HeldJob {
  readonly recruiterId: string;
  readonly title: string;
  readonly companyName: string;
}

/** Keeps the job from being deleted until the transaction ends; changes to it go on. */
export async function holdJob(tx: Tx, id: string): Promise<HeldJob | undefined> {
  const [row] = await tx
    .select({ recruiterId: jobs.recruiterId, title: jobs.title, companyName: jobs.companyName })
    .from(jobs)
    .where(eq(jobs.id, id))
    .for("key share");
  return row;
}

const openJobsByIds = preparedOnce((db) =>
  selectJobs(db)
    .where(and(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`, isNull(jobs.closedAt)))
    .prepare("open_jobs_by_ids"),
);

/** In the order of `ids`; those that are gone, or closed meanwhile, are left out. */
export async function findOpenJobs(db: Db, ids: readonly string[]): Promise<JobWithRecruiter[]> {
  if (ids.length === 0) return [];
  const rows = await openJobsByIds(db).execute({ ids: `{${ids.join()}}` });
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const ownersByIds = preparedOnce((db) =>
  db
    .select({ id: jobs.id, recruiterId: jobs.recruiterId })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.placeholder("ids")}::uuid[])`)
    .prepare("job_owners_by_ids"),
);

/** Whose each of these jobs is; one that is gone is left out. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ownersByIds(db).execute({ ids: `{${ids.join()}}` });
  return new Map(rows.map(({ id, recruiterId }) => [id, recruiterId]));
}

/** Every column that a recruiter fills: one that was forgotten would be stored as its default for ever. */
type OwnColumns = Required<
  Omit<
    typeof jobs.$inferInsert,
    | "id"
    | "recruiterId"
    | "clientId"
    | "openUntil"
    | "closedAt"
    | "withheldAt"
    | "expiryAskedAt"
    | "createdAt"
    | "updatedAt"
  >
>;

function toColumns(job: JobContent): OwnColumns {
  return {
    title: job.title,
    description: job.description,
    requiredSkills: job.requiredSkills,
    niceToHaveSkills: withoutRequired(job.niceToHaveSkills, job.requiredSkills),
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
    .values({
      id: newId(),
      recruiterId,
      clientId,
      ...toColumns(job),
      openUntil: openUntilFrom(at),
      createdAt: at,
      updatedAt: at,
    })
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
  const requiredSkills = changes.requiredSkills ?? row.requiredSkills;
  return {
    title: changes.title ?? row.title,
    description: changes.description ?? row.description,
    requiredSkills,
    niceToHaveSkills: withoutRequired(changes.niceToHaveSkills ?? row.niceToHaveSkills, requiredSkills),
    requiredYears: changes.requiredYears ?? row.requiredYears,
    location: mergeLocation(row, changes.location),
    salary: mergeSalary(row, changes.salary),
    company: mergeCompany(row, changes.company),
    jobType: changes.jobType ?? row.jobType,
    urgency: changes.urgency ?? row.urgency,
    benefits: changes.benefits ?? row.benefits,
  };
}

function mergeLocation(row: JobRow, location: JobChanges["location"] = {}): JobContent["location"] {
  return {
    city: location.city ?? row.city,
    remote: location.remote ?? row.remote,
    hybrid: location.hybrid ?? row.hybrid,
  };
}

function mergeSalary(row: JobRow, salary: JobChanges["salary"] = {}): JobContent["salary"] {
  return {
    min: salary.min ?? row.salaryMin,
    max: salary.max ?? row.salaryMax,
    currency: salary.currency ?? row.salaryCurrency,
    period: salary.period ?? row.salaryPeriod,
  };
}

function mergeCompany(row: JobRow, company: JobChanges["company"] = {}): JobContent["company"] {
  return {
    name: company.name ?? row.companyName,
    size: company.size ?? row.companySize,
    industry: company.industry ?? row.companyIndustry,
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
