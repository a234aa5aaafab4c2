import type { Role } from "@rolecall/contracts/auth/enums";
import type { ReportStatus } from "@rolecall/contracts/reports/enums";
import type { Tx } from "@rolecall/db";
import { jobs, reports, users } from "@rolecall/db/schema";
import { and, asc, eq, isNull } from "drizzle-orm";

/** What is decided about: a job, or a person apart from their jobs. */
export type Subject = { readonly jobId: string } | { readonly userId: string };

export interface DecidedReport {
  readonly id: string;
  readonly reporterId: string;
  readonly jobTitle: string | null;
}

/** Decides every open report about the subject, each once. */
export async function decideOpenReports(
  tx: Tx,
  subject: Subject,
  { status, at }: { status: Exclude<ReportStatus, "open">; at: Date },
): Promise<DecidedReport[]> {
  const about =
    "jobId" in subject
      ? eq(reports.jobId, subject.jobId)
      : and(eq(reports.userId, subject.userId), isNull(reports.jobId));
  return tx
    .update(reports)
    .set({ status, decidedAt: at })
    .where(and(about, eq(reports.status, "open")))
    .returning({ id: reports.id, reporterId: reports.reporterId, jobTitle: reports.jobTitle });
}

export async function setWithheld(tx: Tx, jobId: string, withheldAt: Date | null): Promise<void> {
  await tx.update(jobs).set({ withheldAt }).where(eq(jobs.id, jobId));
}

export interface HeldMember {
  readonly name: string;
  readonly role: Role;
  readonly suspendedAt: Date | null;
}

/** Held until the transaction ends: no session begins meanwhile. Undefined for who has no account. */
export async function lockMember(tx: Tx, userId: string): Promise<HeldMember | undefined> {
  const [row] = await tx
    .select({ name: users.name, role: users.role, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("no key update");
  return row;
}

export async function setSuspended(tx: Tx, userId: string, suspendedAt: Date | null): Promise<void> {
  await tx.update(users).set({ suspendedAt }).where(eq(users.id, userId));
}

/** In the order of their ids, as everybody who locks several does. */
export async function lockOpenJobsOf(tx: Tx, recruiterId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.recruiterId, recruiterId), isNull(jobs.closedAt)))
    .orderBy(asc(jobs.id))
    .for("update");
  return rows.map(({ id }) => id);
}
