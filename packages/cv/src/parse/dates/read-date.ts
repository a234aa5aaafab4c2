import type { Token } from "../text/tokens.ts";
import { fullYear, isYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import { monthByStart, skipLinks } from "./date-words.ts";
import { readForeignYear } from "./foreign-year.ts";
import { readNumeric } from "./numeric-date.ts";
import type { YearMonth } from "./partial-date.ts";
import { readSeason } from "./read-season.ts";
import { readShortYear } from "./short-years.ts";
import { standsAlone } from "./token-edges.ts";

/** One date, or "present", read from token `at` on; `length` in tokens. */
export interface DateAtom {
  readonly kind: "date" | "present" | "month";
  readonly date: YearMonth;
  readonly length: number;
  /** Two-digit years and month/year pairs of two digits count only beside another date. */
  readonly weak: boolean;
  /** A season without its months: others may follow in a list. */
  readonly seasonal?: boolean;
  /** The last month of a quarter, whose first one stands in `date`. */
  readonly lastMonth?: number;
}

/** Reads the longest date that starts at token `at`. */
export function readDate(text: DateText, at: number): DateAtom | null {
  const { tokens } = text;
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.text === "'") return readShortYear(text, at);
  const foreign = readForeignYear(text, at);
  if (foreign !== null) return foreign;
  if (token.kind === "mark") return null;
  if (token.kind === "number") {
    return readNumeric(text, at) ?? readDayFirst(text, at) ?? readYear(text, at);
  }
  return readPresent(text, at) ?? readMonth(text, at) ?? readRomanMonth(text, at) ?? readSeason(text, at);
}

function readPresent({ tokens, words }: DateText, at: number): DateAtom | null {
  const match = words.present.matchAt(tokens, at);
  if (match === null) return null;
  return { kind: "present", date: { year: 0, month: null }, length: match.length, weak: false };
}

/** "Jan 2020", "January, 5th 2020", "May '19", "Jan 19"; a month alone is kept for "Jan – Mar 2020". */
function readMonth(text: DateText, at: number): DateAtom | null {
  const { tokens, words } = text;
  const match = words.months.matchAt(tokens, at) ?? matchStart(text, at);
  if (match === null) return null;
  const month = match.value;
  const afterName = skipMark(tokens, at + match.length, ".");
  const day = readDayOfMonth(tokens, afterName);
  const year = readYearAfter(text, day ?? afterName) ?? readYearAfter(text, afterName);
  if (year === null) {
    return { kind: "month", date: { year: 0, month }, length: afterName - at, weak: true };
  }
  return { kind: "date", date: { year: year.value, month }, length: year.end - at, weak: year.weak };
}

/** "Octub. 2016", "Novemb. 2018": the beginning of a month's name, with its dot in front of a year. */
function matchStart({ tokens, style }: DateText, at: number): { value: number; length: number } | null {
  const [word, dot, year] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (word?.kind !== "word" || dot?.text !== "." || dot.start !== word.end) return null;
  if (year?.kind !== "number" || year.text.length !== 4 || !isYear(year.text, style)) return null;
  const month = monthByStart(word.text);
  return month === null ? null : { value: month, length: 1 };
}

/** "5 January 2020", "1er mars 2020", "5. März 2020", "5 de enero de 2020". */
function readDayFirst(text: DateText, at: number): DateAtom | null {
  const { tokens, words } = text;
  const afterDay = readDayOfMonth(tokens, at);
  if (afterDay === null || isApart(tokens[at], tokens[at + 1])) return null;
  const name = skipLinks(tokens, skipMark(tokens, afterDay, "-"), words);
  const month = tokens[name]?.kind === "word" ? readMonth(text, name) : null;
  if (month === null || month.kind !== "date") return null;
  return { ...month, length: name - at + month.length };
}

/** "Level 3 – March 2024", "Class 2, March 2024": the number belongs to what stands in front of it. */
function isApart(number: Token | undefined, mark: Token | undefined): boolean {
  return mark?.text === "," || (mark?.text === "-" && mark.start !== number?.end);
}

/** The token behind a day 1–31 with its ordinal ending, if `at` is one. */
function readDayOfMonth(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== "number" || token.text.length > 2 || Number(token.text) > 31 || token.text === "0")
    return null;
  const next = tokens[at + 1];
  if (next === undefined) return null;
  if (
    next.kind === "word" &&
    next.start === token.end &&
    /^(?:st|nd|rd|th|er|e|de|ste|o|a)$/.test(next.text)
  ) {
    return skipMark(tokens, at + 2, ",");
  }
  if (next.text === "." || next.text === "º" || next.text === "°" || next.text === ",") return at + 2;
  return at + 1;
}

interface YearRead {
  readonly value: number;
  readonly end: number;
  readonly weak: boolean;
}

/** The year behind a month name: ", 2020", "de 2020", "-2020", "'20", "20". */
function readYearAfter({ tokens, words, style }: DateText, at: number): YearRead | null {
  let i = skipLinks(tokens, at, words);
  const mark = tokens[i];
  if (mark?.kind === "mark" && /^[,.\-/]$/.test(mark.text)) i++;
  if (tokens[i]?.text === "'") {
    const year = tokens[i + 1];
    if (year?.kind === "number" && year.text.length === 2) {
      return { value: fullYear(Number(year.text), style), end: i + 2, weak: false };
    }
    return null;
  }
  const token = tokens[i];
  if (token?.kind !== "number") return null;
  if (isYear(token.text, style))
    return { value: Number(token.text), end: skipYearSuffix(tokens, i + 1), weak: false };
  // "Jan 19" but not "Jan – 19 Mar", "Jan 19, 2020" or "May 24/7".
  const tight = mark?.kind !== "mark" || mark.start === tokens[i - 2]?.end;
  const next = tokens[i + 1];
  const alone =
    next === undefined || next.kind !== "mark" || !/^[/%.:]$/.test(next.text) || next.start !== token.end;
  if (token.text.length === 2 && tight && alone && Number(token.text) <= 99) {
    return { value: fullYear(Number(token.text), style), end: i + 1, weak: true };
  }
  return null;
}

/** "2020", "2020 January", "2020-Jan", "2020年4月". */
function readYear(text: DateText, at: number): DateAtom | null {
  const { tokens, style } = text;
  const token = tokens[at];
  if (token === undefined || !isYear(token.text, style) || !standsAlone(tokens, at)) return null;
  const year = Number(token.text);
  const bare = skipYearSuffix(tokens, at + 1);
  const { month, end } = readCountedMonth(tokens, bare) ??
    readMonthBehindYear(text, bare) ?? { month: null, end: bare };
  return { kind: "date", date: { year, month }, length: end - at, weak: false };
}

interface MonthBehind {
  readonly month: number;
  /** The token behind it. */
  readonly end: number;
}

/** The "4月" of "2020年4月". */
function readCountedMonth(tokens: readonly Token[], at: number): MonthBehind | null {
  const [counted, unit] = [tokens[at], tokens[at + 1]];
  if (counted?.kind !== "number" || unit === undefined || !/^(?:月|월)/.test(unit.text)) return null;
  return Number(counted.text) <= 12 ? { month: Number(counted.text), end: at + 2 } : null;
}

/** The "January" of "2020 January" and the "Jan 15" of "2020-Jan 15". */
function readMonthBehindYear(text: DateText, at: number): MonthBehind | null {
  const { tokens, words, style } = text;
  const start = isTightMark(tokens, at) ? at + 1 : at;
  const month = words.months.matchAt(tokens, start);
  // In "2019 – 2021  Set Designer" the short form of September is none.
  if (month === null || isOtherWord(text, start)) return null;
  const behind = skipMark(tokens, start + month.length, ".");
  const next = tokens[behind];
  if (next?.kind !== "number") return { month: month.value, end: behind };
  // In "2019 May 2020" the month belongs to the year behind it.
  if (isYear(next.text, style)) return null;
  const day = next.text.length <= 2 ? readDayOfMonth(tokens, behind) : null;
  return { month: month.value, end: day ?? behind };
}

/** The mark of "2020-Jan" and "2020/Jan", with no space around it. */
function isTightMark(tokens: readonly Token[], at: number): boolean {
  const [before, mark, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (mark === undefined || !/^[-/.]$/.test(mark.text)) return false;
  return before?.end === mark.start && after?.kind === "word" && after.start === mark.end;
}

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/** "VI/2018", "ix. 2015": months as Central European CVs write them. */
function readRomanMonth({ tokens, style }: DateText, at: number): DateAtom | null {
  const month = ROMAN.indexOf(tokens[at]?.text ?? "") + 1;
  const mark = tokens[at + 1];
  const year = tokens[at + 2];
  if (month === 0 || mark === undefined || year === undefined || !/^[./-]$/.test(mark.text)) return null;
  if (mark.start !== tokens[at]?.end || !isYear(year.text, style)) return null;
  return { kind: "date", date: { year: Number(year.text), month }, length: 3, weak: false };
}

/** Short names of months that are also plain words. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  "set out ago gen mag may mai mar march dec sept ott mei dic nov jan jun ott ene giu lug ab as".split(" "),
);

/** True for such a word in front of another word that is not part of a range. */
function isOtherWord({ tokens, words }: DateText, at: number): boolean {
  const next = tokens[at + 1];
  return (
    ALSO_WORDS.has(tokens[at]?.text ?? "") &&
    next?.kind === "word" &&
    words.to.matchAt(tokens, at + 1) === null &&
    words.untilAfter.matchAt(tokens, at + 1) === null &&
    words.sinceAfter.matchAt(tokens, at + 1) === null &&
    words.present.matchAt(tokens, at + 1) === null
  );
}

function skipYearSuffix(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return at;
  if (/^(?:年|년|г)$/.test(token.text)) return skipMark(tokens, at + 1, ".");
  return token.text === "." && tokens[at + 1]?.kind === "word" && token.start === tokens[at - 1]?.end
    ? at + 1
    : at;
}

function skipMark(tokens: readonly Token[], at: number, mark: string): number {
  return tokens[at]?.text === mark ? at + 1 : at;
}
