import type { Job, PartialDate } from "../person.ts";
import { AS_OF } from "../truth.ts";
import { monthsBetween } from "../years.ts";
import type { Habits } from "./habits.ts";

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

interface DateForm {
  /** A month of a year; a bare year is printed as it is. */
  readonly month: (year: string, month: number) => string;
  readonly range: (from: string, to: string | null) => string;
}

const full = (month: number) => MONTH.format(Date.UTC(2000, month - 1));
const short = (month: number) => full(month).slice(0, 3);
const digits = (month: number) => String(month).padStart(2, "0");
const between = (separator: string, now: string) => (from: string, to: string | null) =>
  `${from}${separator}${to ?? now}`;

const FORMS: Readonly<Record<Habits["dates"], DateForm>> = {
  "short-month": { month: (year, month) => `${short(month)} ${year}`, range: between(" – ", "Present") },
  "full-month": { month: (year, month) => `${full(month)} ${year}`, range: between(" - ", "present") },
  slash: { month: (year, month) => `${digits(month)}/${year}`, range: between(" - ", "Present") },
  iso: { month: (year, month) => `${year}-${digits(month)}`, range: between(" to ", "now") },
  apostrophe: { month: (year, month) => `${short(month)} ’${year.slice(2)}`, range: between(" – ", "now") },
  dot: { month: (year, month) => `${digits(month)}.${year}`, range: between("–", "today") },
  "dotted-month": { month: (year, month) => `${short(month)}. ${year}`, range: between(" — ", "to date") },
  caps: { month: (year, month) => `${short(month).toUpperCase()} ${year}`, range: between(" – ", "PRESENT") },
  comma: { month: (year, month) => `${full(month)}, ${year}`, range: between(" to ", "date") },
  arrow: { month: (year, month) => `${year}.${digits(month)}`, range: between(" → ", "now") },
  "short-year": { month: (year, month) => `${month}/${year.slice(2)}`, range: between("–", "current") },
  words: {
    month: (year, month) => `${full(month)} ${year}`,
    range: (from, to) => (to === null ? `since ${from}` : `from ${from} until ${to}`),
  },
};

const DURATIONS: Readonly<Record<Habits["duration"], (length: string) => string>> = {
  none: () => "",
  brackets: (length) => `(${length})`,
  dot: (length) => `· ${length}`,
};

/** The dates of a post as the page prints them, from what they mean; and how long that was, in brackets or behind a dot. */
export function datesOf(job: Job, habits: Habits): { readonly range: string; readonly length: string } {
  const form = FORMS[habits.dates];
  const range = form.range(printed(job.from, form), job.to === null ? null : printed(job.to, form));
  const length = lengthOf(job);
  return { range, length: length === "" ? "" : DURATIONS[habits.duration](length) };
}

function printed(date: PartialDate, form: DateForm): string {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : form.month(year, Number(month));
}

/** "3 yrs 2 mos", where the months are known and the post took longer than a year. */
function lengthOf({ from, to }: Job): string {
  const isExact = [from, to ?? AS_OF].every((date) => date.includes("-"));
  const months = isExact ? monthsBetween(from, to) : 0;
  if (months <= 12) return "";
  return [unit(Math.floor(months / 12), "yr"), unit(months % 12, "mo")]
    .filter((part) => part !== "")
    .join(" ");
}

function unit(count: number, name: string): string {
  if (count === 0) return "";
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
