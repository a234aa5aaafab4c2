import type { AnalysisStatus, ApplicationStage } from "@rolecall/contracts/applications/enums";
import type { JobRequirements, MatchResult } from "@rolecall/cv/types";
import { type Executor, newId, type Tx, uuidArray } from "@rolecall/db";
import { applications, cvAnalyses, jobs, storedFiles, users } from "@rolecall/db/schema";
import { and, asc, count, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";

export interface ApplicationRow {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly jobClosedAt: Date | null;
  readonly candidateId: string;
  readonly candidateName: string;
  readonly candidateEmail: string;
  readonly candidateSuspended: boolean;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly status: AnalysisStatus;
  readonly error: string | null;
  readonly match: Omit<MatchResult, "parts"> | null;
  readonly engineVersion: string | null;
  /** Of the reading; null unless the analysis is done. */
  readonly experienceYears: number | null;
  readonly skills: readonly string[] | null;
  readonly analysedAt: Date | null;
  readonly stage: ApplicationStage;
  readonly stageChangedAt: Date | null;
  readonly declineMessage: string | null;
  readonly seenAt: Date | null;
  readonly cvDownloadedAt: Date | null;
}

/** With every change of the stage, oldest first. */
export interface MyApplicationRow extends ApplicationRow {
  readonly history: readonly { readonly stage: ApplicationStage; readonly at: string }[];
}

const history = sql<MyApplicationRow["history"]>`(
  select coalesce(jsonb_agg(jsonb_build_object('stage', c.to_stage, 'at', c.changed_at)), '[]')
  from (select to_stage, changed_at from application_stage_changes
    where application_id = ${applications.id} order by id) c)`;

const COLUMNS = {
  id: applications.id,
  jobId: applications.jobId,
  jobTitle: jobs.title,
  companyName: jobs.companyName,
  jobClosedAt: jobs.closedAt,
  candidateId: applications.candidateId,
  candidateName: users.name,
  candidateEmail: users.email,
  candidateSuspended: sql<boolean>`${users.suspendedAt} is not null`,
  fileName: storedFiles.originalName,
  createdAt: applications.createdAt,
  status: applications.analysisStatus,
  error: applications.analysisError,
  match: applications.matchSummary,
  engineVersion: applications.engineVersion,
  experienceYears: cvAnalyses.experienceYears,
  skills: cvAnalyses.skillNames,
  analysedAt: applications.analysedAt,
  stage: applications.stage,
  stageChangedAt: applications.stageChangedAt,
  declineMessage: applications.declineMessage,
  seenAt: applications.seenAt,
  cvDownloadedAt: applications.cvDownloadedAt,
};

function selectApplications<More extends Record<string, SQL>>(db: Executor, more: More) {
  return db
    .select({ ...COLUMNS, ...more })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .innerJoin(storedFiles, eq(storedFiles.id, applications.cvFileId))
    .leftJoin(cvAnalyses, eq(cvAnalyses.applicationId, applications.id));
}

export async function findApplication(db: Executor, id: string): Promise<ApplicationRow | undefined> {
  const [row] = await selectApplications(db, {}).where(eq(applications.id, id));
  return row;
}

/** Best score first, those without a score last. */
const BEST_FIRST = [
  sql`${applications.overallScore} desc nulls last`,
  asc(applications.createdAt),
  asc(applications.id),
];

/** A page of a job's applicants, best first. */
export async function listApplicationsForJob(
  db: Executor,
  jobId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ApplicationRow[]> {
  return selectApplications(db, {})
    .where(eq(applications.jobId, jobId))
    .orderBy(...BEST_FIRST)
    .limit(limit)
    .offset(offset);
}

/** The ids of all of them, best first. */
export async function listApplicationIdsForJob(db: Executor, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, jobId))
    .orderBy(...BEST_FIRST);
  return rows.map(({ id }) => id);
}

/** Those of these ids that there are, in the order of the ids. */
export async function listApplications(db: Executor, ids: readonly string[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return selectApplications(db, {})
    .where(sql`${applications.id} = any(${uuidArray(ids)})`)
    .orderBy(asc(applications.id));
}

export async function listApplicationsOf(db: Executor, candidateId: string): Promise<MyApplicationRow[]> {
  return selectApplications(db, { history })
    .where(eq(applications.candidateId, candidateId))
    .orderBy(desc(applications.createdAt), desc(applications.id));
}

export interface JobOwner {
  readonly title: string;
  readonly recruiterId: string;
}

export async function findJobOwner(db: Executor, jobId: string): Promise<JobOwner | undefined> {
  const [row] = await db
    .select({ title: jobs.title, recruiterId: jobs.recruiterId })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row;
}

/** Throws a unique violation of `applications_candidate_job_key` for a second application to one job. */
export async function insertApplication(
  tx: Tx,
  application: { jobId: string; candidateId: string; cvFileId: string; createdAt: Date },
): Promise<string> {
  const id = newId();
  await tx.insert(applications).values({ id, ...application });
  return id;
}

export interface ApplicationAccess {
  readonly jobId: string;
  readonly candidateId: string;
  readonly recruiterId: string;
  readonly cvFileId: string;
}

const ACCESS = {
  jobId: applications.jobId,
  candidateId: applications.candidateId,
  recruiterId: jobs.recruiterId,
  cvFileId: applications.cvFileId,
};

export async function findApplicationAccess(
  db: Executor,
  id: string,
): Promise<ApplicationAccess | undefined> {
  const [row] = await db
    .select(ACCESS)
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id));
  return row;
}

export interface ApplicationWork extends ApplicationAccess, JobRequirements {
  readonly fileKey: string;
  readonly fileName: string;
}

/** All that the analysis of an application needs; undefined when it was deleted meanwhile. */
export async function findApplicationWork(db: Executor, id: string): Promise<ApplicationWork | undefined> {
  const [row] = await db
    .select({
      ...ACCESS,
      fileKey: storedFiles.key,
      fileName: storedFiles.originalName,
      title: jobs.title,
      description: jobs.description,
      requiredSkills: jobs.requiredSkills,
      niceToHaveSkills: jobs.niceToHaveSkills,
      requiredYears: jobs.requiredYears,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(storedFiles, eq(storedFiles.id, applications.cvFileId))
    .where(eq(applications.id, id));
  return row;
}

/** Holds the application until the transaction ends; false when it is gone. */
export async function lockApplication(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, id))
    .for("update");
  return rows.length > 0;
}

export async function setAnalysisDone(
  tx: Tx,
  id: string,
  { match, engineVersion, at }: { match: MatchResult; engineVersion: string; at: Date },
): Promise<void> {
  await tx
    .update(applications)
    .set({
      analysisStatus: "done",
      match,
      overallScore: match.score,
      analysisError: null,
      engineVersion,
      analysedAt: at,
    })
    .where(eq(applications.id, id));
}

/** False when it is gone, or another attempt has come to its end. */
export async function setAnalysisFailed(
  tx: Tx,
  id: string,
  { error, at }: { error: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ analysisStatus: "failed", analysisError: error, analysedAt: at })
    .where(and(eq(applications.id, id), eq(applications.analysisStatus, "pending")))
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** False when it is pending already: its analysis is on its way. */
export async function setAnalysisPending(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({
      analysisStatus: "pending",
      match: null,
      overallScore: null,
      analysisError: null,
      analysedAt: null,
    })
    .where(and(eq(applications.id, id), ne(applications.analysisStatus, "pending")))
    .returning({ id: applications.id });
  return rows.length > 0;
}

export async function countApplicationsOfRecruiter(db: Executor, recruiterId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(jobs.recruiterId, recruiterId));
  return row?.count ?? 0;
}

/** Applications to the recruiter's jobs since `since` whose analysis is done. */
export async function countMatchesSince(db: Executor, recruiterId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(jobs.recruiterId, recruiterId),
        eq(applications.analysisStatus, "done"),
        gte(applications.createdAt, since),
      ),
    );
  return row?.count ?? 0;
}
