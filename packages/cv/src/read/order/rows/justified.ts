import type { Fragment } from "../letters/fragments.ts";

/** Edges this close, in points, are one. */
const EDGE = 1.2;
/** So many lines must end at one edge to be justified. */
const LEAST_LINES = 3;
/** The gaps of one line differ by less than this, in ems. */
const EVEN = 0.3;
/** Wider gaps, in ems, part cells even between words that fill the line. */
const WIDEST = 6;

/** The rows whose words a narrow justified column has spread over its width: sentences, however wide the gaps. */
export function justifiedRows(rows: readonly (readonly Fragment[])[]): ReadonlySet<readonly Fragment[]> {
  const spread = rows.filter((row) => row.length > 1 && isSpread(row));
  if (spread.length === 0) return new Set();
  const [left, right] = [Math.min(...rows.map(leftOf)), mostShared(rows.map(rightOf))];
  const full = rows.filter((row) => Math.abs(rightOf(row) - right) <= EDGE);
  if (full.length < LEAST_LINES) return new Set();
  return new Set(spread.filter((row) => full.includes(row) && leftOf(row) - left <= EDGE));
}

/** Single words with even gaps, drawn one after the other. */
function isSpread(row: readonly Fragment[]): boolean {
  const sorted = [...row].sort((a, b) => a.left - b.left);
  const gaps = sorted.slice(1).map((f, i) => f.left - (sorted[i]?.right ?? 0));
  const em = row[0]?.size ?? 0;
  return (
    row.every((f) => !/[\s\d•]/.test(f.text) && !f.startsCell && !f.rows) &&
    Math.max(...gaps) < WIDEST * em &&
    Math.max(...gaps) - Math.min(...gaps) <= EVEN * em &&
    sorted.slice(1).every((f, i) => f.first - (sorted[i]?.last ?? 0) <= 2 && f.first > (sorted[i]?.last ?? 0))
  );
}

function mostShared(edges: readonly number[]): number {
  const shared = (edge: number) => edges.filter((other) => Math.abs(other - edge) <= EDGE).length;
  return edges.reduce((best, edge) => (shared(edge) > shared(best) ? edge : best), edges[0] ?? 0);
}

function leftOf(row: readonly Fragment[]): number {
  return Math.min(...row.map((f) => f.left));
}

function rightOf(row: readonly Fragment[]): number {
  return Math.max(...row.map((f) => f.right));
}
