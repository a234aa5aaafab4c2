import { pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Up to when a user has read the notifications that went to everybody of a role. */
export const notificationMarks = pgTable("notification_marks", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  readUntil: instant("read_until").notNull(),
});
