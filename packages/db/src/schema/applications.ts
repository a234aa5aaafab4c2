import { ANALYSIS_STATUSES } from "@rolecall/contracts/applications/enums";
import type { MatchResult } from "@rolecall/cv/types";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, hasLength, idColumn, instant, isBetween, isOneOf } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/**
 * One candidate's application to one job. What the engine read in its CV is the row of `cv_analyses`
 * that points here; the match against the job is kept beside the application.
 */
export const applications = pgTable(
  "applications",
  {
    id: idColumn(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    cvFileId: uuid("cv_file_id")
      .notNull()
      .references(() => storedFiles.id),
    createdAt: createdAt(),
    analysisStatus: text("analysis_status", { enum: ANALYSIS_STATUSES }).notNull().default("pending"),
    match: jsonb("match").$type<MatchResult>(),
    /** `match.score`, for the order of the applicants' list. */
    overallScore: smallint("overall_score"),
    /** Why the analysis failed: a sentence for people. */
    analysisError: text("analysis_error"),
    engineVersion: text("engine_version"),
    /** When the analysis was finished, well or not. */
    analysedAt: instant("analysed_at"),
  },
  (t) => [
    unique("applications_candidate_job_key").on(t.candidateId, t.jobId),
    index("applications_job_score_idx").on(
      t.jobId,
      sql`${t.overallScore} desc nulls last`,
      t.createdAt,
      t.id,
    ),
    index("applications_candidate_newest_idx").on(t.candidateId, t.createdAt, t.id),
    index("applications_job_done_idx").on(t.jobId, t.createdAt).where(sql`${t.analysisStatus} = 'done'`),
    index("applications_file_idx").on(t.cvFileId),
    check("applications_analysis_status_check", isOneOf(t.analysisStatus, ANALYSIS_STATUSES)),
    check("applications_overall_score_check", isBetween(t.overallScore, 0, 100)),
    check("applications_analysis_error_check", hasLength(t.analysisError, 1, 500)),
    check(
      "applications_analysis_check",
      sql`case ${t.analysisStatus}
        when 'pending' then ${t.match} is null and ${t.overallScore} is null and ${t.analysisError} is null and ${t.analysedAt} is null
        when 'done' then ${t.match} is not null and ${t.engineVersion} is not null and ${t.analysisError} is null and ${t.analysedAt} is not null
        when 'failed' then ${t.match} is null and ${t.overallScore} is null and ${t.analysisError} is not null and ${t.analysedAt} is not null
      end`,
    ),
  ],
);
