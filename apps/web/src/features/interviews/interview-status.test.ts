import type { InterviewStatus } from "@rolecall/contracts/interviews/enums";
import { expect, test } from "vitest";
import { currentStatus, isInTab, splitByTime } from "./interview-status.ts";

function interview(status: InterviewStatus, scheduledDate = "2026-12-01T10:00:00.000Z") {
  return { status, scheduledDate, duration: 60 };
}
const before = new Date("2026-12-01T09:59:59Z");
const during = new Date("2026-12-01T10:30:00Z");
const after = new Date("2026-12-01T11:00:00Z");

test("an interview begins and ends by the clock, unless it was cancelled", () => {
  expect(currentStatus(interview("confirmed"), before)).toBe("confirmed");
  expect(currentStatus(interview("confirmed"), during)).toBe("in-progress");
  expect(currentStatus(interview("in-progress"), after)).toBe("completed");
  expect(currentStatus(interview("cancelled"), after)).toBe("cancelled");
});

test("a clock that is behind the server's takes nothing back", () => {
  expect(currentStatus(interview("in-progress"), before)).toBe("in-progress");
  expect(currentStatus(interview("completed"), during)).toBe("completed");
});

test("each tab holds what it says at the time", () => {
  expect(isInTab(interview("rescheduled"), "upcoming", before)).toBe(true);
  expect(isInTab(interview("rescheduled"), "rescheduled", before)).toBe(true);
  expect(isInTab(interview("rescheduled"), "rescheduled", after)).toBe(false);
  expect(isInTab(interview("rescheduled"), "completed", after)).toBe(true);
  expect(isInTab(interview("cancelled"), "upcoming", before)).toBe(false);
  expect(isInTab(interview("cancelled"), undefined, before)).toBe(true);
});

test("what lies ahead stands soonest first, what is over latest first", () => {
  const early = interview("scheduled", "2026-11-30T10:00:00.000Z");
  const late = interview("scheduled", "2026-12-05T10:00:00.000Z");
  const soon = interview("scheduled", "2026-12-02T10:00:00.000Z");
  const off = interview("cancelled", "2026-12-04T10:00:00.000Z");
  expect(splitByTime([early, late, off, soon], after)).toEqual({ ahead: [soon, late], over: [off, early] });
});
