import type { ReportReason } from "@rolecall/contracts/reports/enums";
import { type Executor, LOCK_KEYS, newId, type Tx } from "@rolecall/db";
import { conversations, reports, users } from "@rolecall/db/schema";
import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../auth/actor.ts";

export interface NewReport {
  readonly reporterId: string;
  /** Of a job, its recruiter. */
  readonly userId: string;
  /** Null for a report of a person. */
  readonly job: { readonly id: string; readonly title: string } | null;
  readonly conversationId: string | null;
  readonly reason: ReportReason;
  readonly details: string;
  readonly at: Date;
}

/** Makes the reports of one member wait for one another until the transaction ends, in whatever process. */
export async function lockReportsOf(tx: Tx, reporterId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEYS.reports}, hashtext(${reporterId}))`);
}

/** When the member's reports since then were made, oldest first. */
export async function listReportTimes(tx: Tx, reporterId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: reports.createdAt })
    .from(reports)
    .where(and(eq(reports.reporterId, reporterId), gt(reports.createdAt, since)))
    .orderBy(asc(reports.createdAt));
  return rows.map(({ at }) => at);
}

/** The reporter has no open one about the same: see `lockReportsOf`. */
export async function insertReport(tx: Tx, { job, at, ...report }: NewReport): Promise<void> {
  await tx
    .insert(reports)
    .values({ id: newId(), ...report, jobId: job?.id ?? null, jobTitle: job?.title ?? null, createdAt: at });
}

function selectReports(db: Executor, where: SQL | undefined) {
  return db
    .select({ report: reports, userName: users.name })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .where(where)
    .orderBy(desc(reports.createdAt), desc(reports.id));
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** The reporter's open report of the job, or without one, of the person. */
export async function findOpenReport(
  db: Executor,
  { reporterId, userId, jobId }: { reporterId: string; userId: string; jobId: string | null },
): Promise<ReportRow | undefined> {
  const about =
    jobId === null ? and(eq(reports.userId, userId), isNull(reports.jobId)) : eq(reports.jobId, jobId);
  const [row] = await selectReports(
    db,
    and(eq(reports.reporterId, reporterId), eq(reports.status, "open"), about),
  ).limit(1);
  return row;
}

export function listReportsOf(db: Executor, reporterId: string, limit: number): Promise<ReportRow[]> {
  return selectReports(db, eq(reports.reporterId, reporterId)).limit(limit);
}

/** Whether the actor talks with the member there. */
export async function isTalkWith(
  db: Executor,
  { userId, role }: Actor,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<boolean> {
  const [own, other] =
    role === "candidate"
      ? [conversations.candidateId, conversations.recruiterId]
      : [conversations.recruiterId, conversations.candidateId];
  const found = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(own, userId), eq(other, memberId)));
  return found.length > 0;
}
