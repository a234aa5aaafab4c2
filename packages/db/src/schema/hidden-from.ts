import { HIDDEN_FROM_KINDS, MAX_HIDDEN_FROM_LENGTH } from "@rolecall/contracts/users/enums";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { hasLength, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * From whom a candidate hides: recruiters by the domain of their e-mail, or by the company of one of their jobs.
 * What follows from it is one condition, `isVisibleTo`.
 */
export const hiddenFrom = pgTable(
  "hidden_from",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: HIDDEN_FROM_KINDS }).notNull(),
    /** As the candidate typed it. */
    value: text("value").notNull(),
    /** As it is compared: without case, accents and apostrophes. */
    key: text("key").notNull().generatedAlwaysAs(sql`fold_name(value)`),
    /** Order in the candidate's list, from 0. */
    position: smallint("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.kind, t.key] }),
    index("hidden_from_key_idx").on(t.kind, t.key),
    check("hidden_from_kind_check", isOneOf(t.kind, HIDDEN_FROM_KINDS)),
    check("hidden_from_value_check", hasLength(t.value, 1, MAX_HIDDEN_FROM_LENGTH)),
  ],
);
