import type { Fragment } from "./fragments.ts";

/** Fragments of one visual row, from left to right. */
export type Row = readonly Fragment[];

/** Reads a region row by row. */
export function toRows(fragments: readonly Fragment[]): Row[] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.findLast((r) => belongs(r, fragment));
    if (row && rows.indexOf(row) >= rows.length - 2) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

function belongs(row: readonly Fragment[], fragment: Fragment): boolean {
  return row.some((other) => {
    const distance = Math.abs(other.baseline - fragment.baseline);
    if (distance <= 0.25 * Math.min(other.size, fragment.size)) return true;
    return isRaised(other, fragment, distance);
  });
}

/** A small mark beside a larger word: "1st", a footnote sign. */
function isRaised(a: Fragment, b: Fragment, distance: number): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  const beside = Math.min(Math.abs(small.left - large.right), Math.abs(large.left - small.right));
  return small.size <= 0.8 * large.size && distance <= 0.5 * large.size && beside <= 0.3 * large.size;
}
