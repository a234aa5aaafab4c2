import { WORKING_HOURS } from "@rolecall/contracts/interviews/enums";
import type { Slot, SlotReason } from "@rolecall/contracts/interviews/schemas";
import type { Temporal } from "temporal-polyfill";

export interface TimeRange {
  readonly start: Date;
  readonly end: Date;
}

/** A live interview that stands in the way; `own` when it is the recruiter's. */
export interface BusyTime extends TimeRange {
  readonly own: boolean;
}

interface DayOptions {
  /** IANA name of the zone whose day and working hours are meant. */
  readonly timeZone: string;
  /** Minutes. */
  readonly duration: number;
}

/**
 * The half-hour starts of a day's working hours that end within them, by the local clock. A start that a
 * change of clocks skips is none; one that it repeats is there once, the earlier.
 */
export function workingSlots(day: Temporal.PlainDate, { timeZone, duration }: DayOptions): TimeRange[] {
  const closing = wallTime(day, WORKING_HOURS.end * 60).toZonedDateTime(timeZone).epochMilliseconds;
  const slots: TimeRange[] = [];
  const { start: open, end: close, stepMinutes } = WORKING_HOURS;
  for (let minute = open * 60; minute < close * 60; minute += stepMinutes) {
    const wanted = wallTime(day, minute);
    const found = wanted.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    if (!found.toPlainDateTime().equals(wanted)) continue;
    const start = found.epochMilliseconds;
    const end = start + duration * 60_000;
    if (end <= closing) slots.push({ start: new Date(start), end: new Date(end) });
  }
  return slots;
}

function wallTime(day: Temporal.PlainDate, minuteOfDay: number): Temporal.PlainDateTime {
  return day.toPlainDateTime({ hour: Math.floor(minuteOfDay / 60), minute: minuteOfDay % 60 });
}

/** Why a slot cannot be taken; null when it is free. An interview of both counts as the recruiter's. */
export function whyTaken(slot: TimeRange, busy: readonly BusyTime[], now: Date): SlotReason | null {
  if (slot.start <= now) return "past";
  const clashes = busy.filter((other) => other.start < slot.end && slot.start < other.end);
  if (clashes.length === 0) return null;
  return clashes.some((other) => other.own) ? "yours" : "candidate";
}

/** The slots that begin nearest to a moment, the nearest first, of two equally near the earlier first. */
export function nearestTo(slots: readonly TimeRange[], moment: Date, count: number): TimeRange[] {
  const distance = ({ start }: TimeRange) => Math.abs(start.getTime() - moment.getTime());
  return slots
    .toSorted((a, b) => distance(a) - distance(b) || a.start.getTime() - b.start.getTime())
    .slice(0, count);
}

export function toSlot({ start, end }: TimeRange): Slot {
  return { startTime: start.toISOString(), endTime: end.toISOString() };
}
