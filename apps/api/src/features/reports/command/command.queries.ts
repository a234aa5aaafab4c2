import type { Role } from "@rolecall/contracts/auth/enums";
import type { ReportReason } from "@rolecall/contracts/reports/enums";
import type { Sql } from "@rolecall/db";

/** One thing that is reported: a job, or a person. */
export interface OpenSubject {
  readonly jobId: string | null;
  /** The person, or the recruiter of the job. */
  readonly userId: string;
  readonly title: string | null;
  readonly name: string;
  readonly role: Role;
  readonly reports: number;
  readonly reasons: readonly ReportReason[];
  readonly since: Date;
}

/** What is not decided, what many have reported first. */
export async function listOpenSubjects(sql: Sql, limit: number): Promise<OpenSubject[]> {
  return sql<OpenSubject[]>`
    select r.job_id as "jobId", r.user_id as "userId", max(r.job_title) as title, u.name, u.role,
      count(*)::int as reports, json_agg(distinct r.reason) as reasons, min(r.created_at) as since
    from reports r join users u on u.id = r.user_id
    where r.status = 'open' group by r.job_id, r.user_id, u.name, u.role
    order by count(*) desc, min(r.created_at) limit ${limit}`;
}

export interface ReportLine {
  readonly at: Date;
  readonly reporter: string;
  readonly email: string;
  readonly reason: ReportReason;
  readonly details: string;
  readonly status: string;
  readonly conversationId: string | null;
  readonly userId: string;
}

export function listReportsAbout(
  sql: Sql,
  subject: { jobId: string } | { userId: string },
): Promise<ReportLine[]> {
  const about =
    "jobId" in subject
      ? sql`r.job_id = ${subject.jobId}`
      : sql`r.user_id = ${subject.userId} and r.job_id is null`;
  return sql<ReportLine[]>`
    select r.created_at as at, u.name as reporter, u.email, r.reason, r.details, r.status,
      r.conversation_id as "conversationId", r.user_id as "userId"
    from reports r join users u on u.id = r.reporter_id
    where ${about} order by r.created_at limit 200`;
}

/** What the person wrote last in a conversation, oldest first. */
export async function listLastMessages(
  sql: Sql,
  { conversationId, senderId, limit }: { conversationId: string; senderId: string; limit: number },
): Promise<{ at: Date; text: string }[]> {
  const rows = await sql<{ at: Date; text: string }[]>`
    select created_at as at, text from messages
    where conversation_id = ${conversationId} and sender_id = ${senderId} order by seq desc limit ${limit}`;
  return rows.toReversed();
}

export interface MemberLine {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly since: Date;
  readonly suspendedAt: Date | null;
}

export async function findMemberLine(sql: Sql, userId: string): Promise<MemberLine | undefined> {
  const [row] = await sql<MemberLine[]>`
    select name, email, role, created_at as since, suspended_at as "suspendedAt"
    from users where id = ${userId} and deleted_at is null`;
  return row;
}
