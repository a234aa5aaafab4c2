import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import type { Interview } from "@rolecall/contracts/interviews/schemas";
import { interviewStatusAt } from "@rolecall/contracts/interviews/states";
import type { INTERVIEW_TABS } from "./search-params.ts";

export type InterviewTab = (typeof INTERVIEW_TABS)[number];
type Timed = Pick<Interview, "status" | "scheduledDate" | "duration">;

/** The status now, of an interview that was loaded a while ago: the clock moves it on. */
export function currentStatus({ status, scheduledDate, duration }: Timed, now: Date): InterviewStatus {
  // Both follow from the clock alone, so any live status may stand for what is stored.
  const stored = status === "in-progress" || status === "completed" ? "scheduled" : status;
  const next = interviewStatusAt(
    { status: stored, start: new Date(scheduledDate), durationMinutes: duration },
    now,
  );
  // Our clock may be behind the server's, which has seen it begin.
  if (status === "completed" || (status === "in-progress" && next === "scheduled")) return status;
  return next;
}

function isAhead(interview: Timed, now: Date): boolean {
  const status = currentStatus(interview, now);
  return status !== "cancelled" && status !== "completed" && status !== "in-progress";
}

export function isInTab(interview: Timed, tab: InterviewTab | undefined, now: Date): boolean {
  if (tab === undefined) return true;
  return tab === "upcoming" ? isAhead(interview, now) : currentStatus(interview, now) === tab;
}

/** What is going on or lies ahead, soonest first, and apart from it what is over, latest first. */
export function splitByTime<Item extends Timed>(interviews: readonly Item[], now: Date) {
  const isOpen = (interview: Item) =>
    isAhead(interview, now) || currentStatus(interview, now) === "in-progress";
  const byStart = (a: Item, b: Item) => Date.parse(a.scheduledDate) - Date.parse(b.scheduledDate);
  return {
    ahead: interviews.filter(isOpen).sort(byStart),
    over: interviews.filter((interview) => !isOpen(interview)).sort((a, b) => byStart(b, a)),
  };
}
