import { WORKING_HOURS } from "@rolecall/contracts/interviews/enums";

/** The latest start within working hours, of the shortest interview. */
const LAST_START = `${WORKING_HOURS.end - 1}:30`;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What calendar and clock on the wall show: `2026-12-01` and `10:00`. */
export interface WallTime {
  date: string;
  time: string;
}

export function wallTimeOf(instant: string, timeZone: string): WallTime {
  return wallTimeAt(Date.parse(instant), timeZone);
}

function wallTimeAt(ms: number, timeZone: string): WallTime {
  const [date = "", time = ""] = new Date(ms + offsetAt(ms, timeZone)).toISOString().split("T");
  return { date, time: time.slice(0, 5) };
}

/**
 * The instant (ISO 8601, UTC) of a wall time; null for one that does not exist, because the clocks are put
 * forward over it or the calendar has no such day. One that the clocks show twice is the earlier.
 */
export function instantOf({ date, time }: WallTime, timeZone: string): string | null {
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The clocks change at most once between the day before and the day after.
  const [first] = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - offsetAt(near, timeZone))
    .filter((ms) => {
      const wall = wallTimeAt(ms, timeZone);
      return wall.date === date && wall.time === time;
    })
    .sort((a, b) => a - b);
  return first === undefined ? null : isoOf(first);
}

/** The calendar day, `2026-12-01`, that it is somewhere. */
export function dayIn(timeZone: string, now: Date): string {
  return wallTimeAt(now.getTime(), timeZone).date;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Today somewhere, or tomorrow when no interview can begin within today's working hours any more. */
export function firstBookableDay(timeZone: string, now: Date): string {
  const { date, time } = wallTimeAt(now.getTime(), timeZone);
  return time < LAST_START ? date : addDays(date, 1);
}

/** How far a zone is from UTC at an instant: `UTC+05:30`. */
export function offsetLabel(instant: string, timeZone: string): string {
  const minutes = Math.round(offsetAt(Date.parse(instant), timeZone) / MINUTE_MS);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** Whether two zones' clocks show the same at an instant, whatever their names. */
export function showSameTime(instant: string, zones: readonly [string, string]): boolean {
  return offsetLabel(instant, zones[0]) === offsetLabel(instant, zones[1]);
}

/** From so many days on, nobody counts the hours as well. */
const DAYS_WITH_HOURS = 3;

/** Elapsed time until an instant, a day being 24 hours; zeros once it has come. */
export function timeUntil(instant: string, now: Date): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(instant) - now.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  return { days, hours: days < DAYS_WITH_HOURS ? hours % 24 : 0, minutes: minutes % 60 };
}

export function endOf({ scheduledDate, duration }: { scheduledDate: string; duration: number }): string {
  return isoOf(Date.parse(scheduledDate) + duration * MINUTE_MS);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(ms: number, timeZone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(ms)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000;
}

/** They take long to make, and a grid of times asks for dozens. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });
  clocks.set(timeZone, clock);
  return clock;
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString().replace(".000Z", "Z");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
