import { index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { notifications } from "./notifications.ts";
import { users } from "./users.ts";

/**
 * Notifications for everybody of a role that one user has read by themselves, beyond the user's mark in
 * `notification_marks`; when the mark is moved over them they go.
 */
export const notificationReads = pgTable(
  "notification_reads",
  {
    notificationId: uuid("notification_id")
      .notNull()
      .references(() => notifications.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.userId] }),
    index("notification_reads_user_idx").on(t.userId),
  ],
);
