import type { Level, PartialDate, Person } from "./person.ts";
import { AS_OF } from "./truth.ts";

/** Months since year 0 at which an interval starts; a bare year is taken as its middle. */
function startMonth(date: PartialDate): number {
  const [year = "0", month] = date.split("-");
  return Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1);
}

/** A month that is named is worked to its end. */
function endMonth(date: PartialDate | null): number {
  if (date === null) return startMonth(AS_OF.slice(0, 7));
  return startMonth(date) + (date.length === 4 ? 0 : 1);
}

/** Months from the start of a date to the end of another, null being the day of the corpus. */
export function monthsBetween(from: PartialDate, to: PartialDate | null): number {
  return endMonth(to) - startMonth(from);
}

/** Years of work to one decimal: the union of all dated jobs; a range that ends before it starts counts nothing. */
export function workedYears(person: Person): number {
  const jobs = person.sections
    .flatMap((section) => ("jobs" in section ? section.jobs : []))
    .filter((job) => job.unjudged !== true);
  const ranges = jobs
    .map((job) => [startMonth(job.from), endMonth(job.to)] as const)
    .filter(([start, end]) => end > start);
  let months = 0;
  let reached = 0;
  for (const [start, end] of ranges.sort(([a], [b]) => a - b)) {
    months += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.round((months / 12) * 10) / 10;
}

const LIMITS: readonly (readonly [below: number, level: Level])[] = [
  [1, "Entry Level"],
  [3, "Junior"],
  [6, "Mid-Level"],
  [10, "Senior"],
];

export function levelOf(years: number): Level {
  return LIMITS.find(([below]) => years < below)?.[1] ?? "Expert";
}
