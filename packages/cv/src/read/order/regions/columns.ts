import type { Rect } from "../../page-model.ts";
import { type Fragment, median } from "../letters/fragments.ts";
import { looks } from "../letters/looks.ts";
import { areColumns, partsDates } from "./judge-columns.ts";
import { centredHeadings, columnSpans, headingRows, loneHeadings } from "./sections-of-cut.ts";

/** A gutter with text on both sides. */
export interface PossibleCut {
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  /** Where the columns begin, and where the right one starts. */
  readonly top: number;
  readonly x: number;
}

/** A region cut along a gutter: what stands above and below it spans both columns. */
export interface ColumnCut extends PossibleCut {
  readonly above: readonly Fragment[];
  readonly below: readonly Fragment[];
}

/**
 * Finds the tallest gutter that has columns of their own text on both sides; rows of a table are no columns. `cuts` are
 * those that the fragments allow.
 */
export function findColumns(
  fragments: readonly Fragment[],
  cuts: readonly PossibleCut[] = possibleCuts(fragments),
): ColumnCut | null {
  let best: PossibleCut | null = null;
  let bestWorth = 0;
  for (const cut of cuts) {
    const height = heightOf(cut);
    if (height <= bestWorth || !areColumns(cut.left, cut.right)) continue;
    const worth = partsDates(cut.left, cut.right) ? height * DATES_PARTED : height;
    if (worth > bestWorth) [best, bestWorth] = [cut, worth];
  }
  best ??= cutBelowHeadings(fragments);
  return best && withRest(fragments, best);
}

/** So far from its lines, in ems, a heading begins. */
const INDENT = 1.5;

/** So far, at most, behind a mark that is drawn, and so alike, in points, on both sides. */
const MARKED = 3;
const SAME_INDENT = 2;

/**
 * Columns below headings side by side, up to the next heading of their look over text that goes across the page: though
 * what stands above or below them, a grid of skills say, keeps out of the same gutter.
 */
function cutBelowHeadings(fragments: readonly Fragment[]): PossibleCut | null {
  if (fragments.length > MAX_FRAGMENTS) return null;
  const lone = loneHeadings(fragments);
  const rows = headingRows(fragments, lone);
  for (const [first, second] of rows) {
    if (first === undefined || second === undefined) continue;
    const below = fragments.filter((f) => middle(f) > Math.min(first.top, second.top));
    const lines = linesBelow(first, second, below);
    const x = Math.min(...lines.map((f) => f.left));
    const crossing = below.filter((f) => f.left < x - 0.5 && f.right > x - NARROWEST).map((f) => f.top);
    const next = lone.filter((f) => f.top > first.bottom && looks(f) === looks(first)).map((f) => f.top);
    const crossed = Math.min(Infinity, ...crossing);
    const lastHead = Math.max(...next.filter((top) => top < crossed), -Infinity);
    const far = crossed < Infinity && lastHead > 0 ? lastHead : crossed;
    for (const end of new Set([far, Math.min(far, ...next)])) {
      const cut = cutBetween(below, { x, from: -Infinity, end, open: true });
      if (cut !== null && areColumns(cut.left, cut.right)) return cut;
    }
  }
  return null;
}

/** What begins below the second of two headings, each of which may stand in a little, behind a mark. */
function linesBelow(first: Fragment, second: Fragment, below: readonly Fragment[]): readonly Fragment[] {
  const indent = first.left - Math.min(...below.map((f) => f.left));
  // By more only where both of them do.
  const isMarked = indent > SAME_INDENT && indent < MARKED * first.size;
  const left = isMarked ? second.left - indent : second.left;
  return below.filter(
    (f) => Math.abs(f.left - second.left) < INDENT * second.size || Math.abs(f.left - left) < SAME_INDENT,
  );
}

/** A cut with what it leaves of the fragments above and below. */
export function withRest(fragments: readonly Fragment[], cut: PossibleCut): ColumnCut {
  const sides = new Set([...cut.left, ...cut.right]);
  const rest = fragments.filter((f) => !sides.has(f));
  return {
    ...cut,
    above: rest.filter((f) => middle(f) < cut.top),
    below: rest.filter((f) => middle(f) >= cut.top),
  };
}

/** A gutter that parts dates from what they date is the wrong one where there is another, a little shorter. */
const DATES_PARTED = 0.7;

/** Every gutter that might be cut along, as far as none of the `dividers` crosses it. */
export function possibleCuts(fragments: readonly Fragment[], dividers: readonly Rect[] = []): PossibleCut[] {
  if (fragments.length > MAX_FRAGMENTS) return [];
  const headings = loneHeadings(fragments);
  const rows = headingRows(fragments, headings);
  const barriers = {
    tops: [...headings, ...rows.flatMap(([first]) => first ?? [])].map(({ top }) => top),
    rows,
    centred: centredHeadings(headings),
    lines: linesOfHeadings(headings, dividers),
  };
  return [...columnStarts(fragments), ...valleys(fragments)].flatMap((x) => cutsAt(fragments, x, barriers));
}

/** A page full of text has some hundred; the search takes the square of it. */
const MAX_FRAGMENTS = 3_000;
const MAX_CANDIDATES = 60;

/** Places where at least two fragments start, but for the left edge of the region. */
function columnStarts(fragments: readonly Fragment[]): number[] {
  const edges = fragments.map((f) => f.left).sort((a, b) => a - b);
  const starts: { x: number; count: number }[] = [];
  for (const edge of edges) {
    const last = starts.at(-1);
    if (last && edge - last.x <= 2.5) last.count++;
    else starts.push({ x: edge, count: 1 });
  }
  const usable = starts.slice(1).filter((s) => s.count >= 2);
  return usable
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_CANDIDATES)
    .map((s) => s.x);
}

const BIN = 3;
/** Share of the lines of a region that may cross a valley: its headings. */
const CROSSING = 0.12;

/** Where upright strips with hardly any text end: columns whose lines are centred share no edge. */
function valleys(fragments: readonly Fragment[]): number[] {
  const start = Math.min(...fragments.map((f) => f.left));
  const counts: number[] = [];
  for (const { left, right } of fragments) {
    const last = Math.min(Math.floor((right - start) / BIN), MAX_BINS);
    for (let bin = Math.floor((left - start) / BIN); bin <= last; bin++) counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const few = Math.max(1, CROSSING * fragments.length);
  const found = new Set<number>();
  // Few dates between the story and a sidebar make a strip of hardly any text; the gutter in it is empty.
  for (const most of [few, few / 3]) {
    for (const { from, to } of strips(counts, most))
      found.add(firstLeft(fragments, start + from * BIN, start + to * BIN));
  }
  return [...found].slice(0, MAX_CANDIDATES);
}

/** The strips of two bins or more that hold `most` lines, but for the one at the left edge. */
function strips(counts: readonly number[], most: number): { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  let width = 0;
  for (let bin = 0; bin < counts.length; bin++) {
    if ((counts[bin] ?? 0) <= most) width++;
    else {
      if (width >= 2 && width < bin) found.push({ from: bin - width, to: bin });
      width = 0;
    }
  }
  return found;
}

const MAX_BINS = 2_000;

/** Where the first fragment starts in a strip; its end when none does. */
function firstLeft(fragments: readonly Fragment[], from: number, to: number): number {
  return Math.min(to, ...fragments.filter((f) => f.left >= from).map((f) => f.left));
}

/** How far from a heading its line is drawn, in ems of it. */
const NEAR_HEADING = 0.8;

function linesOfHeadings(headings: readonly Fragment[], dividers: readonly Rect[]): readonly Rect[] {
  return dividers.filter((line) =>
    headings.some(({ top, bottom, size }) => {
      const room = NEAR_HEADING * size;
      return line.bottom > top - room && line.top < bottom + room;
    }),
  );
}

/** How far a divider reaches over a gutter on both sides, in points. */
const LEAST_OVER = 24;

/** Gutters of pages in small print are hardly wider, in points. */
const NARROWEST = 4;

/** So many headings on a row begin a grid. */
const GRID = 3;
/** Edges this close, in points, are one. */
const SAME_EDGE = 3;

/** Headings that end columns, wherever the gutter is. */
interface Barriers {
  /** Rows of headings, which end columns with other gutters than their own: over a grid, or over text across the gutter. */
  readonly rows: readonly (readonly Fragment[])[];
  /** Of those that end a grid above them. */
  readonly tops: readonly number[];
  readonly centred: ReadonlySet<Fragment>;
  /** Those drawn beside, above or below headings. */
  readonly lines: readonly Rect[];
}

/** The stretches of the region that no fragment crosses at `x`. */
function cutsAt(
  fragments: readonly Fragment[],
  x: number,
  { tops, rows, centred, lines }: Barriers,
): PossibleCut[] {
  const gutter = Math.max(NARROWEST, 0.6 * median(fragments.map((f) => f.size)));
  const texts = fragments.filter((f) => (f.left < x - 0.5 && f.right > x - gutter) || centred.has(f));
  const crossed = lines.filter(({ left, right }) => left < x - LEAST_OVER && right > x + LEAST_OVER);
  const grids: readonly Rect[] = rows
    .filter((row) => row.length >= GRID || isCrossedBelow(row, texts))
    .filter((row) => !row.some((f) => Math.abs(f.left - x) <= SAME_EDGE))
    .flat();
  const crossing = [...texts, ...grids, ...crossed].sort((a, b) => a.top - b.top);
  const cuts: PossibleCut[] = [];
  let from = -Infinity;
  for (const to of [...crossing, null]) {
    const end = to ? to.top : Infinity;
    if (end > from) {
      cuts.push(...cutsBetween(fragments, { x, from, end, open: to === null || grids.includes(to) }, tops));
    }
    if (to) from = Math.max(from, to.bottom);
  }
  return cuts;
}

/** How far below a heading, in ems, its text begins. */
const NEXT_LINE = 1.5;

/** The gutter of a grid above them comes to the headings, and not into the text below them. */
function isCrossedBelow(row: readonly Fragment[], crossing: readonly Fragment[]): boolean {
  return row.some((head) =>
    crossing.some((f) => f.top >= head.bottom - 1 && f.top - head.bottom < NEXT_LINE * head.size),
  );
}

interface Stretch {
  readonly x: number;
  readonly from: number;
  readonly end: number;
  /** True when nothing crosses the gutter further down. */
  readonly open: boolean;
}

/** The cuts of a stretch: one, unless headings part what has columns in it from what has not. */
function cutsBetween(
  fragments: readonly Fragment[],
  stretch: Stretch,
  tops: readonly number[],
): PossibleCut[] {
  const whole = cutBetween(fragments, stretch);
  if (whole === null) return [];
  const spans = columnSpans(whole, stretch, tops);
  if (spans[0] === stretch) return [whole];
  return spans.flatMap(
    ({ from, end }) =>
      cutBetween(fragments, { ...stretch, from, end, open: end < stretch.end || stretch.open }) ?? [],
  );
}

function cutBetween(fragments: readonly Fragment[], { x, from, end, open }: Stretch): PossibleCut | null {
  const inside = fragments.filter((f) => middle(f) > from && middle(f) < end);
  const left = inside.filter((f) => f.left < x - 0.5);
  const right = inside.filter((f) => f.left >= x - 0.5);
  if (left.length < 2 || right.length < 2) return null;
  const rightEnd = Math.max(...right.map((f) => f.bottom));
  // Short lines under a shorter right column belong to the full-width text that follows, not to the left column.
  const kept = open ? left : left.filter((f) => f.top < rightEnd);
  const top = Math.min(...[...kept, ...right].map((f) => f.top));
  return { left: kept, right, top, x };
}

function middle(f: Fragment): number {
  return (f.top + f.bottom) / 2;
}

function heightOf({ left, right }: PossibleCut): number {
  const height = (side: readonly Fragment[]) =>
    Math.max(...side.map((f) => f.bottom)) - Math.min(...side.map((f) => f.top));
  return Math.min(height(left), height(right)) + 0.2 * Math.max(height(left), height(right));
}
