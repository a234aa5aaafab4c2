import { startInMonths } from "../../parse/dates/partial-date.ts";
import { type Interval, workedMonths } from "../../parse/dates/worked-months.ts";
import type { Position } from "../../types.ts";

/** When the position was worked in. Without a day for "present" an open one is as long as its own years. */
export function intervalsOf(position: Position, asOf: string | null): readonly Interval[] {
  const { startDate, endDate, years } = position;
  if (startDate === null || years === null) return [];
  if (asOf !== null) return workedMonths(position, asOf).filter(({ start, end }) => end > start);
  if (endDate !== null) return workedMonths(position, endDate).filter(({ start, end }) => end > start);
  const start = startInMonths(startDate);
  return [{ start, end: start + Math.max(1, Math.round(years * 12)) }];
}

export function lastYearOf(intervals: readonly Interval[]): number | null {
  if (intervals.length === 0) return null;
  // What ends with a year belongs to it.
  return Math.floor((Math.max(...intervals.map(({ end }) => end)) - 0.01) / 12);
}
