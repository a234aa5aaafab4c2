import { parsePartialDate } from "../../parse/dates/partial-date.ts";
import { isFreelanceWord } from "../../parse/positions/pieces/small-words.ts";
import { tokenise } from "../../parse/text/tokens.ts";
import type { Position } from "../../types.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "Editor at La Voz": how a sentence speaks of a position. */
export function describePosition({ title, company }: Position): string {
  if (title === "") return company ?? "A position";
  if (company === null) return title;
  return isFreelanceWord(tokenise(company)) ? `${title} (${company})` : `${title} at ${company}`;
}

/** "March 2018", or the year alone. */
export function describeDate(date: string): string {
  const { year, month } = parsePartialDate(date);
  return month === null ? String(year) : `${MONTHS[month - 1] ?? ""} ${year}`.trim();
}

/** "1 year and 4 months". */
export function describeMonths(months: number): string {
  const whole = Math.round(months);
  const years = Math.floor(whole / 12);
  const rest = whole % 12;
  const parts: string[] = [];
  if (years > 0) parts.push(`${years} ${years === 1 ? "year" : "years"}`);
  if (rest > 0) parts.push(`${rest} ${rest === 1 ? "month" : "months"}`);
  return parts.join(" and ") || "0 months";
}
