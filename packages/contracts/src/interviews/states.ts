import type { Role } from "../auth/enums.ts";
import type { InterviewStatus, StoredInterviewStatus } from "./enums.ts";

export const INTERVIEW_ACTIONS = ["confirm", "reschedule", "cancel"] as const;
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number];

/** Which action is offered in which state and to whom, and the state it ends in. */
const RULES: Record<
  InterviewAction,
  { from: readonly InterviewStatus[]; roles: readonly Role[]; to: StoredInterviewStatus }
> = {
  confirm: { from: ["scheduled", "rescheduled"], roles: ["candidate", "recruiter"], to: "confirmed" },
  reschedule: { from: ["scheduled", "confirmed", "rescheduled"], roles: ["recruiter"], to: "rescheduled" },
  cancel: {
    from: ["scheduled", "confirmed", "rescheduled"],
    roles: ["candidate", "recruiter"],
    to: "cancelled",
  },
};

/** Whether somebody of this role may do this to an interview in this state. Says nothing of whose interview it is. */
export function canInterview(action: InterviewAction, status: InterviewStatus, role: Role): boolean {
  const rule = RULES[action];
  return rule.roles.includes(role) && rule.from.includes(status);
}

/** The status that is stored once the action is done. */
export function interviewStatusAfter(action: InterviewAction): StoredInterviewStatus {
  return RULES[action].to;
}

/** The status at `now`: a live interview is in progress from its start and completed after its end. */
export function interviewStatusAt(
  interview: { status: StoredInterviewStatus; start: Date; durationMinutes: number },
  now: Date,
): InterviewStatus {
  if (interview.status === "cancelled" || now < interview.start) return interview.status;
  const end = interview.start.getTime() + interview.durationMinutes * 60_000;
  return now.getTime() < end ? "in-progress" : "completed";
}
