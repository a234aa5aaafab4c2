import { describe, expect, it } from "vitest";
import { AppError } from "../../errors/app-error.ts";
import { resolveFutureMoment, resolveMoment, weekOf } from "./interview-moment.ts";

function resolve(moment: string, timeZone: string): string {
  return resolveMoment(moment, { timeZone, path: "scheduledDate" }).toISOString();
}

describe("a moment with an offset", () => {
  it.each([
    ["2026-12-01T10:00:00Z", "2026-12-01T10:00:00.000Z"],
    ["2026-12-01T10:00Z", "2026-12-01T10:00:00.000Z"],
    ["2026-12-01T10:00:00+05:30", "2026-12-01T04:30:00.000Z"],
    ["2026-12-01T10:00:00.1239-05:00", "2026-12-01T15:00:00.123Z"],
  ])("%s does not depend on the zone", (moment, instant) => {
    expect(resolve(moment, "Asia/Colombo")).toBe(instant);
    expect(resolve(moment, "Australia/Lord_Howe")).toBe(instant);
  });
});

describe("wall time", () => {
  it.each([
    ["Asia/Colombo", "2026-03-29T01:30", "2026-03-28T20:00:00.000Z"],
    ["Asia/Colombo", "2026-10-25T01:30", "2026-10-24T20:00:00.000Z"],
    // The day before and the day after the clocks go forward.
    ["Europe/London", "2026-03-28T10:00", "2026-03-28T10:00:00.000Z"],
    ["Europe/London", "2026-03-29T10:00", "2026-03-29T09:00:00.000Z"],
    ["America/New_York", "2026-03-07T10:00", "2026-03-07T15:00:00.000Z"],
    ["America/New_York", "2026-03-08T10:00", "2026-03-08T14:00:00.000Z"],
    // Lord Howe moves by half an hour: UTC+11 in summer, UTC+10:30 in winter.
    ["Australia/Lord_Howe", "2026-04-04T10:00", "2026-04-03T23:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-04-05T10:00", "2026-04-04T23:30:00.000Z"],
  ])("in %s %s is %s", (timeZone, moment, instant) => {
    expect(resolve(moment, timeZone)).toBe(instant);
  });

  it.each([
    ["Europe/London", "2026-10-25T01:30", "2026-10-25T00:30:00.000Z"],
    ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00.000Z"],
    ["Australia/Lord_Howe", "2026-04-05T01:45", "2026-04-04T14:45:00.000Z"],
  ])("in %s the repeated %s is the earlier", (timeZone, moment, instant) => {
    expect(resolve(moment, timeZone)).toBe(instant);
  });

  it.each([
    ["Europe/London", "2026-03-29T01:30"],
    ["America/New_York", "2026-03-08T02:00"],
    ["America/New_York", "2026-03-08T02:59:59"],
    ["Australia/Lord_Howe", "2026-10-04T02:15"],
  ])("in %s the skipped %s is refused with the zone's name", (timeZone, moment) => {
    let refused: unknown;
    try {
      resolve(moment, timeZone);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: "INVALID_INPUT",
      message: expect.stringContaining(timeZone),
      issues: [{ path: "scheduledDate" }],
    });
  });

  it.each([
    ["Europe/London", "2026-03-29T02:00", "2026-03-29T01:00:00.000Z"],
    ["America/New_York", "2026-03-08T03:00", "2026-03-08T07:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-04T02:30", "2026-10-03T15:30:00.000Z"],
  ])("in %s the first moment after the gap, %s, is there", (timeZone, moment, instant) => {
    expect(resolve(moment, timeZone)).toBe(instant);
  });
});

it("refuses what is finer than a clock can tell", () => {
  expect(() => resolve("2026-12-01T10:00:00.1234567891Z", "UTC")).toThrow(AppError);
});

describe("a future moment", () => {
  const options = { timeZone: "UTC", path: "newDate", now: new Date("2026-12-01T10:00:00Z") };

  it("lies after now", () => {
    expect(resolveFutureMoment("2026-12-01T10:00:01Z", options)).toEqual(new Date("2026-12-01T10:00:01Z"));
  });

  it.each(["2026-12-01T10:00:00Z", "2026-12-01T09:59", "1999-01-01T00:00Z"])("%s does not", (moment) => {
    expect(() => resolveFutureMoment(moment, options)).toThrow("Choose a time in the future.");
  });
});

describe("the week", () => {
  it.each([
    // A Wednesday.
    ["Asia/Colombo", "2026-12-02T10:00:00Z", "2026-11-29T18:30:00.000Z", "2026-12-06T18:30:00.000Z"],
    // Sunday evening in UTC is Monday in Colombo and still Sunday in New York.
    ["Asia/Colombo", "2026-12-06T20:00:00Z", "2026-12-06T18:30:00.000Z", "2026-12-13T18:30:00.000Z"],
    ["America/New_York", "2026-12-07T03:00:00Z", "2026-11-30T05:00:00.000Z", "2026-12-07T05:00:00.000Z"],
    // Weeks with a change of clocks last 167 and 169 hours, on Lord Howe half an hour less or more.
    ["Europe/London", "2026-03-29T12:00:00Z", "2026-03-23T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
    ["Europe/London", "2026-10-20T12:00:00Z", "2026-10-18T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-01T00:00:00Z", "2026-09-27T13:30:00.000Z", "2026-10-04T13:00:00.000Z"],
  ])("in %s that holds %s begins on Monday", (timeZone, now, start, end) => {
    expect(weekOf(new Date(now), timeZone)).toEqual({ start: new Date(start), end: new Date(end) });
  });
});
