import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/**
 * Failed logins within the sliding window, one row each, so that every API process counts the same.
 * `subject` is what is counted by: `account:<sha-256 of the lower-case e-mail>` or `address:<IP>`.
 */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text("subject").notNull(),
    failedAt: instant("failed_at").notNull().defaultNow(),
  },
  (t) => [
    index("login_failures_subject_idx").on(t.subject, t.failedAt),
    index("login_failures_failed_at_idx").on(t.failedAt),
  ],
);
