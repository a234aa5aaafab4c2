import * as z from "zod/mini";
import { searchChoice, searchText } from "../../lib/browser/search-params.ts";

/** The tabs of the list; without one, all interviews. */
export const INTERVIEW_TABS = ["upcoming", "confirmed", "rescheduled", "completed", "cancelled"] as const;

const action = searchChoice(["confirm", "reschedule", "cancel"]);

/** `action` and `interviewId` together open that action's dialog. */
export const InterviewsSearch = z.object({
  tab: searchChoice(INTERVIEW_TABS),
  action,
  interviewId: searchText,
});

export const ScheduleInterviewSearch = z.object({
  candidateId: searchText,
  jobId: searchText,
  applicationId: searchText,
});

/** `action` opens its dialog over the details. */
export const InterviewSearch = z.object({ action });
