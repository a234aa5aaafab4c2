import { type Fragment, median } from "./fragments.ts";

/** A region cut along a gutter: what stands above and below it spans both columns. */
export interface ColumnCut {
  readonly above: readonly Fragment[];
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  readonly below: readonly Fragment[];
  /** Where the right column starts. */
  readonly x: number;
}

/** Finds the tallest gutter that has columns of their own text on both sides; rows of a table are no columns. */
export function findColumns(fragments: readonly Fragment[]): ColumnCut | null {
  let best: ColumnCut | null = null;
  let bestScore = 0;
  for (const x of columnStarts(fragments)) {
    for (const cut of cutsAt(fragments, x)) {
      if (!areColumns(cut)) continue;
      const score = heightOf(cut);
      if (score > bestScore) [best, bestScore] = [cut, score];
    }
  }
  return best;
}

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

/** The stretches of the region that no fragment crosses at `x`. */
function cutsAt(fragments: readonly Fragment[], x: number): ColumnCut[] {
  const gutter = Math.max(5, 0.6 * median(fragments.map((f) => f.size)));
  const crossing = fragments
    .filter((f) => f.left < x - 0.5 && f.right > x - gutter)
    .sort((a, b) => a.top - b.top);
  const cuts: ColumnCut[] = [];
  let from = -Infinity;
  for (const to of [...crossing, null]) {
    const end = to ? to.top : Infinity;
    if (end > from) {
      const cut = cutBetween(fragments, { x, from, end, open: to === null });
      if (cut) cuts.push(cut);
    }
    if (to) from = Math.max(from, to.bottom);
  }
  return cuts;
}

interface Stretch {
  readonly x: number;
  readonly from: number;
  readonly end: number;
  /** True when nothing crosses the gutter further down. */
  readonly open: boolean;
}

function cutBetween(fragments: readonly Fragment[], { x, from, end, open }: Stretch): ColumnCut | null {
  const inside = fragments.filter((f) => middle(f) > from && middle(f) < end);
  const left = inside.filter((f) => f.left < x - 0.5);
  const right = inside.filter((f) => f.left >= x - 0.5);
  if (left.length < 2 || right.length < 2) return null;
  const rightEnd = Math.max(...right.map((f) => f.bottom));
  // Short lines under a shorter right column belong to the full-width text that follows, not to the left column.
  const kept = open ? left : left.filter((f) => f.top < rightEnd);
  const top = Math.min(...[...kept, ...right].map((f) => f.top));
  const cut = new Set([...kept, ...right]);
  const rest = fragments.filter((f) => !cut.has(f));
  return {
    above: rest.filter((f) => middle(f) < top),
    left: kept,
    right,
    below: rest.filter((f) => middle(f) >= top),
    x,
  };
}

function middle(f: Fragment): number {
  return (f.top + f.bottom) / 2;
}

function heightOf({ left, right }: ColumnCut): number {
  const height = (side: readonly Fragment[]) =>
    Math.max(...side.map((f) => f.bottom)) - Math.min(...side.map((f) => f.top));
  return Math.min(height(left), height(right)) + 0.2 * Math.max(height(left), height(right));
}

/** A year, or month and year in figures: what a date column of a CV consists of. */
const DATE = /(^|[^\d])(19|20)\d\d([^\d]|$)|(^|[^\d])\d{1,2}[./-]\d{2,4}/;

/** Decides whether two sides are texts of their own (true) or cells of common rows (false). */
function areColumns({ left, right }: ColumnCut): boolean {
  const [l, r] = [linesOf(left), linesOf(right)];
  const [few, many] = l.length <= r.length ? [l, r] : [r, l];
  if (few.length < 2) return false;
  const aligned =
    few.filter((a) => many.some((b) => Math.abs(a.baseline - b.baseline) <= 0.13 * a.size)).length /
    few.length;
  const dates = few.filter((line) => DATE.test(line.text)).length / few.length;
  if (dates >= 0.5 && aligned >= 0.5) return false;
  if (aligned <= 0.4) return true;
  let score = 0;
  const turns = turnsBetween(left, right);
  if (turns <= 2) score += 2;
  else if (turns >= few.length) score -= 2;
  if (aligned >= 0.8) score -= 1;
  score += headingScore(few, many);
  score += isSparse(few) ? -1 : 1;
  return score > 0;
}

interface TextLine {
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
  readonly heading: boolean;
}

function linesOf(side: readonly Fragment[]): TextLine[] {
  const usual = median(side.map((f) => f.size));
  const boldShare = side.filter((f) => f.style.bold).length / side.length;
  const sorted = [...side].sort((a, b) => a.baseline - b.baseline);
  const lines: { baseline: number; size: number; text: string; heading: boolean }[] = [];
  for (const f of sorted) {
    const last = lines.at(-1);
    const heading = f.size > 1.12 * usual || (f.style.bold && boldShare < 0.5) || isCapitals(f.text);
    if (last && f.baseline - last.baseline < 0.3 * f.size) {
      last.text += ` ${f.text}`;
      last.heading &&= heading;
    } else lines.push({ baseline: f.baseline, size: f.size, text: f.text, heading });
  }
  return lines;
}

function isCapitals(text: string): boolean {
  return text.length > 3 && /\p{Lu}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text);
}

/** How often painting moved from one side to the other: once or twice for columns, per row for tables. */
function turnsBetween(left: readonly Fragment[], right: readonly Fragment[]): number {
  const all = [
    ...left.map((f) => ({ at: f.first, side: 0 })),
    ...right.map((f) => ({ at: f.first, side: 1 })),
  ];
  all.sort((a, b) => a.at - b.at);
  let turns = 0;
  for (const [i, item] of all.entries()) if (i > 0 && item.side !== all[i - 1]?.side) turns++;
  return turns;
}

/** Headings followed by lines of their own make a column; single cells have none. */
function headingScore(few: readonly TextLine[], many: readonly TextLine[]): number {
  const headed = (lines: readonly TextLine[]) =>
    lines.filter((line, i) => line.heading && lines[i + 1]?.heading === false).length;
  return headed(few) > 0 && headed(many) > 0 ? 2 : headed(few) > 1 ? 1 : 0;
}

/** Lines that mostly stand alone, with room for more lines between them. */
function isSparse(lines: readonly TextLine[]): boolean {
  const gaps = lines.slice(1).map((line, i) => (line.baseline - (lines[i]?.baseline ?? 0)) / line.size);
  return gaps.filter((gap) => gap > 2.2).length > 0.5 * gaps.length;
}
