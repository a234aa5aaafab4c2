import { describe, expect, it } from "vitest";
import {
  AvailableSlotsInput,
  CancelInterviewInput,
  CreateInterviewInput,
  InterviewStatsInput,
  ListInterviewsInput,
  RescheduleInterviewInput,
} from "./schemas.ts";

const VALID = { candidateId: "c", jobId: "j", scheduledDate: "2027-01-01T10:00:00Z" };

function wrongFields(result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }): string[] {
  return (result.error?.issues ?? []).map((issue) => issue.path.join("."));
}

describe("what schedules an interview", () => {
  it.each([
    ["scheduledDate", undefined],
    ["scheduledDate", ""],
    ["scheduledDate", "soon"],
    ["scheduledDate", "2027-01-01"],
    ["scheduledDate", "2027-02-29T10:00:00Z"],
    ["scheduledDate", "2027-02-28T25:00:00Z"],
    ["scheduledDate", "2027-02-29T10:00"],
    ["scheduledDate", "9999-12-31T23:30:00Z"],
    ["scheduledDate", 1_798_797_600_000],
    ["timeZone", "Asia/Atlantis"],
    ["timeZone", "+05:30"],
    ["timeZone", ""],
    ["duration", 61],
    ["duration", 0],
    ["duration", "60"],
    ["format", "telepathy"],
    ["interviewType", "chat"],
    ["interviewStage", "third"],
    ["title", "x".repeat(201)],
    ["title", "a\0b"],
    ["candidateId", 7],
    ["jobId", undefined],
    ["applicationId", 7],
  ])("is refused when %s is %j", (field, value) => {
    expect(wrongFields(CreateInterviewInput.safeParse({ ...VALID, [field]: value }))).toEqual([field]);
  });

  it.each([
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "javascript:alert(1)" } }],
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "ftp://example.com" } }],
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "meet.example.com" } }],
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "https:meet.example.com" } }],
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "https://meet.example.com/a\nb" } }],
    ["videoCall.meetingUrl", { videoCall: { meetingUrl: "https://" } }],
    ["videoCall.platform", { videoCall: { platform: "pigeon" } }],
    ["location.address", { location: { address: "x".repeat(501) } }],
  ])("names %s in %j", (field, input) => {
    expect(wrongFields(CreateInterviewInput.safeParse({ ...VALID, ...input }))).toEqual([field]);
  });

  it.each([
    "2027-01-01T10:00:00Z",
    "2027-01-01T10:00Z",
    "2027-01-01T10:00:00.000+05:30",
    "2027-01-01T10:00+05:30",
    "2027-01-01T10:00",
    "2027-01-01T10:00:30.5",
    "2028-02-29T10:00",
  ])("may say %s", (scheduledDate) => {
    expect(CreateInterviewInput.parse({ ...VALID, scheduledDate }).scheduledDate).toBe(scheduledDate);
  });

  it("ignores what it does not know", () => {
    expect(CreateInterviewInput.parse({ ...VALID, status: "completed" })).not.toHaveProperty("status");
  });
});

it("a cancellation gives a reason, a move need not", () => {
  for (const reason of [undefined, "", "  \n "]) {
    expect(wrongFields(CancelInterviewInput.safeParse({ id: "i", reason }))).toEqual(["reason"]);
  }
  expect(CancelInterviewInput.parse({ id: "i", reason: " Ill. " }).reason).toBe("Ill.");
  expect(RescheduleInterviewInput.parse({ id: "i", newDate: "2027-01-01T10:00" }).reason).toBe("");
  expect(wrongFields(RescheduleInterviewInput.safeParse({ id: "i" }))).toEqual(["newDate"]);
});

it("a list is narrowed as a query string says it", () => {
  expect(ListInterviewsInput.parse({ upcoming: "true", status: "in-progress" })).toMatchObject({
    upcoming: true,
    status: "in-progress",
  });
  expect(ListInterviewsInput.parse({ upcoming: "false", status: "" })).toMatchObject({ upcoming: false });
  expect(wrongFields(ListInterviewsInput.safeParse({ status: "lost" }))).toEqual(["status"]);
  expect(wrongFields(ListInterviewsInput.safeParse({ limit: "1001" }))).toEqual(["limit"]);
  expect(wrongFields(ListInterviewsInput.safeParse({ page: "0" }))).toEqual(["page"]);
});

it("slots are asked for with a date; duration and zone have defaults", () => {
  const input = { candidateId: "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b", date: "2027-01-01" };
  expect(AvailableSlotsInput.parse(input)).toEqual({ ...input, duration: 60, timeZone: "Asia/Colombo" });
  expect(AvailableSlotsInput.parse({ ...input, duration: "45", timeZone: "" }).duration).toBe(45);
  for (const date of [undefined, "", "2027-1-1", "2027-02-30", "2027-01-01T10:00", "9999-12-31"]) {
    expect(wrongFields(AvailableSlotsInput.safeParse({ ...input, date }))).toEqual(["date"]);
  }
  expect(wrongFields(AvailableSlotsInput.safeParse({ ...input, duration: "50" }))).toEqual(["duration"]);
  expect(wrongFields(AvailableSlotsInput.safeParse({ date: "2027-01-01" }))).toEqual(["candidateId"]);
  expect(wrongFields(InterviewStatsInput.safeParse({ timeZone: "Mars/Base" }))).toEqual(["timeZone"]);
});
