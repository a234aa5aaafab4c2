import type { Role } from "@rolecall/contracts/auth/enums";
import type { InterviewAction } from "@rolecall/contracts/interviews/states";
import { quoteTitle } from "../notifications/quote-title.ts";
import type { InterviewRow } from "./interviews.queries.ts";

/** What the sentences are made of. */
interface Subject {
  readonly interview: Pick<InterviewRow["interview"], "title" | "scheduledAt" | "timeZone">;
}

export interface News {
  readonly title: string;
  readonly message: string;
}

/** What the other side is told of an action; `by` is the name of who did it. */
export function describeAction(
  row: Subject,
  { action, by, reason }: { action: InterviewAction | "schedule"; by: string; reason: string },
): News {
  const what = nameOf(row);
  const when = describeTime(row);
  const why = reason === "" ? "" : ` Reason: ${reason}`;
  switch (action) {
    case "schedule":
      return { title: "Interview scheduled", message: `${by} invites you to ${what} on ${when}.` };
    case "confirm":
      return { title: "Interview confirmed", message: `${by} confirmed ${what} on ${when}.` };
    case "reschedule":
      return { title: "Interview rescheduled", message: `${by} moved ${what} to ${when}.${why}` };
    case "cancel":
      return { title: "Interview cancelled", message: `${by} cancelled ${what} on ${when}.${why}` };
  }
}

/** What both sides are told when the job is deleted under an interview. */
export function describeJobDeletion(row: Subject): News {
  return {
    title: "Interview cancelled",
    message: `${nameOf(row)} on ${describeTime(row)} is cancelled: the job was deleted.`,
  };
}

/** What the other side is told when somebody's account is deleted under an interview. */
export function describeMemberDeletion(row: Subject, name: string): News {
  return {
    title: "Interview cancelled",
    message: `${nameOf(row)} on ${describeTime(row)} is cancelled: ${name} deleted the account.`,
  };
}

/** What each side is told when an account is suspended under an interview; `name` is the member's, null for themselves. */
export function describeSuspension(row: Subject, name: string | null): News {
  // The other side learns what it has to do without, not what somebody is held to have done.
  const why = name === null ? "your account was suspended." : `${name} can no longer use this site.`;
  return {
    title: "Interview cancelled",
    message: `${nameOf(row)} on ${describeTime(row)} is cancelled: ${why}`,
  };
}

interface Removal {
  readonly by: Role;
  /** Whom the sentence is for. */
  readonly to: Role;
  readonly candidateName: string;
  readonly jobTitle: string;
}

/** What each side is told when the application is deleted under an interview. */
export function describeApplicationRemoval(row: Subject, removal: Removal): News {
  return {
    title: "Interview cancelled",
    message: `${nameOf(row)} on ${describeTime(row)} is cancelled: ${describeRemoval(removal)}`,
  };
}

function describeRemoval({ by, to, candidateName, jobTitle }: Removal): string {
  const isOwn = to === "candidate";
  if (by === "candidate") {
    return isOwn
      ? `you withdrew your application for ${jobTitle}.`
      : `${candidateName} withdrew the application for ${jobTitle}.`;
  }
  return isOwn
    ? `the recruiter removed your application for ${jobTitle}. It is no longer considered.`
    : `you removed the application of ${candidateName} for ${jobTitle}.`;
}

/** What one side is reminded of; `other` is the name of the other. */
export function describeReminder(row: Subject, { other, now }: { other: string; now: Date }): News {
  const minutes = Math.max(1, Math.round((row.interview.scheduledAt.getTime() - now.getTime()) / 60_000));
  const left = minutes < 90 ? count(minutes, "minute") : count(Math.round(minutes / 60), "hour");
  return {
    title: "Interview reminder",
    message: `${nameOf(row)} with ${other} begins in ${left}, on ${describeTime(row)}.`,
  };
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

function nameOf({ interview: { title } }: Subject): string {
  return quoteTitle(title);
}

/** In the zone the interview was arranged in, which is named: the server does not know the reader's. */
function describeTime({ interview }: Subject): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: interview.timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return `${format.format(interview.scheduledAt)} (${interview.timeZone})`;
}
