import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { InterviewRow } from "../interviews.queries.ts";
import { buildInterviewCalendar } from "./interview-calendar.ts";

const ID = "019a9d54-5f00-7000-8000-000000000001";

function interviewRow(
  interview: Partial<InterviewRow["interview"]> = {},
  people: Partial<Pick<InterviewRow, "candidate" | "recruiter" | "job">> = {},
): InterviewRow {
  return {
    interview: {
      id: ID,
      recruiterId: "019a9d54-5f00-7000-8000-000000000002",
      candidateId: "019a9d54-5f00-7000-8000-000000000003",
      jobId: null,
      jobTitle: "Cook",
      companyName: "",
      applicationId: null,
      title: "technical Interview - Cook",
      description: "",
      requirements: "",
      scheduledAt: new Date("2026-03-29T09:00:00Z"),
      endsAt: new Date("2026-03-29T10:30:00Z"),
      durationMinutes: 90,
      timeZone: "Europe/London",
      format: "video-call",
      interviewType: "technical",
      interviewStage: "initial",
      status: "scheduled",
      address: "",
      instructions: "",
      videoPlatform: "zoom",
      meetingUrl: "https://meet.example.com/a?b=c",
      meetingId: "123 456",
      passcode: "p\\1",
      sequence: 3,
      createdAt: new Date("2026-03-01T08:00:00Z"),
      updatedAt: new Date("2026-03-02T08:00:00Z"),
      ...interview,
    },
    candidate: { name: "Nimali Perera", email: "nimali@example.com" },
    recruiter: { name: "Ruwan Silva", email: "ruwan@example.com" },
    job: { title: "Cook", company: "Lagoon Ltd" },
    ...people,
  };
}

function read(row: InterviewRow) {
  const file = buildInterviewCalendar(row);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  const [component] = events;
  if (component === undefined || events.length !== 1) throw new Error("There is not one event.");
  return { file, calendar, component, event: new ICAL.Event(component) };
}

describe("the calendar file", () => {
  it("reads back with the moments in UTC, whatever zone the machine is in", () => {
    const { file, event, component } = read(interviewRow());
    expect(event.startDate.toJSDate()).toEqual(new Date("2026-03-29T09:00:00Z"));
    expect(event.endDate.toJSDate()).toEqual(new Date("2026-03-29T10:30:00Z"));
    expect(file).toContain("\r\nDTSTART:20260329T090000Z\r\n");
    expect(file).toContain("\r\nDTSTAMP:20260302T080000Z\r\n");
    expect(file).not.toContain("TZID");
    expect(event.uid).toBe(`${ID}@rolecall`);
    expect(event.sequence).toBe(3);
    expect(event.summary).toBe("technical Interview - Cook");
    expect(component.getFirstPropertyValue("url")).toBe("https://meet.example.com/a?b=c");
    expect(event.location).toBe("https://meet.example.com/a?b=c");
    expect(event.description).toBe(
      "Cook, Lagoon Ltd\nJoin: https://meet.example.com/a?b=c\nMeeting ID: 123 456\nPasscode: p\\1",
    );
  });

  it("keeps a link that the URL property cannot carry in location and description", () => {
    const meetingUrl = "https://meet.example.com/a;b,c?d=e%5Cf";
    const { event, component } = read(interviewRow({ meetingUrl }));
    expect(component.getFirstPropertyValue("url")).toBeNull();
    expect(event.location).toBe(meetingUrl);
    expect(event.description).toContain(`Join: ${meetingUrl}\n`);
  });

  it("names organiser and attendee", () => {
    const { component } = read(interviewRow());
    const organizer = component.getFirstProperty("organizer");
    const attendee = component.getFirstProperty("attendee");
    expect(String(organizer?.getFirstValue()).toLowerCase()).toBe("mailto:ruwan@example.com");
    expect(organizer?.getFirstParameter("cn")).toBe("Ruwan Silva");
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe("mailto:nimali@example.com");
    expect(attendee?.getFirstParameter("cn")).toBe("Nimali Perera");
    expect(attendee?.getFirstParameter("rsvp")).toBe("TRUE");
  });

  it.each([
    ["scheduled", "REQUEST", "TENTATIVE", "NEEDS-ACTION"],
    ["rescheduled", "REQUEST", "TENTATIVE", "NEEDS-ACTION"],
    ["confirmed", "REQUEST", "CONFIRMED", "ACCEPTED"],
    ["cancelled", "CANCEL", "CANCELLED", "NEEDS-ACTION"],
  ] as const)("of one that is %s says METHOD:%s and STATUS:%s", (status, method, said, answer) => {
    const { calendar, component } = read(interviewRow({ status }));
    expect(calendar.getFirstPropertyValue("method")).toBe(method);
    expect(component.getFirstPropertyValue("status")).toBe(said);
    expect(component.getFirstProperty("attendee")?.getFirstParameter("partstat")).toBe(answer);
  });

  it("gives the address of one in person, and no link", () => {
    const { event, component } = read(
      interviewRow({
        format: "in-person",
        address: "12, Galle Road; Colombo 3",
        instructions: "Ring twice.",
      }),
    );
    expect(event.location).toBe("12, Galle Road; Colombo 3");
    expect(component.getFirstPropertyValue("url")).toBeNull();
    expect(event.description).toContain("Ring twice.");
    expect(event.description).not.toContain("https://");
  });

  it("has neither place nor link where nothing is known", () => {
    const { component } = read(interviewRow({ format: "phone", meetingUrl: "" }));
    expect(component.getFirstPropertyValue("location")).toBeNull();
    expect(component.getFirstPropertyValue("url")).toBeNull();
  });

  it("is the same bytes for the same interview", () => {
    expect(buildInterviewCalendar(interviewRow())).toBe(buildInterviewCalendar(interviewRow()));
  });

  it("folds lines at 75 octets without cutting a character", () => {
    const description = "සම්මුඛ පරීක්ෂණය 🎯 நேர்காணல், ".repeat(20).trim();
    const { file, event } = read(interviewRow({ description }));
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.every((line) => !line.includes("\n") && !line.includes("\r"))).toBe(true);
    expect(event.description).toContain(description);
  });

  it("lets no text become a property of its own", () => {
    const hostile = 'a"b;c:d,e\\f^g\r\nATTENDEE:mailto:eve@example.com\r\nEND:VEVENT\u0007';
    const { event, component, file } = read(
      interviewRow(
        {
          title: hostile,
          description: hostile,
          requirements: hostile,
          meetingUrl: "https://meet.example.com/x\r\nATTENDEE:mailto:eve@example.com",
          meetingId: hostile,
          passcode: hostile,
        },
        {
          candidate: { name: hostile, email: "nimali@example.com" },
          recruiter: { name: hostile, email: "ruwan@example.com" },
        },
      ),
    );
    expect(component.getAllProperties("attendee")).toHaveLength(1);
    expect(event.summary).toBe('a"b;c:d,e\\f^g\nATTENDEE:mailto:eve@example.com\nEND:VEVENT');
    expect(component.getFirstPropertyValue("url")).toBe(
      "https://meet.example.com/xATTENDEE:mailto:eve@example.com",
    );
    expect(file).not.toContain("\u0007");
  });
});
