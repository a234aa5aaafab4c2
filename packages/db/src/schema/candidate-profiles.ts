import { MAX_SUMMARY_LENGTH } from "@rolecall/contracts/users/enums";
import type { ReadingCorrections } from "@rolecall/contracts/users/reading";
import type { CandidateProfile } from "@rolecall/cv/types";
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { hasLength, updatedAt } from "./columns.ts";
import { users } from "./users.ts";

/**
 * The professional profile, one row per candidate from signup on. Skills are in `candidate_skills`, the
 * reading of the current CV is the `profile` row of `cv_analyses`.
 */
export const candidateProfiles = pgTable(
  "candidate_profiles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    summary: text("summary").notNull().default(""),
    complete: boolean("complete").notNull().default(false),
    /** What the candidate corrected in what was read: it wins over every CV, also later ones. */
    corrections: jsonb("corrections").$type<ReadingCorrections>().notNull().default({}),
    /** All that may enter a match score; null until a CV is analysed or a skill is typed. */
    matchProfile: jsonb("match_profile").$type<CandidateProfile>(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("candidate_profiles_summary_check", hasLength(t.summary, 0, MAX_SUMMARY_LENGTH)),
    check("candidate_profiles_corrections_check", sql`jsonb_typeof(${t.corrections}) = 'object'`),
  ],
);
