import type { Token } from "../text/tokens.ts";
import { fullYear } from "./date-numbers.ts";
import type { DateText } from "./date-text.ts";
import { dateWords } from "./date-words.ts";
import type { YearMonth } from "./partial-date.ts";
import type { DateAtom } from "./read-date.ts";
import { endsAlone, startsAlone } from "./token-edges.ts";

/** Marks between the two ends of a range. */
export const DASH = /^(?:-|~|→|>|\/|»|›|➔|➜|⟶|…|–)$/;

interface Years {
  readonly start: YearMonth;
  readonly end: YearMonth;
  readonly current: false;
}

/** "'19" without a month: a year only beside another date. */
export function readShortYear({ tokens, style }: DateText, at: number): DateAtom | null {
  const [mark, year] = [tokens[at], tokens[at + 1]];
  if (
    year?.kind !== "number" ||
    year.text.length !== 2 ||
    year.start !== mark?.end ||
    !endsAlone(tokens, at + 1)
  )
    return null;
  return {
    kind: "date",
    date: { year: fullYear(Number(year.text), style), month: null },
    length: 2,
    weak: true,
  };
}

/** "2019–21", "2019/20": the century stands once. */
export function readShortYears({ tokens, style }: DateText, at: number): Years | null {
  const [first, mark, second] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (first?.kind !== "number" || second?.kind !== "number" || mark === undefined) return null;
  if (!/^[-/]$/.test(mark.text) || second.text.length !== 2 || first.text.length !== 4) return null;
  const year = Number(first.text);
  if (year < 1950 || year > style.newestYear || !startsAlone(tokens, at) || !endsAlone(tokens, at + 2))
    return null;
  const end = Math.floor(year / 100) * 100 + Number(second.text);
  const after = tokens[at + 3]?.text ?? "";
  const isDate =
    Number(second.text) <= 12 &&
    (end < year || mark.text === "/" ? end !== year + 1 : isIsoMonth(tokens, at));
  if (isDate || (DASH.test(after) && tokens[at + 3]?.start === second.end)) return null;
  if (end < year || end > style.newestYear + 1) return null;
  return { start: { year, month: null }, end: { year: end, month: null }, current: false };
}

/** True when a second date follows or goes before: then "2010-12" is a month and not two years. */
export function isIsoMonth(tokens: readonly Token[], at: number): boolean {
  const length = 3;
  const before = tokens[at - 1];
  const after = tokens[at + length];
  const isSeparator = (text: string | undefined): boolean =>
    text !== undefined &&
    (DASH.test(text) || dateWords().to.matchAt([{ kind: "word", text, start: 0, end: 0 }], 0) !== null);
  return isSeparator(after?.text) || isSeparator(before?.text) || tokens[at + 1]?.text === ".";
}
