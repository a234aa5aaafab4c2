import type { Person } from "../../person.ts";
import { pageWords } from "./languages.ts";

/** Names of months, from 1, as pages of one language and country print them. */
export interface Months {
  readonly full: (month: number) => string;
  readonly short: (month: number) => string;
  /** With a dot where the name is cut. */
  readonly dotted: (month: number) => string;
}

type Writer = Pick<Person, "languageCode" | "country">;

export function monthsOf(writer: Writer): Months {
  const own = pageWords(writer.languageCode).dates.months?.(writer.country);
  const long = namesOf(writer, "long");
  const full = (month: number) => own?.[month - 1] ?? long(month);
  if (writer.languageCode === "en") {
    const short = (month: number) => full(month).slice(0, 3);
    return { full, short, dotted: (month) => `${short(month)}.` };
  }
  const cut = namesOf(writer, "short");
  // Where the names are the writer's own, nobody cuts them.
  const short = (month: number) => own?.[month - 1] ?? withoutDot(cut(month));
  const dotted = (month: number) => (short(month) === full(month) ? full(month) : `${short(month)}.`);
  return { full, short, dotted };
}

function namesOf(writer: Writer, style: "long" | "short"): (month: number) => string {
  const names = new Intl.DateTimeFormat(localeOf(writer), { month: style, timeZone: "UTC" });
  return (month) => names.format(Date.UTC(2000, month - 1));
}

/** The year "2019" is of one calendar and in one kind of digits everywhere. */
function localeOf({ languageCode, country }: Writer): string {
  return `${languageCode}-${languageCode === "en" ? "GB" : country}-u-ca-gregory-nu-latn`;
}

function withoutDot(name: string): string {
  return name.replace(/[.॰]$/u, "");
}

/** "3 yrs 2 mos", "3 ans 2 mois". */
export function lengthOfTime(months: number, writer: Writer): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [unit(years, "year", writer), unit(rest, "month", writer)].filter((part) => part !== "").join(" ");
}

const ENGLISH_UNITS = { year: "yr", month: "mo" } as const;

function unit(count: number, name: "year" | "month", writer: Writer): string {
  if (count === 0) return "";
  if (writer.languageCode === "en") return `${count} ${ENGLISH_UNITS[name]}${count === 1 ? "" : "s"}`;
  return new Intl.NumberFormat(localeOf(writer), { style: "unit", unit: name, unitDisplay: "long" }).format(
    count,
  );
}
