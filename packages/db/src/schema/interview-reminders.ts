import { REMINDER_LEADS } from "@rolecall/contracts/interviews/enums";
import { check, pgTable, primaryKey, smallint, uuid } from "drizzle-orm/pg-core";
import { instant, isOneOf } from "./columns.ts";
import { interviews } from "./interviews.ts";

/**
 * Reminders that went out. Who inserts the row sends the reminder, in the same transaction, so each
 * goes out once whatever restarts; a moved interview has a new start and is reminded of anew.
 */
export const interviewReminders = pgTable(
  "interview_reminders",
  {
    interviewId: uuid("interview_id")
      .notNull()
      .references(() => interviews.id, { onDelete: "cascade" }),
    scheduledAt: instant("scheduled_at").notNull(),
    leadMinutes: smallint("lead_minutes").notNull(),
    sentAt: instant("sent_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.interviewId, t.scheduledAt, t.leadMinutes] }),
    check("interview_reminders_lead_check", isOneOf(t.leadMinutes, REMINDER_LEADS)),
  ],
);
