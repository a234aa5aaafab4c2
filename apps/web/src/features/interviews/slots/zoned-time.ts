import { WORKING_HOURS } from "@rolecall/contracts/interviews/enums";
import { Temporal } from "temporal-polyfill";

/** The latest start within working hours, of the shortest interview. */
const LAST_START = `${WORKING_HOURS.end - 1}:30`;

/** What calendar and clock on the wall show: `2026-12-01` and `10:00`. */
export interface WallTime {
  date: string;
  time: string;
}

export function wallTimeOf(instant: string, timeZone: string): WallTime {
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/**
 * The instant (ISO 8601, UTC) of a wall time; null for one that does not exist, because the clocks are put
 * forward over it or the calendar has no such day. One that the clocks show twice is the earlier.
 */
export function instantOf({ date, time }: WallTime, timeZone: string): string | null {
  try {
    const wall = Temporal.PlainDate.from(date, { overflow: "reject" }).toPlainDateTime(
      Temporal.PlainTime.from(time),
    );
    const zoned = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    return zoned.toPlainDateTime().equals(wall) ? zoned.toInstant().toString() : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The calendar day, `2026-12-01`, that it is somewhere. */
export function dayIn(timeZone: string, now: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** Today somewhere, or tomorrow when no interview can begin within today's working hours any more. */
export function firstBookableDay(timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now);
  const { time } = wallTimeOf(now.toISOString(), timeZone);
  return time < LAST_START ? today : addDays(today, 1);
}

/** How far a zone is from UTC at an instant: `UTC+05:30`. */
export function offsetLabel(instant: string, timeZone: string): string {
  return `UTC${Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).offset}`;
}

/** Whether two zones' clocks show the same at an instant, whatever their names. */
export function showSameTime(instant: string, zones: readonly [string, string]): boolean {
  return offsetLabel(instant, zones[0]) === offsetLabel(instant, zones[1]);
}

/** Elapsed time until an instant, a day being 24 hours; zeros once it has come. */
export function timeUntil(instant: string, now: Date): { days: number; hours: number; minutes: number } {
  const until = Temporal.Instant.fromEpochMilliseconds(now.getTime()).until(instant, {
    largestUnit: "hour",
    smallestUnit: "minute",
    roundingMode: "ceil",
  });
  if (until.sign <= 0) return { days: 0, hours: 0, minutes: 0 };
  return { days: Math.floor(until.hours / 24), hours: until.hours % 24, minutes: until.minutes };
}

export function endOf({ scheduledDate, duration }: { scheduledDate: string; duration: number }): string {
  return Temporal.Instant.from(scheduledDate).add({ minutes: duration }).toString();
}
