import {
  ANALYSIS_STATUSES,
  APPLICATION_STAGES,
  MAX_DECLINE_MESSAGE,
} from "@rolecall/contracts/applications/enums";
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
    /** Without the parts, which are most of it: lists read a thousand, and opening a large value is what takes time. */
    matchSummary: jsonb("match_summary")
      .$type<Omit<MatchResult, "parts">>()
      .generatedAlwaysAs(sql`match - 'parts'`),
    /** `match.score`, for the order of the applicants' list. */
    overallScore: smallint("overall_score"),
    /** Why the analysis failed: a sentence for people. */
    analysisError: text("analysis_error"),
    engineVersion: text("engine_version"),
    /** When the analysis was finished, well or not. */
    analysedAt: instant("analysed_at"),
    stage: text("stage", { enum: APPLICATION_STAGES }).notNull().default("received"),
    /** Null until the stage changes for the first time. What it was before is in `application_stage_changes`. */
    stageChangedAt: instant("stage_changed_at"),
    /** What the candidate is told with a decision against the application. */
    declineMessage: text("decline_message"),
    /** When the owner of the job first opened the details, and first downloaded the CV. */
    seenAt: instant("seen_at"),
    cvDownloadedAt: instant("cv_downloaded_at"),
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
    check("applications_stage_check", isOneOf(t.stage, APPLICATION_STAGES)),
    check(
      "applications_stage_changed_check",
      sql`${t.stage} = 'received' or ${t.stageChangedAt} is not null`,
    ),
    // A decision against somebody always says something, and nothing else does.
    check(
      "applications_decline_message_check",
      sql`(${t.stage} = 'not-selected') = (${t.declineMessage} is not null)`,
    ),
    check("applications_decline_message_length_check", hasLength(t.declineMessage, 1, MAX_DECLINE_MESSAGE)),
    check(
      "applications_seen_check",
      sql`${t.cvDownloadedAt} is null or (${t.seenAt} is not null and ${t.seenAt} <= ${t.cvDownloadedAt})`,
    ),
  ],
);
