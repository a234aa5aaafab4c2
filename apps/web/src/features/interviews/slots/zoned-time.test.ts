import { describe, expect, test } from "vitest";
import {
  addDays,
  dayIn,
  endOf,
  firstBookableDay,
  instantOf,
  offsetLabel,
  showSameTime,
  timeUntil,
  wallTimeOf,
} from "./zoned-time.ts";

describe("a wall time as an instant, and back", () => {
  test.each([
    ["Asia/Colombo", "2026-12-01", "10:00", "2026-12-01T04:30:00Z"],
    ["Europe/London", "2026-07-01", "10:00", "2026-07-01T09:00:00Z"],
    ["Europe/London", "2026-12-01", "10:00", "2026-12-01T10:00:00Z"],
    ["America/New_York", "2026-03-07", "10:00", "2026-03-07T15:00:00Z"],
    ["America/New_York", "2026-03-09", "10:00", "2026-03-09T14:00:00Z"],
    // Lord Howe Island moves its clocks by half an hour: +11:00 in summer, +10:30 in winter.
    ["Australia/Lord_Howe", "2026-01-10", "10:00", "2026-01-09T23:00:00Z"],
    ["Australia/Lord_Howe", "2026-07-10", "10:00", "2026-07-09T23:30:00Z"],
  ])("%s %s %s", (zone, date, time, instant) => {
    expect(instantOf({ date, time }, zone)).toBe(instant);
    expect(wallTimeOf(instant, zone)).toEqual({ date, time });
  });

  test.each([
    ["Europe/London", "2026-03-29", "01:30"],
    ["America/New_York", "2026-03-08", "02:30"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15"],
  ])("the clocks of %s jump over %s %s", (zone, date, time) => {
    expect(instantOf({ date, time }, zone)).toBeNull();
  });

  test.each([
    ["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30:00Z"],
    ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"],
    ["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"],
  ])("of an hour that %s has twice on %s the earlier counts", (zone, date, time, instant) => {
    expect(instantOf({ date, time }, zone)).toBe(instant);
  });

  test("what is no day or no time is nothing", () => {
    expect(instantOf({ date: "2026-02-30", time: "10:00" }, "Asia/Colombo")).toBeNull();
    expect(instantOf({ date: "", time: "10:00" }, "Asia/Colombo")).toBeNull();
    expect(instantOf({ date: "2026-02-03", time: "" }, "Asia/Colombo")).toBeNull();
  });
});

test("the day depends on the place", () => {
  const now = new Date("2026-11-20T20:00:00Z");
  expect(dayIn("Asia/Colombo", now)).toBe("2026-11-21");
  expect(dayIn("America/New_York", now)).toBe("2026-11-20");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});

test("booking begins today while today's hours last", () => {
  expect(firstBookableDay("Asia/Colombo", new Date("2026-11-20T11:59:00Z"))).toBe("2026-11-20");
  expect(firstBookableDay("Asia/Colombo", new Date("2026-11-20T12:00:00Z"))).toBe("2026-11-21");
  expect(firstBookableDay("America/New_York", new Date("2026-11-20T12:00:00Z"))).toBe("2026-11-20");
});

test("zones are the same when their clocks agree on that day", () => {
  expect(offsetLabel("2026-12-01T00:00:00Z", "Asia/Colombo")).toBe("UTC+05:30");
  expect(showSameTime("2026-12-01T00:00:00Z", ["Asia/Colombo", "Asia/Kolkata"])).toBe(true);
  expect(showSameTime("2026-12-01T00:00:00Z", ["Europe/London", "UTC"])).toBe(true);
  expect(showSameTime("2026-07-01T00:00:00Z", ["Europe/London", "UTC"])).toBe(false);
});

test("counts down in days of 24 hours, rounding a begun minute up, and stops at zero", () => {
  const start = "2026-12-01T10:00:00Z";
  expect(timeUntil(start, new Date("2026-11-29T08:29:30Z"))).toEqual({ days: 2, hours: 1, minutes: 31 });
  expect(timeUntil(start, new Date("2026-11-28T09:00:00Z"))).toEqual({ days: 3, hours: 0, minutes: 0 });
  expect(timeUntil(start, new Date("2026-12-01T09:59:59Z"))).toEqual({ days: 0, hours: 0, minutes: 1 });
  expect(timeUntil(start, new Date("2026-12-01T10:00:01Z"))).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test("ends after its minutes, also across a change of clocks", () => {
  expect(endOf({ scheduledDate: "2026-03-08T06:30:00.000Z", duration: 90 })).toBe("2026-03-08T08:00:00Z");
});
