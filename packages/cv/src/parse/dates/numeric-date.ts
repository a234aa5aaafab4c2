import type { Token } from "../text/tokens.ts";
import { type DateStyle, fullYear, isDay, isMonth, isYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import type { DateAtom } from "./read-date.ts";
import { endsAlone, startsAlone } from "./token-edges.ts";

/** All-digit dates: 2020-05-17, 2020.05, 05/2020, 17.05.2020, 05/20. */
export function readNumeric(text: DateText, at: number): DateAtom | null {
  const { tokens, style } = text;
  const parts = numericParts(tokens, at);
  if (parts === null) return readShortPair(text, at);
  const [first, second, third] = parts.numbers;
  if (first === undefined || second === undefined) return null;
  if (isYear(first, style)) return yearFirst(parts, style);
  return third === undefined
    ? monthAndYear(first, second, parts.mark, style)
    : dayMonthYear(first, second, third, style);
}

/** "17.05.2020", "5/17/20". */
function dayMonthYear(first: string, second: string, third: string, style: DateStyle): DateAtom | null {
  if (!isDay(first) || !isDay(second)) return null;
  const weak = third.length === 2;
  if (!weak && !isYear(third, style)) return null;
  const month = pickMonth(Number(first), Number(second), style);
  if (month === null) return null;
  const year = weak ? fullYear(Number(third), style) : Number(third);
  return { kind: "date", date: { year, month }, length: 5, weak };
}

/** "05/2020"; of two digits each only "5/20" and "05.20" are a month and a year, which neighbours must bear out. */
function monthAndYear(first: string, second: string, mark: string, style: DateStyle): DateAtom | null {
  if (!isMonth(first)) return null;
  const month = Number(first);
  if (isYear(second, style))
    return { kind: "date", date: { year: Number(second), month }, length: 3, weak: false };
  const isShort = second.length === 2 && (mark === "/" || (mark === "." && first.length === 2));
  if (!isShort) return null;
  return { kind: "date", date: { year: fullYear(Number(second), style), month }, length: 3, weak: true };
}

/** "03/'19": with its apostrophe the year is one wherever it stands. */
function readShortPair({ tokens, style }: DateText, at: number): DateAtom | null {
  const [month, mark, quote, year] = tokens.slice(at, at + 4);
  if (month?.kind !== "number" || !isMonth(month.text) || !/^[./-]$/.test(mark?.text ?? "")) return null;
  if (quote?.text !== "'" || year?.kind !== "number" || year.text.length !== 2) return null;
  if (mark?.start !== month.end || quote.start !== mark.end || year.start !== quote.end) return null;
  if (!startsAlone(tokens, at) || !endsAlone(tokens, at + 3)) return null;
  const date = { year: fullYear(Number(year.text), style), month: Number(month.text) };
  return { kind: "date", date, length: 4, weak: false };
}

function yearFirst(parts: NumericParts, style: DateStyle): DateAtom | null {
  const [first, second, third] = parts.numbers;
  if (first === undefined || second === undefined || !isMonth(second)) return null;
  // "2019.3": a single digit is a month only behind a dot or a slash.
  if (second.length !== 2 && parts.mark === "-") return null;
  if (third !== undefined && !isDay(third)) return null;
  // "2010-12" alone is two school years as often as a month: a caller decides by its neighbours.
  const weak =
    third === undefined &&
    parts.mark !== "." &&
    parts.mark !== "/" &&
    fullYear(Number(second), style) >= Number(first);
  return { kind: "date", date: { year: Number(first), month: Number(second) }, length: parts.length, weak };
}

interface NumericParts {
  readonly numbers: readonly string[];
  readonly mark: string;
  readonly length: number;
}

/** Two or three numbers joined by one mark without space around it. */
function numericParts(tokens: readonly Token[], at: number): NumericParts | null {
  const first = tokens[at];
  const mark = tokens[at + 1];
  const second = tokens[at + 2];
  if (first?.kind !== "number" || second?.kind !== "number" || mark === undefined) return null;
  if (!/^[./-]$/.test(mark.text)) return null;
  const spaced = mark.start !== first.end || second.start !== mark.end;
  // Only "05 / 2020" and "17. 05. 2020" are written with space.
  if (spaced && mark.text === "-") return null;
  if (!startsAlone(tokens, at)) return null;
  const third = second.text.length === 4 ? null : thirdNumber(tokens, at, spaced);
  if (third === null && isMonthOfNext(tokens, at)) return null;
  const length = third === null ? 3 : 5;
  if (!endsAlone(tokens, at + length - 1)) return null;
  const numbers = [first.text, second.text];
  return { numbers: third === null ? numbers : [...numbers, third], mark: mark.text, length };
}

/** The number behind the second of two joined by a mark, where the same mark joins it to them. */
function thirdNumber(tokens: readonly Token[], at: number, spaced: boolean): string | null {
  const [mark, second, again, third] = [tokens[at + 1], tokens[at + 2], tokens[at + 3], tokens[at + 4]];
  if (third?.kind !== "number" || again === undefined || again.text !== mark?.text) return null;
  const isTight = again.start === second?.end && third.start === again.end;
  return spaced || isTight ? third.text : null;
}

/** "2017–03/2022": the second number is the month of the year behind it. */
function isMonthOfNext(tokens: readonly Token[], at: number): boolean {
  const [slash, year] = [tokens[at + 3], tokens[at + 4]];
  if (tokens[at + 1]?.text !== "-" || slash?.text !== "/") return false;
  // "2015-09 / 2018-06": a slash with space around it stands between two dates.
  if (slash.start !== tokens[at + 2]?.end) return false;
  return year?.kind === "number" && year.text.length === 4;
}

function pickMonth(first: number, second: number, style: DateStyle): number | null {
  const [month, other] = style.monthFirst ? [first, second] : [second, first];
  if (month <= 12) return month;
  return other <= 12 ? other : null;
}
