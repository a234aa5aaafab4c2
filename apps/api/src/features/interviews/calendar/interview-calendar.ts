import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { InterviewRow } from "../interviews.queries.ts";

const STATUSES = {
  scheduled: ICalEventStatus.TENTATIVE,
  rescheduled: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * The interview as an iCalendar object (RFC 5545, RFC 5546). The UID is the same for ever and SEQUENCE
 * rises with each change, so a calendar that imports a newer file moves or removes the entry it has.
 * Times are in UTC: with a zone name the library would write the clock of this machine.
 */
export function buildInterviewCalendar(row: InterviewRow): string {
  const { interview, candidate, recruiter } = row;
  const cancelled = interview.status === "cancelled";
  const calendar = ical({
    prodId: { company: "Rolecall", product: "Interviews", language: "EN" },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: `${interview.id}@rolecall`,
    sequence: interview.sequence,
    stamp: interview.updatedAt,
    created: interview.createdAt,
    lastModified: interview.updatedAt,
    start: interview.scheduledAt,
    end: interview.endsAt,
    status: STATUSES[interview.status],
    summary: printable(interview.title),
    description: describe(row),
    location: printable(locationOf(row)) || null,
    url: urlOf(row),
    organizer: isMember(recruiter) ? { name: printable(recruiter.name), email: recruiter.email } : null,
    attendees: [candidate].filter(isMember).map(({ name, email }) => ({
      name: printable(name),
      email,
      role: ICalAttendeeRole.REQ,
      status: interview.status === "confirmed" ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
      rsvp: !cancelled,
    })),
  });
  return calendar.toString();
}

/** Who has deleted the account has no address, and a calendar knows people by nothing else. */
function isMember({ email }: { readonly email: string }): boolean {
  return email !== "";
}

function describe(row: InterviewRow): string {
  const { interview, job } = row;
  const lines = [
    job.company === "" ? job.title : `${job.title}, ${job.company}`,
    interview.description,
    labelled("Requirements", interview.requirements),
    labelled("Join", linkOf(row)),
    labelled("Meeting ID", interview.meetingId),
    labelled("Passcode", interview.passcode),
    labelled("Address", interview.address),
    interview.instructions,
  ];
  return printable(lines.filter((line) => line !== "").join("\n"));
}

function labelled(label: string, text: string): string {
  return text === "" ? "" : `${label}: ${text}`;
}

function locationOf(row: InterviewRow): string {
  const { format, address } = row.interview;
  return format === "in-person" ? address : linkOf(row) || address;
}

/** The meeting link as a URL writes it: without the line breaks and spaces that a typed one may hold. */
function linkOf({ interview }: InterviewRow): string {
  return interview.format === "in-person" ? "" : (URL.parse(interview.meetingUrl)?.href ?? "");
}

/**
 * A URI is not escaped as text is (RFC 5545, 3.3.13), but the library does so: a link with these characters
 * is only in location and description, where the escaping is right.
 */
function urlOf(row: InterviewRow): string | null {
  const link = linkOf(row);
  return link === "" || /[\\;,]/.test(link) ? null : link;
}

/** iCalendar text knows no control characters but the line break and the tab. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}--[\t\n]]/gv, "");
}
