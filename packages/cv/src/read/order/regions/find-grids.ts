import type { Rect } from "../../page-model.ts";

/** A table's frame: where its columns and rows begin and end. */
export interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** More lines than this on a page are a drawing. */
const MAX_RULES = 800;
/** Shorter strokes, in points, are dashes and ticks. */
const SHORTEST = 8;
/** Lines whose ends come this close, in points, touch. */
const TOUCH = 3;

/** Finds frames with at least two columns and two rows among the straight lines of a page. */
export function findGrids(rules: readonly Rect[]): Grid[] {
  const lines = rules.filter(
    ({ left, top, right, bottom }) => Math.max(right - left, bottom - top) >= SHORTEST,
  );
  if (lines.length < 6 || lines.length > MAX_RULES) return [];
  return connected(lines).flatMap((group) => {
    const upright = group.filter((rule) => isUpright(rule));
    const level = group.filter((rule) => !isUpright(rule));
    const xs = places(upright.map(({ left, right }) => (left + right) / 2));
    const ys = places(level.map(({ top, bottom }) => (top + bottom) / 2));
    return xs.length >= 3 && ys.length >= 3 ? [{ xs, ys }] : [];
  });
}

function isUpright({ left, top, right, bottom }: Rect): boolean {
  return bottom - top > right - left;
}

/** Groups lines that touch, directly or through others. */
function connected(lines: readonly Rect[]): Rect[][] {
  const parent = lines.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== undefined && parent[root] !== root) root = parent[root] ?? root;
    parent[i] = root;
    return root;
  };
  for (const [i, a] of lines.entries()) {
    for (let k = i + 1; k < lines.length; k++) {
      const b = lines[k];
      if (b && touches(a, b)) parent[rootOf(i)] = rootOf(k);
    }
  }
  const groups = new Map<number, Rect[]>();
  for (const [i, line] of lines.entries()) {
    const root = rootOf(i);
    groups.set(root, [...(groups.get(root) ?? []), line]);
  }
  return [...groups.values()];
}

function touches(a: Rect, b: Rect): boolean {
  return (
    a.left <= b.right + TOUCH &&
    b.left <= a.right + TOUCH &&
    a.top <= b.bottom + TOUCH &&
    b.top <= a.bottom + TOUCH
  );
}

/** Distinct coordinates in rising order. */
function places(values: readonly number[]): number[] {
  const distinct: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    if (value - (distinct.at(-1) ?? -Infinity) > TOUCH + 1) distinct.push(value);
  }
  return distinct;
}
