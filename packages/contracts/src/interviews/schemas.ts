import { z } from "zod";
import { ROLES } from "../auth/enums.ts";
import { GivenId, GivenIdOrBlank, Id, Instant } from "../common/id.ts";
import { pageLimit, pageNumber, queryFlag, queryNumber, queryValue } from "../common/query.ts";
import { trimmedText } from "../common/text.ts";
import { DEFAULT_TIME_ZONE, TimeZone } from "../common/time-zone.ts";
import {
  DEFAULT_DURATION,
  INTERVIEW_DURATIONS,
  INTERVIEW_FORMATS,
  INTERVIEW_LENGTHS,
  INTERVIEW_STAGES,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
  MAX_REASON_LENGTH,
  VIDEO_PLATFORMS,
} from "./enums.ts";
import { INTERVIEW_ACTIONS } from "./states.ts";

/** Years that stay four digits long in every zone, so that ISO 8601 can always write them. */
function isWithinReach(date: string): boolean {
  return date > "1971" && date < "9000";
}
const REACH_MESSAGE = "Use a year from 1971 to 8999.";

/**
 * A moment, with an offset (`2026-12-01T10:00:00Z`) or as wall time of the interview's zone
 * (`2026-12-01T10:00`). Days that the calendar does not have are refused here, hours that a change of
 * clocks skips when the zone is known. An hour that a change of clocks repeats means the earlier one.
 */
const InterviewMoment = z
  .union(
    [
      z.iso.datetime({ offset: true }),
      z.iso.datetime({ offset: true, precision: -1 }),
      z.iso.datetime({ local: true }),
    ],
    "Use a date and time such as 2026-12-01T10:00:00Z.",
  )
  .refine(isWithinReach, REACH_MESSAGE);

const Duration = z.union(
  INTERVIEW_DURATIONS.map((minutes) => z.literal(minutes)),
  "Choose 30, 45, 60, 90 or 120 minutes.",
);

/** In full and without white space: a URL parser forgives both, a calendar or a mail program does not. */
function isHttpUrl(value: string): boolean {
  return value === "" || (/^https?:\/\/\S+$/i.test(value) && URL.canParse(value));
}

const MeetingUrl = trimmedText({ max: INTERVIEW_LENGTHS.meetingUrl }).refine(
  isHttpUrl,
  "Use a link that begins with https:// or http://.",
);
const LongText = trimmedText({ max: INTERVIEW_LENGTHS.text });
const ShortText = trimmedText({ max: INTERVIEW_LENGTHS.line });

const Place = z.object({
  address: trimmedText({ max: INTERVIEW_LENGTHS.address }).default(""),
  instructions: LongText.default(""),
});
const VideoCall = z.object({
  platform: z.enum(VIDEO_PLATFORMS).default("zoom"),
  meetingUrl: MeetingUrl.default(""),
  meetingId: ShortText.default(""),
  passcode: ShortText.default(""),
});

export const CreateInterviewInput = z.object({
  candidateId: GivenId,
  jobId: GivenId,
  applicationId: GivenIdOrBlank.nullish(),
  /** Blank becomes "<type> Interview - <job title>". */
  title: ShortText.default(""),
  description: LongText.default(""),
  requirements: LongText.default(""),
  scheduledDate: InterviewMoment,
  duration: Duration.default(DEFAULT_DURATION),
  timeZone: TimeZone.default(DEFAULT_TIME_ZONE),
  format: z.enum(INTERVIEW_FORMATS).default("video-call"),
  interviewType: z.enum(INTERVIEW_TYPES).default("screening"),
  interviewStage: z.enum(INTERVIEW_STAGES).default("initial"),
  location: Place.prefault({}),
  videoCall: VideoCall.prefault({}),
});
export type CreateInterviewInput = z.infer<typeof CreateInterviewInput>;

/** One line of an interview's history. */
const InterviewChange = z.object({
  action: z.enum(["schedule", ...INTERVIEW_ACTIONS]),
  at: Instant,
  by: z.object({ name: z.string(), role: z.enum(ROLES) }).nullable(),
  fromDate: Instant.nullable(),
  toDate: Instant.nullable(),
  reason: z.string(),
});

export const Interview = z.object({
  _id: Id,
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  scheduledDate: Instant,
  duration: z.number().int(),
  timeZone: z.string(),
  format: z.enum(INTERVIEW_FORMATS),
  interviewType: z.enum(INTERVIEW_TYPES),
  interviewStage: z.enum(INTERVIEW_STAGES),
  status: z.enum(INTERVIEW_STATUSES),
  /** Of a job that was deleted since, what it was called then. */
  job: z.object({ title: z.string(), company: z.string() }),
  candidate: z.object({ name: z.string(), email: z.string() }),
  recruiter: z.object({ name: z.string(), email: z.string() }),
  location: z.object({ address: z.string(), instructions: z.string() }),
  videoCall: z.object({
    platform: z.enum(VIDEO_PLATFORMS),
    meetingUrl: z.string(),
    meetingId: z.string(),
    passcode: z.string(),
  }),
  candidateId: Id,
  recruiterId: Id,
  /** Null once the job is deleted. */
  jobId: Id.nullable(),
  applicationId: Id.nullable(),
});
export type Interview = z.infer<typeof Interview>;

/** One interview as its own screen shows it; `history` oldest first. */
export const InterviewDetails = Interview.extend({ history: z.array(InterviewChange) });
export type InterviewDetails = z.infer<typeof InterviewDetails>;

export const ListInterviewsInput = z
  .object({
    upcoming: queryFlag.optional(),
    status: queryValue(z.enum(INTERVIEW_STATUSES).optional()),
    /** Page 1 holds the next ones of `upcoming`; of all those that lie furthest ahead, so what is to come is never cut off. */
    page: pageNumber,
    limit: pageLimit({ fallback: 1_000, max: 1_000 }),
  })
  .prefault({});
export type ListInterviewsInput = z.infer<typeof ListInterviewsInput>;
export const ListInterviewsResult = z.object({ interviews: z.array(Interview) });
export type ListInterviewsResult = z.infer<typeof ListInterviewsResult>;
export const InterviewResult = z.object({ interview: Interview });
export type InterviewResult = z.infer<typeof InterviewResult>;

export const RescheduleInterviewInput = z.object({
  id: GivenId,
  newDate: InterviewMoment,
  reason: trimmedText({ max: MAX_REASON_LENGTH }).default(""),
});
export type RescheduleInterviewInput = z.infer<typeof RescheduleInterviewInput>;
export const CancelInterviewInput = z.object({
  id: GivenId,
  reason: trimmedText({ min: 1, max: MAX_REASON_LENGTH }),
});
export type CancelInterviewInput = z.infer<typeof CancelInterviewInput>;

export const InterviewStatsInput = z
  .object({ timeZone: queryValue(TimeZone.default(DEFAULT_TIME_ZONE)) })
  .prefault({});
export const InterviewStats = z.object({
  upcomingInterviews: z.number().int(),
  thisWeekInterviews: z.number().int(),
  totalInterviews: z.number().int(),
  statusBreakdown: z.array(z.object({ _id: z.enum(INTERVIEW_STATUSES), count: z.number().int() })),
});
export type InterviewStats = z.infer<typeof InterviewStats>;

const SlotQuestion = z.object({
  candidateId: queryValue(GivenId),
  duration: queryNumber(Duration.default(DEFAULT_DURATION)),
  timeZone: queryValue(TimeZone.default(DEFAULT_TIME_ZONE)),
  /** An own interview that is to be moved: its present time does not count as taken. */
  interviewId: queryValue(GivenId.optional()),
});

export const AvailableSlotsInput = SlotQuestion.extend({
  date: z.iso
    .date({ error: "Use a date such as 2026-12-01.", abort: true })
    .refine(isWithinReach, REACH_MESSAGE),
});
export type AvailableSlotsInput = z.infer<typeof AvailableSlotsInput>;

/** Why a half-hour start is not offered; the other side's clash is told without detail. */
const SLOT_REASONS = ["past", "yours", "candidate"] as const;
export type SlotReason = (typeof SLOT_REASONS)[number];
export const Slot = z.object({ startTime: Instant, endTime: Instant });
export type Slot = z.infer<typeof Slot>;
/** Both lists in the order of time; together they are all starts of the day's working hours. */
export const AvailableSlotsResult = z.object({
  availableSlots: z.array(Slot),
  takenSlots: z.array(Slot.extend({ reason: z.enum(SLOT_REASONS) })),
});
export type AvailableSlotsResult = z.infer<typeof AvailableSlotsResult>;

/** Asks for the free starts nearest to a moment that is taken. */
export const NearestSlotsInput = SlotQuestion.extend({ near: InterviewMoment });
export type NearestSlotsInput = z.infer<typeof NearestSlotsInput>;
/** At most three, the nearest first. */
export const NearestSlotsResult = z.object({ nearestSlots: z.array(Slot) });
export type NearestSlotsResult = z.infer<typeof NearestSlotsResult>;
