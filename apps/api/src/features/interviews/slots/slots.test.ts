import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { nearestTo, toSlot, whyTaken, workingSlots } from "./slots.ts";

function slotsOf(date: string, timeZone: string, duration = 60) {
  return workingSlots(Temporal.PlainDate.from(date), { timeZone, duration });
}

function range(start: string, end: string) {
  return { start: new Date(start), end: new Date(end) };
}

describe("the slots of a working day", () => {
  it.each([
    [30, 18, "12:00"],
    [45, 17, "11:30"],
    [60, 17, "11:30"],
    [90, 16, "11:00"],
    [120, 15, "10:30"],
  ])("of %i minutes are %i, the last at %s UTC in Colombo", (duration, count, last) => {
    const slots = slotsOf("2026-12-01", "Asia/Colombo", duration);
    expect(slots).toHaveLength(count);
    expect(slots[0]?.start).toEqual(new Date("2026-12-01T03:30:00Z"));
    expect(slots.at(-1)?.start).toEqual(new Date(`2026-12-01T${last}:00Z`));
    expect(slots.every((slot) => slot.end <= new Date("2026-12-01T12:30:00Z"))).toBe(true);
  });

  it.each([
    ["Europe/London", "2026-03-28", "09:00"],
    ["Europe/London", "2026-03-29", "08:00"],
    ["Europe/London", "2026-10-24", "08:00"],
    ["Europe/London", "2026-10-25", "09:00"],
    ["America/New_York", "2026-03-08", "13:00"],
    ["America/New_York", "2026-11-01", "14:00"],
  ])("in %s on %s begin at %s UTC, whatever the clocks did at night", (timeZone, date, start) => {
    const slots = slotsOf(date, timeZone);
    expect(slots).toHaveLength(17);
    expect(slots[0]?.start).toEqual(new Date(`${date}T${start}:00Z`));
    expect(slots.every(({ start, end }) => end.getTime() - start.getTime() === 3_600_000)).toBe(true);
  });

  it("on Lord Howe move by half an hour", () => {
    expect(slotsOf("2026-04-04", "Australia/Lord_Howe")[0]?.start).toEqual(new Date("2026-04-03T22:00:00Z"));
    expect(slotsOf("2026-04-05", "Australia/Lord_Howe")[0]?.start).toEqual(new Date("2026-04-04T22:30:00Z"));
  });

  it("are none on a day that the zone left out", () => {
    // Samoa went from 29 to 31 December 2011 when it crossed the date line.
    expect(slotsOf("2011-12-30", "Pacific/Apia")).toEqual([]);
    expect(slotsOf("2011-12-31", "Pacific/Apia")).toHaveLength(17);
  });

  it("leave out an hour that the clocks skip at noon", () => {
    // Sudan went from 12:00 to 13:00 on 15 January 2000.
    const slots = slotsOf("2000-01-15", "Africa/Khartoum", 30);
    expect(slots).toHaveLength(16);
    const starts = slots.map((slot) => slot.start.toISOString());
    expect(starts[5]).toBe("2000-01-15T09:30:00.000Z");
    expect(starts[6]).toBe("2000-01-15T10:00:00.000Z");
  });

  it("are there once when the clocks repeat an hour of them", () => {
    // Vostok went from midnight back to 17:00 on 31 January 1994.
    const starts = slotsOf("1994-01-31", "Antarctica/Vostok", 30).map((slot) => slot.start.toISOString());
    expect(starts).toHaveLength(18);
    expect(starts.at(-1)).toBe("1994-01-31T10:30:00.000Z");
  });
});

describe("why a slot is taken", () => {
  const now = new Date("2026-12-01T05:00:00Z");
  const slot = range("2026-12-01T06:00:00Z", "2026-12-01T07:00:00Z");

  it("is nothing for one that only touches others", () => {
    const busy = [
      { ...range("2026-12-01T05:00:00Z", "2026-12-01T06:00:00Z"), own: true },
      { ...range("2026-12-01T07:00:00Z", "2026-12-01T08:00:00Z"), own: false },
    ];
    expect(whyTaken(slot, busy, now)).toBeNull();
  });

  it.each([
    ["2026-12-01T05:30:00Z", "2026-12-01T06:00:01Z"],
    ["2026-12-01T06:59:59Z", "2026-12-01T08:00:00Z"],
    ["2026-12-01T06:15:00Z", "2026-12-01T06:45:00Z"],
    ["2026-12-01T05:00:00Z", "2026-12-01T09:00:00Z"],
  ])("names whose interview from %s to %s overlaps", (start, end) => {
    expect(whyTaken(slot, [{ ...range(start, end), own: true }], now)).toBe("yours");
    expect(whyTaken(slot, [{ ...range(start, end), own: false }], now)).toBe("candidate");
  });

  it("names the recruiter's own first, and the past before all", () => {
    const both = [
      { ...slot, own: false },
      { ...slot, own: true },
    ];
    expect(whyTaken(slot, both, now)).toBe("yours");
    expect(whyTaken(slot, both, slot.start)).toBe("past");
    expect(whyTaken(slot, [], slot.start)).toBe("past");
  });
});

it("finds the nearest slots to either side, the earlier of two equally near first", () => {
  const slots = slotsOf("2026-12-01", "UTC", 30);
  const nearest = nearestTo(slots, new Date("2026-12-01T12:00:00Z"), 3).map((slot) => toSlot(slot).startTime);
  expect(nearest).toEqual([
    "2026-12-01T12:00:00.000Z",
    "2026-12-01T11:30:00.000Z",
    "2026-12-01T12:30:00.000Z",
  ]);
});
