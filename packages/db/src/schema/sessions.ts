import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, instant } from "./columns.ts";
import { users } from "./users.ts";

/** A signed-in session. Only a hash of its token is kept: who reads the table cannot sign in with it. */
export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token, in lower-case hex. */
    id: text("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    createdAt: createdAt(),
    /** What its owner calls it by: shown, unlike the id, from which a token could be recognised. */
    publicId: uuid("public_id").notNull().defaultRandom(),
    /** In plain words, such as "Firefox on Android"; empty when it is not known. */
    device: text("device").notNull().default(""),
    /** To some minutes: written now and then, not with every request. */
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (t) => [
    index("sessions_user_idx").on(t.userId),
    index("sessions_expires_idx").on(t.expiresAt),
    check("sessions_id_check", sql`${t.id} ~ '^[0-9a-f]{64}$'`),
    check("sessions_device_check", hasLength(t.device, 0, 80)),
  ],
);
