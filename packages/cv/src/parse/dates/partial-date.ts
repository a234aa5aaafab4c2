import { memoise } from "../../memoise.ts";
import type { PartialDate } from "../../types.ts";

/** A date as far as it is stated; `month` from 1, null when the CV gives none. */
export interface YearMonth {
  readonly year: number;
  readonly month: number | null;
}

/** `YYYY-MM`, or `YYYY` without a month. */
export function formatPartialDate(date: YearMonth): PartialDate {
  const year = String(date.year).padStart(4, "0");
  return date.month === null ? year : `${year}-${String(date.month).padStart(2, "0")}`;
}

/** Dates that are kept as they were read: a CV asks for each of its own again and again. */
const KEPT = 2_000;

/** `month` is 1-12, or null for a bare year. */
export const parsePartialDate = memoise((date: PartialDate): YearMonth => {
  const [year, month] = date.split("-");
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}, KEPT);

/** Months since year 0 at which a stated start begins; a bare year counts as its middle. */
export function startInMonths(date: PartialDate): number {
  const { year, month } = parsePartialDate(date);
  return year * 12 + (month === null ? 6 : month - 1);
}

/** Months since year 0 at which a stated end is over: the end of the month, the middle of a bare year. */
export function endInMonths(date: PartialDate): number {
  const { year, month } = parsePartialDate(date);
  return year * 12 + (month ?? 6);
}

/** A day `YYYY-MM-DD` in months since year 0. */
export const dayInMonths = memoise((day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return year * 12 + (month - 1) + (date - 1) / 30.4;
}, KEPT);

/** Like `startInMonths` and `endInMonths`, but the whole of a bare year counts: for "does it touch". */
export function outerMonths(start: PartialDate, end: PartialDate): readonly [number, number] {
  const from = parsePartialDate(start);
  const to = parsePartialDate(end);
  return [from.year * 12 + (from.month ?? 1) - 1, to.year * 12 + (to.month ?? 12)];
}
