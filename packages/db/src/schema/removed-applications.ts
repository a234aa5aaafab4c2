import { APPLICATION_REMOVERS } from "@rolecall/contracts/applications/enums";
import { JOB_LENGTHS } from "@rolecall/contracts/jobs/enums";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { hasLength, instant, isOneOf } from "./columns.ts";
import { users } from "./users.ts";

/**
 * What a candidate keeps of an application that was removed without being asked: that there was one, and what
 * became of it. Nothing of the CV or the analysis stays.
 */
export const removedApplications = pgTable(
  "removed_applications",
  {
    /** Of the application. */
    id: uuid("id").primaryKey(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Not a foreign key: the job may be gone as well. */
    jobId: uuid("job_id").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    removedBy: text("removed_by", { enum: APPLICATION_REMOVERS }).notNull(),
    appliedAt: instant("applied_at").notNull(),
    removedAt: instant("removed_at").notNull(),
  },
  (t) => [
    index("removed_applications_candidate_newest_idx").on(t.candidateId, t.removedAt, t.id),
    index("removed_applications_removed_at_idx").on(t.removedAt),
    check("removed_applications_job_title_check", hasLength(t.jobTitle, 1, JOB_LENGTHS.line)),
    check("removed_applications_removed_by_check", isOneOf(t.removedBy, APPLICATION_REMOVERS)),
  ],
);
