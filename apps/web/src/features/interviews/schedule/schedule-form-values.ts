import {
  DEFAULT_DURATION,
  INTERVIEW_DURATIONS,
  INTERVIEW_FORMATS,
  INTERVIEW_STAGES,
  INTERVIEW_TYPES,
  type InterviewDuration,
  VIDEO_PLATFORMS,
} from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";

/** Fields by the names that the contract's issues call them. */
export const SCHEDULE_FIELDS = [
  "title",
  "description",
  "requirements",
  "scheduledDate",
  "videoCall.meetingUrl",
  "videoCall.meetingId",
  "videoCall.passcode",
  "location.address",
  "location.instructions",
] as const;
type ScheduleField = (typeof SCHEDULE_FIELDS)[number];

export interface ScheduleFormValues
  extends Pick<
    Interview,
    "title" | "description" | "requirements" | "interviewType" | "interviewStage" | "format"
  > {
  /** Empty until they are chosen; the start is an instant. */
  candidateId: string;
  jobId: string;
  start: string;
  duration: InterviewDuration;
  videoCall: Interview["videoCall"];
  location: Interview["location"];
}

const NEW_INTERVIEW: ScheduleFormValues = {
  candidateId: "",
  jobId: "",
  start: "",
  title: "",
  description: "",
  requirements: "",
  interviewType: INTERVIEW_TYPES[0],
  interviewStage: INTERVIEW_STAGES[0],
  duration: DEFAULT_DURATION,
  format: INTERVIEW_FORMATS[0],
  videoCall: { platform: VIDEO_PLATFORMS[0], meetingUrl: "", meetingId: "", passcode: "" },
  location: { address: "", instructions: "" },
};

/** What each part of the form needs. */
export interface ScheduleFieldsProps {
  values: ScheduleFormValues;
  change: (changed: Partial<ScheduleFormValues>) => void;
  errorOf: (field: ScheduleField) => string | undefined;
}

/** What the form opens with: candidate and job as the address names them. */
export function openingValues({
  candidateId = "",
  jobId = "",
}: {
  candidateId: string | undefined;
  jobId: string | undefined;
}): ScheduleFormValues {
  return { ...NEW_INTERVIEW, candidateId, jobId };
}

/** The choice of a closed list that a text names, else the usual one. */
export function choose<Choice extends string | number>(
  choices: readonly Choice[],
  text: unknown,
  usual: Choice,
): Choice {
  return choices.find((choice) => String(choice) === String(text)) ?? usual;
}

/** A stored draft as it can be sent today: no choice that there is no more, no time that has passed. */
export function tidySchedule(values: ScheduleFormValues, now: number): ScheduleFormValues {
  return {
    ...values,
    start: Date.parse(values.start) > now ? values.start : "",
    interviewType: choose(INTERVIEW_TYPES, values.interviewType, NEW_INTERVIEW.interviewType),
    interviewStage: choose(INTERVIEW_STAGES, values.interviewStage, NEW_INTERVIEW.interviewStage),
    duration: choose(INTERVIEW_DURATIONS, values.duration, NEW_INTERVIEW.duration),
    format: choose(INTERVIEW_FORMATS, values.format, NEW_INTERVIEW.format),
    videoCall: {
      ...values.videoCall,
      platform: choose(VIDEO_PLATFORMS, values.videoCall.platform, NEW_INTERVIEW.videoCall.platform),
    },
  };
}

/** What is sent. Fields of another format than the chosen one are left out. */
export function scheduleInputOf({ start, videoCall, location, ...values }: ScheduleFormValues) {
  return {
    ...values,
    scheduledDate: start,
    ...(values.format === "video-call" && { videoCall }),
    ...(values.format !== "video-call" && { location }),
  };
}
