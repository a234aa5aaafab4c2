import type { CvAnalysis } from "@rolecall/cv/types";
import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { createdAt, hasLength, idColumn, isBetween, isOneOf } from "./columns.ts";
import { storedFiles } from "./stored-files.ts";
import { users } from "./users.ts";

/** Why a CV was read: the analysis tool (its history), the candidate's profile, an application. */
const CV_ANALYSIS_PURPOSES = ["tool", "profile", "application"] as const;

/**
 * What the engine found in one CV. A profile and an application have one reading at a time, replaced
 * by the next; readings of the tool are kept until their owner deletes them.
 */
export const cvAnalyses = pgTable(
  "cv_analyses",
  {
    id: idColumn(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: CV_ANALYSIS_PURPOSES }).notNull(),
    applicationId: uuid("application_id").references(() => applications.id, { onDelete: "cascade" }),
    /** Null for the sample CV that ships with the server. */
    fileId: uuid("file_id").references(() => storedFiles.id),
    fileName: text("file_name").notNull(),
    engineVersion: text("engine_version").notNull(),
    analysis: jsonb("analysis").$type<CvAnalysis>().notNull(),
    /** The history's summary, and the names of the skills, so that lists need not open the analyses. */
    overallScore: smallint("overall_score").notNull(),
    atsCompatibility: smallint("ats_compatibility").notNull(),
    skillsCount: integer("skills_count").notNull(),
    experienceYears: doublePrecision("experience_years").notNull(),
    skillNames: jsonb("skill_names")
      .$type<string[]>()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_query_array(analysis, '$.skills[*].name')`),
    createdAt: createdAt(),
  },
  (t) => [
    index("cv_analyses_history_idx").on(t.ownerId, t.createdAt, t.id).where(sql`${t.purpose} = 'tool'`),
    // All of a member's, whatever for: an export reads them page by page, and a deletion takes them along.
    index("cv_analyses_owner_idx").on(t.ownerId, t.id),
    uniqueIndex("cv_analyses_profile_key").on(t.ownerId).where(sql`${t.purpose} = 'profile'`),
    uniqueIndex("cv_analyses_application_key").on(t.applicationId),
    index("cv_analyses_file_idx").on(t.fileId),
    check("cv_analyses_purpose_check", isOneOf(t.purpose, CV_ANALYSIS_PURPOSES)),
    check(
      "cv_analyses_application_check",
      sql`(${t.purpose} = 'application') = (${t.applicationId} is not null)`,
    ),
    check("cv_analyses_file_name_check", hasLength(t.fileName, 1, 255)),
    check("cv_analyses_overall_score_check", isBetween(t.overallScore, 0, 100)),
    check("cv_analyses_ats_compatibility_check", isBetween(t.atsCompatibility, 0, 100)),
    check("cv_analyses_skills_count_check", sql`${t.skillsCount} >= 0`),
    check("cv_analyses_experience_years_check", isBetween(t.experienceYears, 0, 100)),
  ],
);
