import { MAX_REPORT_DETAILS, REPORT_REASONS, REPORT_STATUSES } from "@rolecall/contracts/reports/enums";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * What a member has told whoever runs the site about a job or a person. Reports about somebody who deletes their
 * account go with it: there is nothing left to decide.
 */
export const reports = pgTable(
  "reports",
  {
    id: idColumn(),
    reporterId: uuid("reporter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The person it is about: of a job, its recruiter. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null for a report of a person. Not a foreign key: what was reported may be deleted before it is decided. */
    jobId: uuid("job_id"),
    /** As it was when it was reported; null for a person. */
    jobTitle: text("job_title"),
    /** Where the reporter talks with the person, if that is what it is about. Not a foreign key. */
    conversationId: uuid("conversation_id"),
    reason: text("reason", { enum: REPORT_REASONS }).notNull(),
    /** The reporter's own words; may be empty. */
    details: text("details").notNull().default(""),
    status: text("status", { enum: REPORT_STATUSES }).notNull().default("open"),
    createdAt: createdAt(),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    uniqueIndex("reports_open_job_key")
      .on(t.reporterId, t.jobId)
      .where(sql`${t.status} = 'open' and ${t.jobId} is not null`),
    uniqueIndex("reports_open_user_key")
      .on(t.reporterId, t.userId)
      .where(sql`${t.status} = 'open' and ${t.jobId} is null`),
    index("reports_reporter_newest_idx").on(t.reporterId, t.createdAt, t.id),
    index("reports_user_idx").on(t.userId),
    index("reports_open_idx").on(t.createdAt).where(sql`${t.status} = 'open'`),
    check("reports_self_check", sql`${t.reporterId} <> ${t.userId}`),
    check("reports_job_check", sql`(${t.jobId} is null) = (${t.jobTitle} is null)`),
    check("reports_reason_check", isOneOf(t.reason, REPORT_REASONS)),
    check("reports_status_check", isOneOf(t.status, REPORT_STATUSES)),
    check("reports_details_check", hasLength(t.details, 0, MAX_REPORT_DETAILS)),
    check("reports_decided_check", sql`(${t.status} = 'open') = (${t.decidedAt} is null)`),
  ],
);
