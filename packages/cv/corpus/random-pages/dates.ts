import type { Job, PartialDate } from "../person.ts";
import { AS_OF } from "../truth.ts";
import { monthsBetween } from "../years.ts";
import type { Habits } from "./habits.ts";
import type { Months } from "./languages/locale.ts";
import type { DateWords } from "./languages/page-words.ts";
import type { Wording } from "./wording.ts";

interface Words {
  readonly months: Months;
  readonly dates: DateWords;
}

interface DateForm {
  /** A month of a year; a bare year is printed as it is. */
  readonly month: (year: string, month: number, words: Words) => string;
  readonly range: (from: string, to: string | null, now: string, words: DateWords) => string;
}

const digits = (month: number) => String(month).padStart(2, "0");
const full: DateForm["month"] = (year, month, { months, dates }) => dates.full(months.full(month), year);
const between =
  (separator: string): DateForm["range"] =>
  (from, to, now) =>
    `${from}${separator}${to ?? now}`;
const phrase: DateForm["range"] = (from, to, now, words) => words.to(from, to ?? now);

const FORMS: Readonly<Record<Habits["dates"], DateForm>> = {
  "short-month": {
    month: (year, month, { months, dates }) => dates.short(months.short(month), year),
    range: between(" – "),
  },
  "full-month": { month: full, range: between(" - ") },
  slash: { month: (year, month) => `${digits(month)}/${year}`, range: between(" - ") },
  iso: { month: (year, month) => `${year}-${digits(month)}`, range: phrase },
  apostrophe: {
    month: (year, month, { months, dates }) => dates.short(months.short(month), `’${year.slice(2)}`),
    range: between(" – "),
  },
  dot: { month: (year, month) => `${digits(month)}.${year}`, range: between("–") },
  "dotted-month": {
    month: (year, month, { months, dates }) => dates.short(months.dotted(month), year),
    range: between(" — "),
  },
  caps: {
    month: (year, month, { months, dates }) => dates.short(months.short(month).toUpperCase(), year),
    range: (from, to, now) => `${from} – ${to ?? now.toUpperCase()}`,
  },
  comma: {
    month: (year, month, { months, dates }) => dates.apart(months.full(month), year),
    range: phrase,
  },
  arrow: { month: (year, month) => `${year}.${digits(month)}`, range: between(" → ") },
  "short-year": { month: (year, month) => `${month}/${year.slice(2)}`, range: between("–") },
  words: {
    month: full,
    range: (from, to, _now, words) => (to === null ? words.since(from) : words.between(from, to)),
  },
};

const DURATIONS: Readonly<Record<Habits["duration"], (length: string) => string>> = {
  none: () => "",
  brackets: (length) => `(${length})`,
  dot: (length) => `· ${length}`,
};

/** The dates of a post as the page prints them, from what they mean; and how long that was, in brackets or behind a dot. */
export function datesOf(
  job: Job,
  habits: Habits,
  wording: Wording,
): { readonly range: string; readonly length: string } {
  const form = FORMS[habits.dates];
  const { dates } = wording.words;
  const printed = (date: PartialDate) => printedDate(date, form, { months: wording.months, dates });
  const range = form.range(printed(job.from), job.to === null ? null : printed(job.to), wording.now, dates);
  const length = lengthOf(job, wording);
  return { range, length: length === "" ? "" : DURATIONS[habits.duration](length) };
}

function printedDate(date: PartialDate, form: DateForm, words: Words): string {
  const [year = "", month] = date.split("-");
  return month === undefined ? year : form.month(year, Number(month), words);
}

/** "3 yrs 2 mos", where the months are known and the post took longer than a year. */
function lengthOf({ from, to }: Job, wording: Wording): string {
  const isExact = [from, to ?? AS_OF].every((date) => date.includes("-"));
  const months = isExact ? monthsBetween(from, to) : 0;
  return months <= 12 ? "" : wording.lengthOfTime(months);
}
