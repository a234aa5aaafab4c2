import type { PartialDate, Position } from "../../types.ts";

/** Months since year 0, first month inclusive, end exclusive. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

/** A bare year counts as its middle. */
const MIDDLE_MONTH = 7;

function monthOf(date: PartialDate): number | null {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (match === null) return null;
  return Number(match[1]) * 12 + Number(match[2] ?? MIDDLE_MONTH) - 1;
}

/** When the position was held; null without usable dates. An open end is taken from its own years. */
export function intervalOf(position: Position, asOf: string | null): Interval | null {
  const from = position.startDate === null ? null : monthOf(position.startDate);
  if (from === null || position.years === null) return null;
  const end = position.endDate ?? (position.current ? asOf : null);
  const last = end === null ? null : monthOf(end);
  const to =
    last === null ? from + Math.max(1, Math.round(position.years * 12)) : last + (isMonth(end) ? 1 : 0);
  return to > from ? { from, to } : null;
}

function isMonth(date: PartialDate | null): boolean {
  return date !== null && date.length >= 7;
}

/** Years of the union of the intervals, one decimal: overlapping positions count once. */
export function yearsOf(intervals: readonly Interval[]): number {
  let months = 0;
  let reached = 0;
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.round((months / 12) * 10) / 10;
}

export function lastYearOf(intervals: readonly Interval[]): number | null {
  if (intervals.length === 0) return null;
  return Math.floor(Math.max(...intervals.map((interval) => interval.to - 1)) / 12);
}
