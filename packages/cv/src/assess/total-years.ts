import { dayInMonths, endInMonths, startInMonths } from "../parse/dates/partial-date.ts";
import type { ExperienceLevel, Position } from "../types.ts";

/** Months since year 0. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** The dated time of a position; null without usable dates or when it ends before it starts. */
export function intervalOf(position: Position, asOf: string): Interval | null {
  const { startDate, endDate, current } = position;
  if (startDate === null || (endDate === null && !current)) return null;
  const start = startInMonths(startDate);
  const end = endDate === null ? dayInMonths(asOf) : endInMonths(endDate);
  return end >= start ? { start, end } : null;
}

/** Unpaid work shows skill but is no employment. */
function countsAsEmployment(position: Position): boolean {
  return position.kind !== "volunteer";
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

/** Years of employment to one decimal: overlaps once, a bare year as its middle, reversed ranges nothing. */
export function totalYears(positions: readonly Position[], asOf: string): number {
  const intervals = positions
    .filter(countsAsEmployment)
    .flatMap((position) => intervalOf(position, asOf) ?? []);
  const months = unionOf(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.round((months / 12) * 10) / 10;
}

export function experienceLevel(years: number): ExperienceLevel {
  if (years < 1) return "Entry Level";
  if (years < 3) return "Junior";
  if (years < 6) return "Mid-Level";
  return years < 10 ? "Senior" : "Expert";
}
