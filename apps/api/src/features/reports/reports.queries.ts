import type { ReportReason } from "@rolecall/contracts/reports/enums";
import { type Executor, newId, type Tx } from "@rolecall/db";
import { conversations, reports, users } from "@rolecall/db/schema";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
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

/** False when the reporter has an open one about the same already. */
export async function insertReport(tx: Tx, { job, at, ...report }: NewReport): Promise<boolean> {
  const inserted = await tx
    .insert(reports)
    .values({ id: newId(), ...report, jobId: job?.id ?? null, jobTitle: job?.title ?? null, createdAt: at })
    .onConflictDoNothing();
  return inserted.count > 0;
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
