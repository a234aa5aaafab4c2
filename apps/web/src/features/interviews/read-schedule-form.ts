import {
  INTERVIEW_STAGES,
  INTERVIEW_TYPES,
  type InterviewFormat,
  VIDEO_PLATFORMS,
} from "@rolecall/contracts/interviews/enums";
import { fieldText } from "../../lib/field-text.ts";

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
export type ScheduleField = (typeof SCHEDULE_FIELDS)[number];

/** What is typed into the form. Fields of another format than the chosen one are left out. */
export function readScheduleForm(form: FormData, format: InterviewFormat) {
  const text = (name: string) => fieldText(form, name);
  const platform = text("videoCall.platform");
  const type = text("interviewType");
  const stage = text("interviewStage");
  return {
    title: text("title"),
    description: text("description"),
    requirements: text("requirements"),
    interviewType: INTERVIEW_TYPES.find((value) => value === type) ?? INTERVIEW_TYPES[0],
    interviewStage: INTERVIEW_STAGES.find((value) => value === stage) ?? INTERVIEW_STAGES[0],
    ...(format === "video-call" && {
      videoCall: {
        platform: VIDEO_PLATFORMS.find((value) => value === platform) ?? VIDEO_PLATFORMS[0],
        meetingUrl: text("videoCall.meetingUrl"),
        meetingId: text("videoCall.meetingId"),
        passcode: text("videoCall.passcode"),
      },
    }),
    ...(format !== "video-call" && {
      location: { address: text("location.address"), instructions: text("location.instructions") },
    }),
  };
}
