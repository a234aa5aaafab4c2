/** Constants of an interview. What a field left out becomes is in `CreateInterviewInput`. */
export const INTERVIEW_TYPES = ["screening", "technical", "behavioral", "hr", "panel", "final"] as const;
export const INTERVIEW_STAGES = ["initial", "second", "final", "follow-up"] as const;
export const INTERVIEW_FORMATS = ["video-call", "in-person", "phone", "online-assessment"] as const;
export const VIDEO_PLATFORMS = ["zoom", "google-meet", "microsoft-teams", "skype", "other"] as const;
export const INTERVIEW_DURATIONS = [30, 45, 60, 90, 120] as const;
export const DEFAULT_DURATION = 60;

/** The longest texts of an interview, in characters. */
export const INTERVIEW_LENGTHS = { line: 200, text: 5_000, address: 500, meetingUrl: 2_000 } as const;
/** Of the words with which an interview is moved or cancelled. */
export const MAX_REASON_LENGTH = 1_000;

export const INTERVIEW_STATUSES = [
  "scheduled",
  "confirmed",
  "in-progress",
  "completed",
  "cancelled",
  "rescheduled",
] as const;
/** What a person decides and the database keeps; in-progress and completed follow from the clock. */
export const STORED_INTERVIEW_STATUSES = ["scheduled", "confirmed", "rescheduled", "cancelled"] as const;

export type InterviewFormat = (typeof INTERVIEW_FORMATS)[number];
export type InterviewDuration = (typeof INTERVIEW_DURATIONS)[number];
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];
export type StoredInterviewStatus = (typeof STORED_INTERVIEW_STATUSES)[number];

/** How long before the start people are reminded, in minutes: a day and a quarter of an hour. */
export const REMINDER_LEADS = [1_440, 15] as const;

/** Slots are offered within these local hours, at half-hour starts (wire.md, Interviews). */
export const WORKING_HOURS = { start: 9, end: 18, stepMinutes: 30 } as const;
