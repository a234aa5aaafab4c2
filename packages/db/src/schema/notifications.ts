import { ROLES } from "@rolecall/contracts/auth/enums";
import { NOTIFICATION_TYPES } from "@rolecall/contracts/notifications/enums";
import { sql } from "drizzle-orm";
import { check, index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant, isBetween, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Notifications that are kept. One person's carries `read_at`; one for everybody of a role (a new job)
 * is a single row: each reader has a mark in `notification_marks` instead, and rows in `notification_reads`.
 */
export const notifications = pgTable(
  "notifications",
  {
    id: idColumn(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    audience: text("audience", { enum: ROLES }),
    /** Those of the audience whom it is not for: they have blocked whom it comes from. */
    leftOut: uuid("left_out").array(),
    type: text("type", { enum: NOTIFICATION_TYPES }).notNull(),
    title: text("title").notNull(),
    message: text("message").notNull(),
    matchScore: smallint("match_score"),
    /** What it is about. Not foreign keys: the notification outlives the thing. */
    jobId: uuid("job_id"),
    applicationId: uuid("application_id"),
    interviewId: uuid("interview_id"),
    savedSearchId: uuid("saved_search_id"),
    createdAt: createdAt(),
    readAt: instant("read_at"),
  },
  (t) => [
    index("notifications_user_newest_idx")
      .on(t.userId, t.createdAt, t.id)
      .where(sql`${t.userId} is not null`),
    index("notifications_audience_newest_idx")
      .on(t.audience, t.createdAt, t.id)
      .where(sql`${t.audience} is not null`),
    // For the clean-up, which looks for the oldest of all: rows lie in the table in about the order of their times.
    index("notifications_created_idx").using("brin", t.createdAt),
    index("notifications_unread_idx")
      .on(t.userId)
      .where(sql`${t.readAt} is null and ${t.userId} is not null`),
    check("notifications_addressee_check", sql`num_nonnulls(${t.userId}, ${t.audience}) = 1`),
    check("notifications_audience_check", isOneOf(t.audience, ROLES)),
    check("notifications_type_check", isOneOf(t.type, NOTIFICATION_TYPES)),
    check("notifications_title_check", hasLength(t.title, 1, 500)),
    check("notifications_message_check", hasLength(t.message, 1, 2_000)),
    check("notifications_match_score_check", isBetween(t.matchScore, 0, 100)),
    check("notifications_read_check", sql`${t.readAt} is null or ${t.userId} is not null`),
  ],
);
