import { JOB_EXPIRY_NOTICE_DAYS } from "@rolecall/contracts/jobs/enums";
import type { Job } from "@rolecall/contracts/jobs/schemas";

const DAY_MS = 86_400_000;

/** Whether an open job closes so soon that its recruiter is asked whether it is still open. */
export function isExpiring({ status, openUntil }: Pick<Job, "status" | "openUntil">, now: Date): boolean {
  return status === "open" && Date.parse(openUntil) - now.getTime() <= JOB_EXPIRY_NOTICE_DAYS * DAY_MS;
}
