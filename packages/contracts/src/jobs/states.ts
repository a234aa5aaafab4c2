import type { Role } from "../auth/enums.ts";
import { JOB_OPEN_DAYS, type JobStatus } from "./enums.ts";

export const JOB_ACTIONS = ["apply", "close", "reopen", "keepOpen"] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** In which state an action is offered, and to whom. */
const RULES: Record<JobAction, { from: JobStatus; role: Role }> = {
  apply: { from: "open", role: "candidate" },
  close: { from: "open", role: "recruiter" },
  reopen: { from: "closed", role: "recruiter" },
  keepOpen: { from: "open", role: "recruiter" },
};

/** Whether somebody of this role may do this to a job in this state. Says nothing of whose job it is. */
export function canJob(action: JobAction, status: JobStatus, role: Role): boolean {
  const rule = RULES[action];
  return rule.from === status && rule.role === role;
}

/** Open until somebody, or the end of its time, closes it. */
export function jobStatusOf({ closedAt }: { closedAt: Date | null }): JobStatus {
  return closedAt === null ? "open" : "closed";
}

/** When a job that is posted, reopened or kept open at `now` closes by itself. */
export function openUntilFrom(now: Date): Date {
  return new Date(now.getTime() + JOB_OPEN_DAYS * 86_400_000);
}
