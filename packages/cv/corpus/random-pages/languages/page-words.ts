import type { Habits } from "../habits.ts";

/** Kinds of sections that have usual headings. */
export type UsualKind = "summary" | "posts" | "studies" | "skills" | "certificates" | "languages";
export type ContactLabel = "email" | "phone" | "address" | "web";

/** What a page says of its own accord in one language, beside what the person wrote. */
export interface PageWords {
  /** Words that stand over such a section on many pages, plain and odd. */
  readonly headings: Readonly<Record<UsualKind, readonly string[]>>;
  readonly labels: Readonly<Record<ContactLabel, readonly string[]>>;
  /** Over the dates in a table of studies. */
  readonly year: string;
  readonly dates: DateWords;
  /** Between a title, its employer and its town; null where no word stands between them. */
  readonly joins: Joins | null;
  /** Null for Latin letters, which every font has. */
  readonly script: Script | null;
}

export interface DateWords {
  /** What stands for the end of a post that goes on, in this form of dates. */
  readonly now: (form: Habits["dates"]) => readonly string[];
  /** "February 2019", "febrero de 2019", "2019 පෙබරවාරි". */
  readonly full: MonthOfYear;
  /** "Feb 2019", "févr. 2019". */
  readonly short: MonthOfYear;
  /** "February, 2019"; most languages begin with a capital instead of setting a comma. */
  readonly apart: MonthOfYear;
  readonly to: (from: string, to: string) => string;
  readonly since: (from: string) => string;
  readonly between: (from: string, to: string) => string;
  /** Names of months for those that `Intl` has otherwise than people write them, by country. */
  readonly months?: (country: string) => readonly string[] | null;
}

export interface Joins {
  readonly at: string;
  readonly with: string;
  readonly in: string;
}

export interface Script {
  readonly sans: string;
  readonly serif: string;
  readonly isRightToLeft: boolean;
}

type MonthOfYear = (month: string, year: string) => string;

export const monthFirst: MonthOfYear = (month, year) => `${month} ${year}`;
export const yearFirst: MonthOfYear = (month, year) => `${year} ${month}`;
export const monthOfYear: MonthOfYear = (month, year) => `${month} de ${year}`;
export const capitalFirst: MonthOfYear = (month, year) =>
  `${month.slice(0, 1).toUpperCase()}${month.slice(1)} ${year}`;

/** Forms whose two dates stand in a phrase: "2019-02 to date". */
const PHRASES: readonly Habits["dates"][] = ["iso", "comma"];

/** Other words behind a dash than in a phrase. */
export function nowWords(behindDash: readonly string[], inPhrase: readonly string[]): DateWords["now"] {
  return (form) => (PHRASES.includes(form) ? inPhrase : behindDash);
}
