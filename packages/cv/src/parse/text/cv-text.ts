import type { CvDocument, Evidence, Line } from "../../types.ts";
import type { DateStyle } from "../dates/date-numbers.ts";
import { type DateSpan, findDates, turnSpan } from "../dates/find-dates.ts";
import { splitGluedWords } from "./glued-words.ts";
import { joinHalves } from "./halves-of-ranges.ts";
import { matchesOf } from "./matches.ts";
import { splitRunTogether } from "./run-together.ts";
import { type Token, tokenise, wordsOf } from "./tokens.ts";

/** A line with what every stage asks of it, computed once. */
export interface LineView {
  readonly id: number;
  readonly line: Line;
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Folded words without numbers and marks. */
  readonly words: readonly string[];
  readonly dates: readonly DateSpan[];
  /** How far the text of its block reaches to the right, in points; 0 without geometry. */
  readonly edge: number;
  /** How many lines of the block end at that edge: one alone is no margin. */
  readonly sharers: number;
  /** Of lines that were joined to one: which of them each stretch of the text stands in. */
  readonly joints?: readonly Joint[];
}

/** From this offset on, up to the next joint, the text is that of the line. */
export interface Joint {
  readonly from: number;
  readonly line: number;
}

/** The visible text of a CV, prepared for parsing. */
export interface CvText {
  readonly document: CvDocument;
  readonly lines: readonly LineView[];
  /** Font size of most of the text, 0 when unknown. */
  readonly bodySize: number;
  readonly bodyBold: boolean;
  readonly bodyColour: string | null;
  readonly dateStyle: DateStyle;
}

/** At least three letters with case, none of them small. */
export function isCaps(text: string): boolean {
  // Nearly every line has a small letter, and at its beginning.
  return !holdsSmallLetter(text) && /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text);
}

function holdsSmallLetter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 96 && code < 123) return true;
  }
  return /\p{Ll}/u.test(text);
}

/** No paragraph of a CV is longer; what lies behind is not parsed, so that no file can hold a worker up. */
const LONGEST = 4000;

/** `asOf` is `YYYY-MM-DD`; dates more than eight years later are no dates. */
export function prepareText(document: CvDocument, asOf: string): CvText {
  const newestYear = Number(asOf.slice(0, 4)) + 8;
  const texts = document.lines.map(({ text }) => text.slice(0, LONGEST));
  const tokens = texts.map((text) => {
    const own = splitGluedWords(tokenise(text), text);
    return isCaps(text) ? (splitRunTogether(own) ?? own) : own;
  });
  const dateStyle: DateStyle = { monthFirst: isMonthFirst(document.lines), newestYear };
  const edges = rightEdges(document.lines);
  const lines = document.lines.map((line, index): LineView => {
    const own = tokens[index] ?? [];
    return {
      id: line.id,
      line,
      text: texts[index] ?? "",
      tokens: own,
      words: wordsOf(own),
      dates: findDates(own, dateStyle).map((span) =>
        asOpen(withoutRank(span, texts[index] ?? ""), texts[index] ?? ""),
      ),
      edge: edges.get(line.block)?.edge ?? 0,
      sharers: edges.get(line.block)?.sharers ?? 0,
    };
  });
  const whole = joinHalves(lines);
  const turned = isEndFirst(whole)
    ? whole.map((view) => ({ ...view, dates: view.dates.map(turnSpan) }))
    : whole;
  return { document, lines: turned, dateStyle, ...bodyStyle(document.lines) };
}

/** The part of a line from an offset on, with offsets still those of the whole line. */
export function viewFrom(view: LineView, from: number): LineView {
  const tokens = view.tokens.filter((token) => token.start >= from);
  const skipped = view.tokens.length - tokens.length;
  return {
    ...view,
    tokens,
    words: wordsOf(tokens),
    dates: view.dates
      .filter((span) => span.from >= from)
      .map((span) => ({ ...span, first: span.first - skipped, last: span.last - skipped })),
  };
}

/** The part of a line up to an offset; the text keeps its beginning, so offsets stay those of the line. */
export function viewUpTo(view: LineView, to: number): LineView {
  const tokens = view.tokens.filter((token) => token.end <= to);
  return {
    ...view,
    text: view.text.slice(0, to),
    tokens,
    words: wordsOf(tokens),
    dates: view.dates.filter((span) => span.to <= to),
  };
}

/** Evidence for a stretch of a line; the quote is verbatim, without space around it. */
export function quote(view: LineView, from = 0, to = view.text.length): Evidence {
  const { id, text, joints = [] } = view;
  const at = joints.findLastIndex((joint) => joint.from <= from);
  const end = Math.min(to, joints[at + 1]?.from ?? to);
  return { line: joints[at]?.line ?? id, quote: text.slice(from, end).trim() };
}

/** "AB⇥12.03.2021": an able seaman in a cell of his own, and not the German word for "from". */
function withoutRank(span: DateSpan, text: string): DateSpan {
  const rank = /^AB\t+/u.exec(text.slice(span.from, span.from + 8));
  return rank === null ? span : { ...span, from: span.from + rank[0].length, first: span.first + 1 };
}

/** "3/2016 –" in a cell of its own, or "2018 →" in front of the job: a range that has not ended. */
function asOpen(span: DateSpan, text: string): DateSpan {
  if (!span.single) return span;
  const mark = /^\s?[-–—]\s*(?=\t)|^\s?[→➔]\s*(?=\p{L})/u.exec(text.slice(span.to, span.to + 8));
  if (mark === null) return span;
  return { ...span, end: null, current: true, single: false, to: span.to + mark[0].trimEnd().length };
}

/** "Present – 06/2020" once, or no range of three and more the usual way round. */
function isEndFirst(lines: readonly LineView[]): boolean {
  const spans = lines.flatMap(({ dates }) => dates);
  if (spans.some(({ turned }) => turned)) return true;
  const ranges = spans.filter(({ single, start, end }) => !single && start !== null && end !== null);
  return ranges.length >= 3 && ranges.every((span) => turnSpan(span) !== span);
}

const DAY_MONTH_YEAR = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?!\d)/g;

/** One date whose second number cannot be a month shows the order of all. */
function isMonthFirst(lines: readonly Line[]): boolean {
  let monthFirst = 0;
  for (const { text } of lines) {
    if (!text.includes("/")) continue;
    for (const match of matchesOf(DAY_MONTH_YEAR, text)) {
      if (Number(match[2]) > 12) monthFirst++;
      if (Number(match[1]) > 12) monthFirst--;
    }
  }
  return monthFirst > 0;
}

interface Edge {
  readonly edge: number;
  readonly sharers: number;
}

/** Points by which ragged lines may miss the margin and still reach it. */
const RAGGED = 12;

function rightEdges(lines: readonly Line[]): ReadonlyMap<number, Edge> {
  const ends = new Map<number, number[]>();
  for (const { box, cells, block } of lines) {
    if (box === null || cells !== null) continue;
    const known = ends.get(block);
    if (known === undefined) ends.set(block, [box.x + box.width]);
    else known.push(box.x + box.width);
  }
  return new Map(
    [...ends].map(([block, all]) => {
      const edge = all.reduce((most, end) => Math.max(most, end), 0);
      return [block, { edge, sharers: all.filter((end) => end > edge - RAGGED).length }];
    }),
  );
}

/** The style that carries most characters. */
function bodyStyle(lines: readonly Line[]): Pick<CvText, "bodySize" | "bodyBold" | "bodyColour"> {
  const sizes = new Map<number, number>();
  const colours = new Map<string, number>();
  let bold = 0;
  let all = 0;
  for (const line of lines) {
    const { length } = line.text;
    const size = Math.round(line.size * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + length);
    if (line.colour !== null) colours.set(line.colour, (colours.get(line.colour) ?? 0) + length);
    if (line.bold) bold += length;
    all += length;
  }
  return { bodySize: most(sizes) ?? 0, bodyBold: bold * 2 > all, bodyColour: most(colours) };
}

function most<K>(counts: ReadonlyMap<K, number>): K | null {
  let best: K | null = null;
  let bestCount = 0;
  for (const [key, count] of counts) {
    if (count > bestCount) {
      best = key;
      bestCount = count;
    }
  }
  return best;
}
