import { MAX_REASON_LENGTH, STORED_INTERVIEW_STATUSES } from "@rolecall/contracts/interviews/enums";
import { INTERVIEW_ACTIONS } from "@rolecall/contracts/interviews/states";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { hasLength, instant, isOneOf } from "./columns.ts";
import { interviews } from "./interviews.ts";
import { users } from "./users.ts";

const INTERVIEW_CHANGE_ACTIONS = ["schedule", ...INTERVIEW_ACTIONS] as const;

/** The history of an interview, one row per action, with its reason. */
export const interviewChanges = pgTable(
  "interview_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    interviewId: uuid("interview_id")
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    /** Null when no person did it. */
    actorId: uuid("actor_id").references(() => users.id, { onDelete: "set null" }),
    action: text("action", { enum: INTERVIEW_CHANGE_ACTIONS }).notNull(),
    toStatus: text("to_status", { enum: STORED_INTERVIEW_STATUSES }).notNull(),
    /** Both null when the time did not change; only `fromDate` null when it was first set. */
    fromDate: instant("from_date"),
    toDate: instant("to_date"),
    reason: text("reason").notNull().default(""),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [
    index("interview_changes_interview_idx").on(t.interviewId, t.id),
    check("interview_changes_action_check", isOneOf(t.action, INTERVIEW_CHANGE_ACTIONS)),
    check("interview_changes_to_status_check", isOneOf(t.toStatus, STORED_INTERVIEW_STATUSES)),
    check("interview_changes_reason_check", hasLength(t.reason, 0, MAX_REASON_LENGTH)),
    check("interview_changes_cancel_reason_check", sql`${t.action} <> 'cancel' or btrim(${t.reason}) <> ''`),
    check("interview_changes_dates_check", sql`${t.fromDate} is null or ${t.toDate} is not null`),
  ],
);
