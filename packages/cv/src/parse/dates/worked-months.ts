import type { Position } from "../../types.ts";
import { dayInMonths, endInMonths, startInMonths } from "./partial-date.ts";

/** Months since year 0; `end` is where the work was over. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

type Dated = Pick<Position, "startDate" | "endDate" | "current" | "seasons">;

/**
 * When a position was worked in: its seasons, or all the time between its dates. Nothing without usable
 * dates or when it ends before it starts; a bare year counts as its middle, a named month to its end.
 */
export function workedMonths(position: Dated, asOf: string): readonly Interval[] {
  const { startDate, endDate, current, seasons } = position;
  if (startDate === null || (endDate === null && !current)) return [];
  const today = dayInMonths(asOf);
  if (seasons !== undefined)
    return seasons.flatMap((season) => {
      const [start, end] = [startInMonths(season.start), Math.min(today, endInMonths(season.end))];
      return end > start ? [{ start, end }] : [];
    });
  const start = startInMonths(startDate);
  const end = endDate === null ? today : endInMonths(endDate);
  return end >= start ? [{ start, end }] : [];
}

/** Overlapping times joined, in order. */
export function unionOf(intervals: readonly Interval[]): readonly Interval[] {
  const joined: Interval[] = [];
  for (const interval of [...intervals].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last !== undefined && interval.start <= last.end) {
      if (interval.end > last.end) joined[joined.length - 1] = { start: last.start, end: interval.end };
    } else {
      joined.push(interval);
    }
  }
  return joined;
}

/** Years in all, overlaps once, to one decimal. */
export function yearsIn(intervals: readonly Interval[]): number {
  const months = unionOf(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.round((months / 12) * 10) / 10;
}
