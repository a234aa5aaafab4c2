import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { jobs } from "./jobs.ts";

/**
 * Which skills a job asks for, from the skill's side: the jobs that share a skill with a candidate are
 * read from `job_skills_skill_idx` alone.
 */
export const jobSkills = pgTable(
  "job_skills",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Canonical id of the skill graph. */
    skillId: text("skill_id").notNull(),
    /** Share of the job's skill score that this skill is worth, above 0 and at most 1. */
    part: real("part").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.skillId] }),
    index("job_skills_skill_idx").on(t.skillId, t.jobId, t.part),
    check("job_skills_part_check", sql`${t.part} > 0 and ${t.part} <= 1`),
  ],
);
