import type { Fragment } from "../letters/fragments.ts";
import { looks } from "../letters/looks.ts";
import type { Band } from "./band.ts";
import type { ColumnCut } from "./columns.ts";

/** Baselines this close, in ems, are level. */
const LEVEL = 0.3;

/**
 * Rows of a grid of cards, drawn one row after the other: most have a heading on each card, and at least one a heading
 * over all of its cards. Null where the columns are columns.
 */
export function gridBands(
  fragments: readonly Fragment[],
  { right }: ColumnCut,
  headings: readonly Fragment[],
): Band[] | null {
  const [head] = headings;
  if (head === undefined || headings.length < 2) return null;
  const besides = right.filter((f) => looks(f) === looks(head));
  if (besides.length === 0 || !besides.every((f) => headings.some((own) => isLevel(own, f)))) return null;
  const others = new Set(right);
  const tops = headings.map((f) =>
    Math.min(f.top, ...besides.filter((own) => isLevel(own, f)).map(({ top }) => top)),
  );
  const bandOf = (i: number) =>
    fragments.filter((f) => f.top >= (tops[i] ?? 0) && f.top < (tops[i + 1] ?? Infinity));
  const rows = headings.map((heading, i) => {
    const body = bandOf(i).filter((f) => f !== heading);
    const sides = [body.filter((f) => !others.has(f)), body.filter((f) => others.has(f))] as const;
    return { heading, sides, isOver: !besides.some((f) => isLevel(f, heading)) };
  });
  const over = rows.filter(({ isOver, sides: [, beside] }) => isOver && beside.length > 0);
  if (over.length === 0 || !over.every(({ sides: [a, b] }) => beginAlike(a, b))) return null;
  if (!areDrawnInTurn(headings.map((_, i) => bandOf(i)))) return null;
  const first = fragments.filter((f) => f.top < (tops[0] ?? 0));
  const bands = rows.map(({ heading, sides: [a, b], isOver }) =>
    isOver ? { heading: [heading], body: [a, b] } : { heading: [], body: [[heading, ...a], b] },
  );
  return [{ heading: [], body: [first] }, ...bands];
}

function isLevel(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.baseline - b.baseline) <= LEVEL * a.size;
}

/** Two cards below one heading begin at one height and in one type. */
function beginAlike(a: readonly Fragment[], b: readonly Fragment[]): boolean {
  const [first, beside] = [topmost(a), topmost(b)];
  return (
    first !== undefined && beside !== undefined && isLevel(first, beside) && looks(first) === looks(beside)
  );
}

function topmost(side: readonly Fragment[]): Fragment | undefined {
  const sorted = [...side].sort((a, b) => a.top - b.top || a.left - b.left);
  return sorted[0];
}

/** Columns are drawn one after the other; rows of a grid are done before the next begins. */
function areDrawnInTurn(bands: readonly (readonly Fragment[])[]): boolean {
  let last = -Infinity;
  return bands.every((band) => {
    const begins = Math.min(...band.map(({ first }) => first));
    const inTurn = band.length === 0 || begins > last;
    last = Math.max(last, ...band.map((f) => f.last));
    return inTurn;
  });
}
