import type { Token } from "../text/tokens.ts";
import type { DateStyle } from "./date-numbers.ts";
import { type DateWords, dateWords } from "./date-words.ts";
import type { YearMonth } from "./partial-date.ts";
import { type DateAtom, readDate } from "./read-date.ts";
import { DASH, isIsoMonth, readShortYears } from "./short-years.ts";
import { readYearList } from "./year-list.ts";

/** A date, a range of dates or the half of one ("since 2018", "until 2019") in a text. */
export interface DateSpan {
  readonly start: YearMonth | null;
  readonly end: YearMonth | null;
  /** Runs until today: "present", "since", or a range left open. */
  readonly current: boolean;
  /** One date without a range around it. */
  readonly single: boolean;
  /** "Present – 2019": written with the end first. */
  readonly turned: boolean;
  /** The text ends behind the dash: the other half may stand on the next line. */
  readonly dangling: boolean;
  /** Tokens of the span; `first` up to but without `last`. */
  readonly first: number;
  readonly last: number;
  /** Offsets in the text. */
  readonly from: number;
  readonly to: number;
}

/** All dates and ranges of a text from left to right. Linear in the number of tokens. */
export function findDates(tokens: readonly Token[], style: DateStyle): readonly DateSpan[] {
  const words = dateWords();
  const spans: DateSpan[] = [];
  let i = 0;
  while (i < tokens.length) {
    const span = readSpan(tokens, i, words, style);
    if (span === null) {
      i++;
    } else {
      spans.push(span);
      i = span.last;
    }
  }
  return spans;
}

/** Ranges of a document that writes the end first, each the right way round. */
export function turnSpan(span: DateSpan): DateSpan {
  const { start, end } = span;
  if (span.single || start === null || end === null) return span;
  const isReversed = end.year * 12 + (end.month ?? 12) < start.year * 12 + (start.month ?? 1);
  return isReversed ? { ...span, start: end, end: start } : span;
}

function readSpan(tokens: readonly Token[], at: number, words: DateWords, style: DateStyle): DateSpan | null {
  const schoolYears = readShortYears(tokens, at, style);
  if (schoolYears !== null) return spanOfSchoolYears(tokens, at, schoolYears, words, style);
  const since = words.since.matchAt(tokens, at);
  const from = words.from.matchAt(tokens, at);
  const until = words.until.matchAt(tokens, at);
  const lead = Math.max(since?.length ?? 0, from?.length ?? 0, until?.length ?? 0);
  const first = readDate(tokens, skipColon(tokens, at + lead), words, style);
  if (first === null) return lead > 0 ? readFromMonth(tokens, at, lead, words, style) : null;
  return readRange(tokens, { at, lead, atom: first, opened: { since, until } }, words, style);
}

/** "2014/15", and "2014/15 – 2017/18" over several of them. */
function spanOfSchoolYears(
  tokens: readonly Token[],
  at: number,
  years: Range,
  words: DateWords,
  style: DateStyle,
): DateSpan {
  const separator = readSeparator(tokens, at + 3, words);
  const end = separator === null || separator.blank ? null : readShortYears(tokens, separator.next, style);
  const now = separator?.dash === true ? words.present.matchAt(tokens, separator.next) : null;
  if (separator !== null && now !== null)
    return makeSpan(tokens, at, separator.next + now.length, {
      start: years.start,
      end: null,
      current: true,
    });
  return end === null || separator === null
    ? makeSpan(tokens, at, at + 3, years)
    : makeSpan(tokens, at, separator.next + 3, { ...years, end: end.end });
}

/** "from Present" is nothing, but a lead word may also open a month name that stands alone. */
function readFromMonth(
  tokens: readonly Token[],
  at: number,
  lead: number,
  words: DateWords,
  style: DateStyle,
): DateSpan | null {
  // A word such as "a" (French "to") is a lead only before a date; the date itself may start with it.
  const first = lead > 0 ? readDate(tokens, at, words, style) : null;
  if (first === null) return null;
  return readRange(tokens, { at, lead: 0, atom: first, opened: { since: null, until: null } }, words, style);
}

interface Opening {
  readonly at: number;
  readonly lead: number;
  readonly atom: DateAtom;
  readonly opened: { readonly since: object | null; readonly until: object | null };
}

function readRange(
  tokens: readonly Token[],
  opening: Opening,
  words: DateWords,
  style: DateStyle,
): DateSpan | null {
  const { at, lead, atom, opened } = opening;
  const start = skipColon(tokens, at + lead);
  const behind = start + atom.length;
  const sinceAfter = words.sinceAfter.matchAt(tokens, behind);
  const separator = readSeparator(tokens, behind + (sinceAfter?.length ?? 0), words);
  const second =
    separator === null || (atom.kind === "present" && !separator.dash)
      ? null
      : readDate(tokens, separator.next, words, style);
  const years = separator === null || separator.blank ? null : readShortYears(tokens, separator.next, style);
  if (separator !== null && years !== null && atom.kind === "date" && atom.date.month === null)
    return makeSpan(tokens, at, separator.next + 3, { start: atom.date, end: years.end, current: false });
  if (separator !== null && second !== null) {
    const range = joinAtoms(atom, second, tokens, separator, style);
    if (range !== null) {
      const end = separator.next + range.length;
      const tail = words.untilAfter.matchAt(tokens, end)?.length ?? 0;
      return makeSpan(tokens, at, end + tail, range);
    }
  }
  if (atom.kind !== "date") return null;
  const open = separator?.dash === true ? skipDots(tokens, separator.next) : 0;
  // "2018 – දක්වා": behind a dash the word for "until" stands for the present.
  const dashed = DASH.test(tokens[behind]?.text ?? "") ? behind + 1 : 0;
  const untilNow = dashed > 0 ? words.untilAfter.matchAt(tokens, dashed) : null;
  if (untilNow !== null)
    return makeSpan(tokens, at, dashed + untilNow.length, { start: atom.date, end: null, current: true });
  const list = atom.seasonal === true ? readYearList(tokens, behind, words, style) : null;
  if (list !== null)
    return makeSpan(tokens, at, list.last, { start: atom.date, end: list.end, current: false });
  if (sinceAfter !== null || (lead > 0 && opened.since !== null)) {
    return makeSpan(tokens, at, behind + (sinceAfter?.length ?? 0), {
      start: atom.date,
      end: null,
      current: true,
    });
  }
  if (
    open > 0 &&
    (/^[)\]]$/.test(tokens[open]?.text ?? "") || open >= tokens.length || open > (separator?.next ?? 0))
  ) {
    return makeSpan(tokens, at, open, {
      start: atom.date,
      end: null,
      current: true,
      dangling: true,
    });
  }
  if (atom.weak && !isIsoMonth(tokens, start)) return null;
  const untilAfter = words.untilAfter.matchAt(tokens, behind);
  if (untilAfter !== null || (lead > 0 && opened.until !== null)) {
    return makeSpan(tokens, at, behind + (untilAfter?.length ?? 0), {
      start: null,
      end: endOf(atom),
      current: false,
    });
  }
  return makeSpan(tokens, start, behind, {
    start: atom.date,
    end: endOf(atom),
    current: false,
    single: true,
  });
}

/** "2020-…", "2020 – ...": dots stand for an end that has not come. */
function skipDots(tokens: readonly Token[], at: number): number {
  let i = at;
  while (i < tokens.length && /^[.…]$/.test(tokens[i]?.text ?? "")) i++;
  return i === at + 1 && tokens[at]?.text === "." ? at : i;
}

interface Range {
  readonly start: YearMonth | null;
  readonly end: YearMonth | null;
  readonly current: boolean;
  readonly single?: boolean;
  readonly dangling?: boolean;
  readonly turned?: boolean;
}

function makeSpan(tokens: readonly Token[], first: number, last: number, range: Range): DateSpan {
  const end = Math.min(last, tokens.length);
  return {
    start: range.start,
    end: range.end,
    current: range.current,
    single: range.single ?? false,
    dangling: range.dangling ?? false,
    turned: range.turned ?? false,
    first,
    last: end,
    from: tokens[first]?.start ?? 0,
    to: tokens[end - 1]?.end ?? 0,
  };
}

function joinAtoms(
  first: DateAtom,
  second: DateAtom,
  tokens: readonly Token[],
  separator: Separator,
  style: DateStyle,
): (Range & { readonly length: number }) | null {
  if (second.kind === "month") return null;
  if (first.kind === "present") {
    if (second.kind !== "date" || second.weak) return null;
    return { start: second.date, end: null, current: true, turned: true, length: second.length };
  }
  if (second.kind === "present") {
    if (first.kind !== "date") return null;
    return { start: first.date, end: null, current: true, length: second.length };
  }
  if (first.kind === "month") {
    // "Jan – Mar 2020": the year stands once.
    if (second.date.month === null) return null;
    return {
      start: { ...first.date, year: second.date.year },
      end: endOf(second),
      current: false,
      length: second.length,
    };
  }
  // Two dates side by side are a range only in the columns of a table.
  if (separator.blank && (first.weak || second.weak)) return null;
  if (first.weak && first.date.month === null && style.newestYear === 0) return null;
  const end = tokens[separator.next];
  if (separator.blank && end !== undefined && tokens[separator.next - 1]?.end === end.start) return null;
  return { start: first.date, end: endOf(second), current: false, length: second.length };
}

function endOf({ date, lastMonth }: DateAtom): YearMonth {
  return lastMonth === undefined ? date : { ...date, month: lastMonth };
}

interface Separator {
  readonly next: number;
  /** A dash or arrow, not a word. */
  readonly dash: boolean;
  /** Nothing at all between the two. */
  readonly blank: boolean;
}

function readSeparator(tokens: readonly Token[], at: number, words: DateWords): Separator | null {
  let i = at;
  if (tokens[i]?.text === ")" || tokens[i]?.text === ",") i++;
  let dash = false;
  while (i < tokens.length && DASH.test(tokens[i]?.text ?? "") && i - at < 4) {
    dash = true;
    i++;
  }
  const word = words.to.matchAt(tokens, i) ?? words.until.matchAt(tokens, i);
  // "até à data" as a whole is the present, though "até à" alone leads to a date.
  const now = words.present.matchAt(tokens, i);
  if (word !== null && now !== null && now.length > word.length) return { next: i, dash, blank: false };
  if (word !== null) return { next: skipColon(tokens, i + word.length), dash: false, blank: false };
  if (tokens[i]?.text === "(" && dash) i++;
  if (dash) return { next: i, dash: true, blank: false };
  return i === at ? { next: at, dash: false, blank: true } : null;
}

function skipColon(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === ":" ? at + 1 : at;
}
