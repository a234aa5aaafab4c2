import type { Role } from "@rolecall/contracts/auth/enums";
import type { Sql } from "@rolecall/db";
import { readInPages } from "../../../lib/read-in-pages.ts";

/** Few enough that a page of the longest texts is about a megabyte. */
const ROWS = 200;
/** A whole analysis is a hundred times as large as a message. */
const ANALYSES = 5;

/** A row as it is written into the export: what it holds is what the statement selects. */
export type ExportRow = Readonly<Record<string, unknown>> & { readonly id: string };

type Pages = AsyncIterable<readonly ExportRow[]>;

function pages(size: number, read: (after: string, limit: number) => Promise<readonly ExportRow[]>): Pages {
  return readInPages(size, read, ({ id }) => id);
}

/** The account itself; undefined once it is deleted. */
export async function readAccount(sql: Sql, userId: string): Promise<ExportRow | undefined> {
  const [account] = await sql<ExportRow[]>`
    select id, name, email, role, created_at as "signedUpAt", updated_at as "changedAt", muted_popups as "mutedPopups",
      (select read_until from notification_marks where user_id = u.id) as "announcementsReadUntil",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'device', device, 'startedAt', created_at, 'lastUsedAt', last_used_at, 'endsAt', expires_at
        ) order by created_at) from sessions where user_id = u.id
      ), '[]') as "signedInDevices"
    from users u where id = ${userId} and deleted_at is null`;
  return account;
}

/** Undefined for a recruiter. */
export async function readProfile(sql: Sql, userId: string): Promise<ExportRow | undefined> {
  const [profile] = await sql<ExportRow[]>`
    select user_id as id, summary, complete, updated_at as "changedAt", corrections,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', name, 'typed', typed, 'fromCv', from_cv) order by position)
        from candidate_skills where candidate_id = p.user_id
      ), '[]') as skills,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'value', value) order by position)
        from hidden_from where candidate_id = p.user_id
      ), '[]') as "hiddenFrom",
      match_profile as "usedForMatching"
    from candidate_profiles p where user_id = ${userId}`;
  return profile;
}

export function readAnalyses(sql: Sql, userId: string): Pages {
  return pages(
    ANALYSES,
    (after, limit) => sql<ExportRow[]>`
      select id, purpose, application_id as "applicationId", file_id as "fileId", file_name as "fileName",
        created_at as "analysedAt", engine_version as "engineVersion", analysis
      from cv_analyses where owner_id = ${userId} and id > ${after} order by id limit ${limit}`,
  );
}

/** With the score, its reasons, and how far it has come. */
export function readApplications(sql: Sql, userId: string): Pages {
  return pages(
    ANALYSES,
    (after, limit) => sql<ExportRow[]>`
      select a.id, jsonb_build_object('id', j.id, 'title', j.title, 'company', j.company_name) as job,
        a.created_at as "appliedAt", a.cv_file_id as "fileId", a.stage, a.stage_changed_at as "stageChangedAt",
        a.decline_message as "declineMessage", a.seen_at as "seenAt", a.cv_downloaded_at as "cvDownloadedAt",
        coalesce((
          select jsonb_agg(jsonb_build_object('from', from_stage, 'to', to_stage, 'at', changed_at) order by id)
          from application_stage_changes where application_id = a.id
        ), '[]') as "stageChanges",
        a.analysis_status as "analysisStatus", a.analysed_at as "analysedAt", a.analysis_error as "analysisError",
        a.engine_version as "engineVersion", a.overall_score as "overallScore", a.match
      from applications a join jobs j on j.id = a.job_id
      where a.candidate_id = ${userId} and a.id > ${after} order by a.id limit ${limit}`,
  );
}

export function readRemovedApplications(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select id, jsonb_build_object('id', job_id, 'title', job_title, 'company', company_name) as job,
        applied_at as "appliedAt", removed_by as "removedBy", removed_at as "removedAt"
      from removed_applications where candidate_id = ${userId} and id > ${after} order by id limit ${limit}`,
  );
}

export function readSavedSearches(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select id, name, filters, alert, created_at as "savedAt", opened_at as "openedAt"
      from saved_searches where candidate_id = ${userId} and id > ${after} order by id limit ${limit}`,
  );
}

/** By the id of the job. */
export function readSearchAlerts(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select a.job_id as id, j.title as job, a.told_at as "toldAt", a.notification_id as "notificationId"
      from saved_search_alerts a join jobs j on j.id = a.job_id
      where a.candidate_id = ${userId} and a.job_id > ${after} order by a.job_id limit ${limit}`,
  );
}

/** All that the recruiter wrote; how many applied, not who. */
export function readJobs(sql: Sql, userId: string): Pages {
  return pages(
    ROWS / 10,
    (after, limit) => sql<ExportRow[]>`
      select id, title, description, required_skills as "requiredSkills",
        nice_to_have_skills as "niceToHaveSkills", required_years as "requiredYears",
        jsonb_build_object('city', city, 'remote', remote, 'hybrid', hybrid) as location,
        jsonb_build_object('min', salary_min, 'max', salary_max, 'currency', salary_currency,
          'period', salary_period) as salary,
        jsonb_build_object('name', company_name, 'size', company_size, 'industry', company_industry) as company,
        job_type as "jobType", urgency, benefits, created_at as "createdAt", updated_at as "changedAt",
        open_until as "openUntil", closed_at as "closedAt",
        (select count(*)::int from applications where job_id = j.id) as applicants
      from jobs j where recruiter_id = ${userId} and id > ${after} order by id limit ${limit}`,
  );
}

/** The other person by name and role: how to reach them is theirs. */
export function readConversations(sql: Sql, { userId, role }: { userId: string; role: Role }): Pages {
  const own = role === "candidate" ? sql`c.candidate_id` : sql`c.recruiter_id`;
  const other = role === "candidate" ? sql`c.recruiter_id` : sql`c.candidate_id`;
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select c.id, jsonb_build_object('name', u.name, 'role', u.role) as with, j.title as job,
        c.created_at as "startedAt", c.updated_at as "changedAt", c.closed_at as "closedAt", c.last_seq as messages
      from conversations c join users u on u.id = ${other} left join jobs j on j.id = c.job_id
      where ${own} = ${userId} and c.id > ${after} order by c.id limit ${limit}`,
  );
}

/** Those of one conversation, in its order: written by the user, and to the user. */
export async function* readMessages(sql: Sql, conversationId: string, userId: string): Pages {
  for (let after = 0; ; ) {
    const rows = await sql<(ExportRow & { place: number })[]>`
      select id, conversation_id as "conversationId", seq as place,
        case sender_id when ${userId} then 'me' else 'them' end as from, text, created_at as "sentAt",
        delivered_at as "deliveredAt", read_at as "readAt"
      from messages where conversation_id = ${conversationId} and seq > ${after} order by seq limit ${ROWS}`;
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.place;
  }
}

export function readInterviews(sql: Sql, { userId, role }: { userId: string; role: Role }): Pages {
  const own = role === "candidate" ? sql`i.candidate_id` : sql`i.recruiter_id`;
  const other = role === "candidate" ? sql`i.recruiter_id` : sql`i.candidate_id`;
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select i.id, i.title, i.description, i.requirements, jsonb_build_object('name', u.name, 'role', u.role) as with,
        jsonb_build_object('title', coalesce(j.title, i.job_title), 'company', coalesce(j.company_name, i.company_name))
          as job,
        i.application_id as "applicationId", i.scheduled_at as "scheduledAt", i.duration_minutes as "durationMinutes",
        i.time_zone as "timeZone", i.format, i.interview_type as "interviewType", i.interview_stage as "interviewStage",
        i.status, jsonb_build_object('address', i.address, 'instructions', i.instructions) as location,
        jsonb_build_object('platform', i.video_platform, 'meetingUrl', i.meeting_url, 'meetingId', i.meeting_id,
          'passcode', i.passcode) as "videoCall",
        i.created_at as "createdAt", i.updated_at as "changedAt",
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'action', action, 'at', changed_at, 'reason', reason, 'fromDate', from_date, 'toDate', to_date,
            'by', case when actor_id = ${userId} then 'me' when actor_id is null then 'nobody' else 'them' end
          ) order by id) from interview_changes where interview_id = i.id
        ), '[]') as history
      from interviews i join users u on u.id = ${other} left join jobs j on j.id = i.job_id
      where ${own} = ${userId} and i.id > ${after} order by i.id limit ${limit}`,
  );
}

export function readBlocks(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select b.blocked_id as id, jsonb_build_object('name', u.name, 'role', u.role) as blocked,
        b.created_at as "blockedAt"
      from blocks b join users u on u.id = b.blocked_id
      where b.blocker_id = ${userId} and b.blocked_id > ${after} order by b.blocked_id limit ${limit}`,
  );
}

/** Those that the user made; what others have told of the user is theirs. */
export function readReports(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select r.id, case when r.job_id is null then jsonb_build_object('name', u.name, 'role', u.role) end as person,
        case when r.job_id is not null then jsonb_build_object('id', r.job_id, 'title', r.job_title) end as job,
        r.reason, r.details, r.status, r.created_at as "reportedAt", r.decided_at as "decidedAt"
      from reports r join users u on u.id = r.user_id
      where r.reporter_id = ${userId} and r.id > ${after} order by r.id limit ${limit}`,
  );
}

/** The user's own: those for everybody of a role are about no one. */
export function readNotifications(sql: Sql, userId: string): Pages {
  return pages(
    ROWS,
    (after, limit) => sql<ExportRow[]>`
      select id, type, title, message, match_score as "matchScore", created_at as "createdAt", read_at as "readAt",
        job_id as "jobId", application_id as "applicationId", interview_id as "interviewId"
      from notifications where user_id = ${userId} and id > ${after} order by id limit ${limit}`,
  );
}

export interface OwnFile extends ExportRow {
  readonly key: string;
  readonly name: string;
  readonly storedAt: Date;
}

export function readFiles(sql: Sql, userId: string): AsyncIterable<readonly OwnFile[]> {
  return readInPages(
    ROWS,
    (after, limit) => sql<OwnFile[]>`
      select id, key, original_name as name, content_type as "contentType", size, sha256, created_at as "storedAt"
      from stored_files where owner_id = ${userId} and id > ${after} order by id limit ${limit}`,
    ({ id }) => id,
  );
}
