import { sql } from "drizzle-orm";
import { boolean, check, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { hasLength } from "./columns.ts";
import { users } from "./users.ts";

/**
 * Skills of a candidate's profile with their origin. Replacing the CV takes away what only a CV had
 * supplied; what was typed by hand stays.
 */
export const candidateSkills = pgTable(
  "candidate_skills",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As shown. */
    name: text("name").notNull(),
    /** Lower-case name: a skill stands in a profile once, whatever its case. */
    nameKey: text("name_key").notNull(),
    typed: boolean("typed").notNull(),
    fromCv: boolean("from_cv").notNull(),
    /** Order in the profile, from 0. */
    position: smallint("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.nameKey] }),
    check("candidate_skills_name_check", hasLength(t.name, 1, 200)),
    check("candidate_skills_origin_check", sql`${t.typed} or ${t.fromCv}`),
  ],
);
