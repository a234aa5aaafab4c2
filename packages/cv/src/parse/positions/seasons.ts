import type { Position } from "../../types.ts";
import { dateWords } from "../dates/date-words.ts";
import type { DateSpan } from "../dates/find-dates.ts";
import { formatPartialDate, type YearMonth } from "../dates/partial-date.ts";
import { type Token, tokenise } from "../text/tokens.ts";

/** Work that came back year by year in months that the CV names: its times, the first month and the last. */
interface Seasonal {
  readonly seasons: NonNullable<Position["seasons"]>;
  readonly start: YearMonth;
  readonly end: YearMonth;
}

/**
 * "Each winter season (Dec–Mar), 2019 to 2022", "2012 – 2015 (seasonal, Apr–Oct)". Where only summers are
 * named, nobody knows how long they were: the years count as the CV states them.
 */
export function readSeasonal(text: string, span: DateSpan | null, newestYear: number): Seasonal | null {
  const first = span?.start?.year;
  const last = span?.current === true ? newestYear : span?.end?.year;
  if (span == null || first === undefined || last === undefined || last < first || last - first > 40)
    return null;
  const isYearly = span.start?.month == null && (span.current || span.end?.month == null);
  const months = (isYearly ? monthsOf(text, span) : null) ?? repeatedMonths(span, text);
  if (months === null) return null;
  const years = listedYears(text.slice(span.from, span.to)) ?? yearsFrom(first, last);
  const seasons = seasonsIn(years, months);
  const [opens, closes] = [seasons[0], seasons.at(-1)];
  if (opens === undefined || closes === undefined) return null;
  return {
    seasons: seasons.map((season) => ({
      start: formatPartialDate(season.start),
      end: formatPartialDate(season.end),
    })),
    start: opens.start,
    end: closes.end,
  };
}

type Months = readonly [first: number, last: number];

/** "Dec–Mar", "May to September": two months without a year, outside of the dates. */
function monthsOf(text: string, span: DateSpan): Months | null {
  const rest = `${text.slice(0, span.from)} | ${text.slice(span.to)}`;
  const tokens = tokenise(rest);
  for (let i = 0; i < tokens.length; i++) {
    const months = rangeOfMonths(tokens, i);
    if (months !== null) return months;
  }
  return null;
}

function rangeOfMonths(tokens: readonly Token[], at: number): Months | null {
  const { months, to } = dateWords();
  const first = months.matchAt(tokens, at);
  if (first === null) return null;
  const behind = skipDot(tokens, at + first.length);
  const link = /^[-/~]$/.test(tokens[behind]?.text ?? "") ? 1 : (to.matchAt(tokens, behind)?.length ?? 0);
  const second = link === 0 ? null : months.matchAt(tokens, behind + link);
  if (second === null) return null;
  const next = tokens[skipDot(tokens, behind + link + second.length)];
  return next?.kind === "number" ? null : [first.value, second.value];
}

function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "." ? at + 1 : at;
}

/** "June – September 2019, June – September 2020", "June–August 2018, 2019 and 2021". */
function repeatedMonths({ start, end, from, to }: DateSpan, text: string): Months | null {
  if (start?.month == null || end?.month == null || end.year <= start.year) return null;
  const years = listedYears(text.slice(from, to));
  return years === null || years.length < 2 ? null : [start.month, end.month];
}

/** The years of "2016, 2017 and 2019"; null for a range. */
function listedYears(text: string): readonly number[] | null {
  const years = [...new Set((text.match(/(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/gu) ?? []).map(Number))];
  const isList = /(?:19|20)\d\d\s*(?:,|&|\+|;|and|und|et|y|e|en)\s/iu.test(text);
  return isList && !BETWEEN.test(text) && years.length >= 2 ? years.sort((a, b) => a - b) : null;
}

/** "between June 2015 and March 2019". */
const BETWEEN = /^\s*(?:between|zwischen|entre|tra|fra|tussen)\s/iu;

function yearsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A season over the turn of the year belongs to the year it begins in, and the last year only ends one. */
function seasonsIn(
  years: readonly number[],
  [first, last]: Months,
): readonly { readonly start: YearMonth; readonly end: YearMonth }[] {
  const turns = first > last;
  const own = turns && years.length > 1 ? years.slice(0, -1) : years;
  return own.map((year) => ({
    start: { year, month: first },
    end: { year: turns ? year + 1 : year, month: last },
  }));
}
