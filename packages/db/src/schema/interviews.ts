import {
  INTERVIEW_DURATIONS,
  INTERVIEW_FORMATS,
  INTERVIEW_STAGES,
  INTERVIEW_TYPES,
  STORED_INTERVIEW_STATUSES,
  VIDEO_PLATFORMS,
} from "@rolecall/contracts/interviews/enums";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./applications.ts";
import { createdAt, hasLength, idColumn, instant, isOneOf, updatedAt } from "./columns.ts";
import { jobs } from "./jobs.ts";
import { users } from "./users.ts";

/**
 * An interview. `in-progress` and `completed` follow from the clock and are not stored. Two exclusion
 * constraints (migration `exclusion_constraints`) keep live interviews of one recruiter, and of one candidate,
 * from overlapping: `interviews_recruiter_overlap` and `interviews_candidate_overlap`.
 */
export const interviews = pgTable(
  "interviews",
  {
    id: idColumn(),
    recruiterId: uuid("recruiter_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the job is deleted; its title and company are kept beside. */
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull().default(""),
    applicationId: uuid("application_id").references(() => applications.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    requirements: text("requirements").notNull().default(""),
    scheduledAt: instant("scheduled_at").notNull(),
    durationMinutes: smallint("duration_minutes").notNull().default(60),
    endsAt: instant("ends_at").notNull().generatedAlwaysAs(sql`add_minutes(scheduled_at, duration_minutes)`),
    /** IANA name of the zone it was arranged in; the instant above is what counts. */
    timeZone: text("time_zone").notNull().default("Asia/Colombo"),
    format: text("format", { enum: INTERVIEW_FORMATS }).notNull().default("video-call"),
    interviewType: text("interview_type", { enum: INTERVIEW_TYPES }).notNull().default("screening"),
    interviewStage: text("interview_stage", { enum: INTERVIEW_STAGES }).notNull().default("initial"),
    status: text("status", { enum: STORED_INTERVIEW_STATUSES }).notNull().default("scheduled"),
    address: text("address").notNull().default(""),
    instructions: text("instructions").notNull().default(""),
    videoPlatform: text("video_platform", { enum: VIDEO_PLATFORMS }).notNull().default("zoom"),
    meetingUrl: text("meeting_url").notNull().default(""),
    meetingId: text("meeting_id").notNull().default(""),
    passcode: text("passcode").notNull().default(""),
    /** SEQUENCE of the calendar entry: raised with every change, so that calendars take the newer one. */
    sequence: integer("sequence").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("interviews_recruiter_start_idx").on(t.recruiterId, t.scheduledAt, t.id),
    index("interviews_candidate_start_idx").on(t.candidateId, t.scheduledAt, t.id),
    // Reminders look for what begins soon, whoever's it is.
    index("interviews_live_start_idx").on(t.scheduledAt).where(sql`${t.status} <> 'cancelled'`),
    index("interviews_job_idx").on(t.jobId),
    index("interviews_application_idx").on(t.applicationId),
    check("interviews_pair_check", sql`${t.candidateId} <> ${t.recruiterId}`),
    check("interviews_title_check", hasLength(t.title, 1, 400)),
    check("interviews_duration_check", isOneOf(t.durationMinutes, INTERVIEW_DURATIONS)),
    check("interviews_time_zone_check", hasLength(t.timeZone, 1, 64)),
    check("interviews_format_check", isOneOf(t.format, INTERVIEW_FORMATS)),
    check("interviews_type_check", isOneOf(t.interviewType, INTERVIEW_TYPES)),
    check("interviews_stage_check", isOneOf(t.interviewStage, INTERVIEW_STAGES)),
    check("interviews_status_check", isOneOf(t.status, STORED_INTERVIEW_STATUSES)),
    check("interviews_video_platform_check", isOneOf(t.videoPlatform, VIDEO_PLATFORMS)),
    check("interviews_meeting_url_check", sql`${t.meetingUrl} = '' or ${t.meetingUrl} ~* '^https?://'`),
    check("interviews_sequence_check", sql`${t.sequence} >= 0`),
  ],
);
