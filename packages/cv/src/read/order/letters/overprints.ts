import { inOrder } from "../../../in-order.ts";
import type { Glyph } from "../../page-model.ts";
import type { Fragment } from "./fragments.ts";

/** Baselines closer than this, in ems, are one. */
const SAME_LINE = 0.03;
/** So many glyphs of one text must lie on glyphs of the other. */
const LEAST_OVERLAPS = 2;
/** Rows of more pairs of glyphs than this are no rows of a page. */
const MOST_PAIRS = 200_000;

/**
 * Parts a row where one text runs over another on a slightly different baseline, such as a long address
 * that leaves its column: glyph by glyph from left to right the two would be mixed up.
 */
export function partOverprints(row: readonly Glyph[]): readonly (readonly Glyph[])[] {
  if (isLevel(row)) return partRuns(row);
  const levels = new Map<number, Glyph[]>();
  for (const glyph of row) {
    const unit = SAME_LINE * glyph.style.size;
    const key = unit === 0 ? 0 : Math.round(glyph.y / unit);
    const near = levels.get(key) ?? levels.get(key - 1) ?? levels.get(key + 1);
    if (near === undefined) levels.set(key, [glyph]);
    else near.push(glyph);
  }
  const [a = [], b = [], ...others] = [...levels.values()].sort((x, y) => y.length - x.length);
  if (b.length === 0) return partRuns(row);
  if (b.length < SHORTEST || others.length > 0 || a.length * b.length > MOST_PAIRS) return [row];
  return countOverlaps(a, b) >= LEAST_OVERLAPS || isTouching(a, b) ? [a, b] : [row];
}

/** Nearly every row is one line of one size. */
function isLevel(row: readonly Glyph[]): boolean {
  const first = row[0];
  return row.every(({ y, style }) => y === first?.y && style.size === first.style.size);
}

/** Closer than the words of one text, in ems. */
const TOUCHING = 0.2;

/** Where one text of the same size ends the other begins. */
function isTouching(a: readonly Glyph[], b: readonly Glyph[]): boolean {
  const [x, y] = [a[0], b[0]];
  if (x === undefined || y === undefined || Math.abs(x.style.size - y.style.size) > 0.1 * x.style.size)
    return false;
  const isEnd = (own: readonly Glyph[], other: readonly Glyph[]): boolean => {
    const end = Math.max(...own.map((glyph) => glyph.x + glyph.width));
    const start = Math.min(...other.map((glyph) => glyph.x));
    return Math.abs(start - end) < TOUCHING * x.style.size;
  };
  return isEnd(a, b) || isEnd(b, a);
}

/** Fewer glyphs are marks and signs. */
const SHORTEST = 4;
/** Rows drawn in more pieces than this are tables. */
const MOST_RUNS = 12;

/** The same on one baseline: what was drawn in one go and lies over another such text. */
function partRuns(row: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const runs = runsOf(row);
  if (runs.length < 2 || runs.length > MOST_RUNS || row.length > 1_000) return [row];
  for (const run of runs) {
    const others = runs.filter((other) => other !== run).flat();
    if (run.length >= SHORTEST && countOverlaps(others, run) >= LEAST_OVERLAPS) return [run, others];
  }
  return [row];
}

/** Stretches of a row that were drawn one glyph after the other. */
function runsOf(row: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const runs: Glyph[][] = [];
  let run: Glyph[] = [];
  let last: Glyph | undefined;
  for (const glyph of inOrder(row, (a, b) => a.layer - b.layer)) {
    if (last === undefined || glyph.layer - last.layer > 4 || glyph.place < last.place) {
      run = [];
      runs.push(run);
    }
    run.push(glyph);
    last = glyph;
  }
  return runs;
}

function countOverlaps(a: readonly Glyph[], b: readonly Glyph[]): number {
  const over = b.filter((glyph) => isInk(glyph) && a.some((other) => isOver(glyph, other) && isInk(other)));
  // The same letters in the same places are a shadow, or bold by double printing.
  const shadows = over.filter((glyph) =>
    a.some((other) => other.text === glyph.text && isOver(glyph, other)),
  );
  return shadows.length * 2 > over.length ? 0 : over.length;
}

function isInk({ text }: Glyph): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isOver(a: Glyph, b: Glyph): boolean {
  const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return overlap > 0.3 * Math.min(a.width, b.width);
}

/** Room left beside the text that was run over, in its ems: enough to tell a gutter. */
export const ROOM = 1.2;

/** A text that runs into another beside it ends, for the order of the page, where its column does. */
export function clipOverrun(own: Fragment, all: readonly Fragment[]): Fragment {
  const run = all.find(
    (other) =>
      other !== own &&
      Math.abs(other.baseline - own.baseline) < 0.5 * own.size &&
      other.left > own.left + own.size &&
      other.left < own.right + TOUCHING * own.size &&
      Math.abs(other.baseline - own.baseline) + Math.max(0, own.right - other.left) > 0.05 * own.size,
  );
  return run === undefined
    ? own
    : { ...own, right: Math.max(own.left + own.size, run.left - ROOM * run.size) };
}
