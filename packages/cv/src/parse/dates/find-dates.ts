import type { Token } from "../text/tokens.ts";
import type { DateStyle } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import { dateWords } from "./date-words.ts";
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
  // Every date has a number, and most lines have none.
  if (!tokens.some(({ kind }) => kind === "number")) return NONE;
  const text = { tokens, style, words: dateWords() };
  const spans: DateSpan[] = [];
  let i = 0;
  while (i < tokens.length) {
    const span = readSpan(text, i);
    if (span === null) {
      i++;
    } else {
      spans.push(span);
      i = span.last;
    }
  }
  return spans;
}

const NONE: readonly DateSpan[] = [];

/** Ranges of a document that writes the end first, each the right way round. */
export function turnSpan(span: DateSpan): DateSpan {
  const { start, end } = span;
  if (span.single || start === null || end === null) return span;
  const isReversed = end.year * 12 + (end.month ?? 12) < start.year * 12 + (start.month ?? 1);
  return isReversed ? { ...span, start: end, end: start } : span;
}

function readSpan(text: DateText, at: number): DateSpan | null {
  const { tokens, words } = text;
  const schoolYears = readShortYears(text, at);
  if (schoolYears !== null) return spanOfSchoolYears(text, at, schoolYears);
  const since = words.since.matchAt(tokens, at);
  const from = words.from.matchAt(tokens, at);
  const until = words.until.matchAt(tokens, at);
  const lead = Math.max(since?.length ?? 0, from?.length ?? 0, until?.length ?? 0);
  const start = skipColon(tokens, at + lead);
  const atom = readDate(text, start);
  if (atom !== null)
    return readRange(text, { at, start, atom, isSince: since !== null, isUntil: until !== null });
  // A word such as "a" (French "to") leads only to a date; a date may start with it.
  const own = lead > 0 ? readDate(text, at) : null;
  return own === null ? null : readRange(text, { at, start: at, atom: own, isSince: false, isUntil: false });
}

/** "2014/15", and "2014/15 – 2017/18" over several of them. */
function spanOfSchoolYears(text: DateText, at: number, years: Range): DateSpan {
  const { tokens, words } = text;
  const separator = readSeparator(text, at + 3);
  const end = separator === null || separator.blank ? null : readShortYears(text, separator.next);
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

/** The first date of a span, and the words in front of it. */
interface Opening {
  /** The token that the span begins with, a word in front of the date or `start`. */
  readonly at: number;
  readonly start: number;
  readonly atom: DateAtom;
  readonly isSince: boolean;
  readonly isUntil: boolean;
}

function readRange(text: DateText, opening: Opening): DateSpan | null {
  const { tokens, words } = text;
  const { at, atom } = opening;
  const behind = behindDate(opening);
  const sinceAfter = words.sinceAfter.matchAt(tokens, behind)?.length ?? 0;
  const separator = betweenTwo(tokens, at, behind) ?? readSeparator(text, behind + sinceAfter);
  const closed = separator === null ? null : rangeOfTwo(text, opening, separator);
  if (closed !== null || atom.kind !== "date") return closed;
  const range = rangeUntilNow(text, opening) ?? rangeOfSeasons(text, opening);
  if (range !== null) return range;
  if (sinceAfter > 0 || opening.isSince) return makeSpan(tokens, at, behind + sinceAfter, openRange(opening));
  return danglingRange(text, opening, separator) ?? dateAlone(text, opening);
}

/** "between June 2015 and March 2019": only that word makes a range of the "and". */
function betweenTwo(tokens: readonly Token[], at: number, behind: number): Separator | null {
  const isBetween = /^(?:between|zwischen|entre|tra|fra|tussen)$/.test(tokens[at]?.text ?? "");
  const isJoined = isBetween && /^(?:and|und|et|y|e|en)$/.test(tokens[behind]?.text ?? "");
  return isJoined ? { next: behind + 1, dash: false, blank: false } : null;
}

/** "2018 – දක්වා": behind a dash the word for "until" stands for the present. */
function rangeUntilNow({ tokens, words }: DateText, opening: Opening): DateSpan | null {
  const dash = behindDate(opening);
  const now = DASH.test(tokens[dash]?.text ?? "") ? words.untilAfter.matchAt(tokens, dash + 1) : null;
  return now === null ? null : makeSpan(tokens, opening.at, dash + 1 + now.length, openRange(opening));
}

/** "Summer 2017, 2018 and 2019". */
function rangeOfSeasons(text: DateText, opening: Opening): DateSpan | null {
  const { at, atom } = opening;
  const list = atom.seasonal === true ? readYearList(text, behindDate(opening)) : null;
  if (list === null) return null;
  return makeSpan(text.tokens, at, list.last, { start: atom.date, end: list.end, current: false });
}

/** "2019 –" at the end of a text. */
function danglingRange({ tokens }: DateText, opening: Opening, separator: Separator | null): DateSpan | null {
  const end = separator?.dash === true ? danglingEnd(tokens, separator.next) : null;
  return end === null ? null : makeSpan(tokens, opening.at, end, { ...openRange(opening), dangling: true });
}

/** A single date, or the end of a range where a word says "until"; null where it counts only beside another. */
function dateAlone({ tokens, words }: DateText, opening: Opening): DateSpan | null {
  const { at, start, atom, isUntil } = opening;
  if (atom.weak && !isIsoMonth(tokens, start)) return null;
  const behind = behindDate(opening);
  const end = endOf(atom);
  const untilAfter = words.untilAfter.matchAt(tokens, behind)?.length ?? 0;
  if (untilAfter > 0 || isUntil)
    return makeSpan(tokens, at, behind + untilAfter, { start: null, end, current: false });
  return makeSpan(tokens, start, behind, { start: atom.date, end, current: false, single: true });
}

function behindDate({ start, atom }: Opening): number {
  return start + atom.length;
}

function openRange({ atom }: Opening): Range {
  return { start: atom.date, end: null, current: true };
}

/** The range from the first date to one behind the separator; null where none stands there. */
function rangeOfTwo(text: DateText, { at, atom }: Opening, separator: Separator): DateSpan | null {
  const { tokens, words } = text;
  const years = separator.blank ? null : readShortYears(text, separator.next);
  if (years !== null && atom.kind === "date" && atom.date.month === null)
    return makeSpan(tokens, at, separator.next + 3, { start: atom.date, end: years.end, current: false });
  const second = atom.kind === "present" && !separator.dash ? null : readDate(text, separator.next);
  const range = second === null ? null : joinAtoms(tokens, atom, second, separator);
  if (range === null) return null;
  const end = separator.next + range.length;
  if (areTwoOpen(range, tokens[end])) return null;
  const tail = words.untilAfter.matchAt(tokens, end)?.length ?? 0;
  return makeSpan(tokens, at, end + tail, range);
}

/** "2021– 2020–": two ranges without an end, one behind the other. */
function areTwoOpen({ start, end }: Range, behind: Token | undefined): boolean {
  return start !== null && end !== null && start.year > end.year && DASH.test(behind?.text ?? "");
}

/** Behind the dash of a range that has not ended: the end of the text, a closing bracket or dots; null before other words. */
function danglingEnd(tokens: readonly Token[], behindDash: number): number | null {
  const end = skipDots(tokens, behindDash);
  const isEnd = end >= tokens.length || end > behindDash || /^[)\]:]$/.test(tokens[end]?.text ?? "");
  return isEnd ? end : null;
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
  tokens: readonly Token[],
  first: DateAtom,
  second: DateAtom,
  separator: Separator,
): (Range & { readonly length: number }) | null {
  if (second.kind === "month") return null;
  const { length } = second;
  if (first.kind === "present") {
    const isFirm = second.kind === "date" && !second.weak;
    return isFirm ? { start: second.date, end: null, current: true, turned: true, length } : null;
  }
  if (second.kind === "present")
    return first.kind === "date" ? { start: first.date, end: null, current: true, length } : null;
  // "Jan – Mar 2020": the year stands once.
  if (first.kind === "month")
    return second.date.month === null
      ? null
      : { start: { ...first.date, year: second.date.year }, end: endOf(second), current: false, length };
  return areParted(tokens, first, second, separator)
    ? { start: first.date, end: endOf(second), current: false, length }
    : null;
}

/** Two dates side by side are a range only in the columns of a table. */
function areParted(
  tokens: readonly Token[],
  first: DateAtom,
  second: DateAtom,
  { blank, next }: Separator,
): boolean {
  if (!blank) return true;
  const end = tokens[next];
  const isJoined = end !== undefined && tokens[next - 1]?.end === end.start;
  return !first.weak && !second.weak && !isJoined;
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

function readSeparator({ tokens, words }: DateText, at: number): Separator | null {
  let i = at;
  if (tokens[i]?.text === ")" || tokens[i]?.text === "," || isDotOfDate(tokens, i)) i++;
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

/** "01.03.2012. - 31.12.2018.": the number is an ordinal, as in the Balkans and in Hungary. */
function isDotOfDate(tokens: readonly Token[], at: number): boolean {
  const dot = tokens[at];
  return dot?.text === "." && dot.start === tokens[at - 1]?.end && DASH.test(tokens[at + 1]?.text ?? "");
}

function skipColon(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === ":" ? at + 1 : at;
}
