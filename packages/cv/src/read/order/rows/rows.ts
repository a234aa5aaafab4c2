import type { Fragment } from "../letters/fragments.ts";
import { isDate } from "../regions/judge-columns.ts";
import { justifiedRows } from "./justified.ts";

/** Fragments that read on: one piece of a row, or the wrapped lines of a table cell. */
export type Cell = readonly Fragment[];

/** A visual row: its cells from left to right. */
export type Row = readonly Cell[];

/** Gap in ems from which neighbours in a row are cells and not words. */
const CELL_GAP = 1.05;
/** The same where the file draws the neighbours one apart from the other. */
const APART_GAP = 0.5;

/** Reads a region row by row. */
export function toRows(fragments: readonly Fragment[]): Row[] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = fragment.rows ? undefined : rows.slice(-2).findLast((r) => belongs(r, fragment));
    if (row?.some((other) => isTwin(other, fragment))) continue;
    if (row) row.push(fragment);
    else rows.push([fragment]);
  }
  const sentences = justifiedRows(rows);
  return rows.flatMap(
    (row) => row[0]?.rows ?? (sentences.has(row) ? [[inOrder(row)]] : partLarge(toCells(row))),
  );
}

/** A cell of so much larger type than all others of its row is a line of its own: the name beside an address. */
const LARGE = 1.8;

function partLarge(row: Row): Row[] {
  const large = row.find(
    (cell) =>
      isWord(cell) &&
      row.every((other) => other === cell || (hasText(other) && sizeOf(cell) >= LARGE * sizeOf(other))),
  );
  return large === undefined || row.length < 2 ? [row] : [[large], row.filter((cell) => cell !== large)];
}

/** No list sign. */
function hasText(cell: Cell): boolean {
  return cell.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** No list sign, figure or initial. */
function isWord(cell: Cell): boolean {
  return cell.some(({ text }) => /\p{L}[\p{L}\p{M}]/u.test(text));
}

function sizeOf(cell: Cell): number {
  return Math.max(...cell.map((f) => f.size));
}

function inOrder(row: readonly Fragment[]): Cell {
  return [...row].sort((a, b) => a.left - b.left);
}

/** The same words as good as in the same place: a shadow. */
function isTwin(a: Fragment, b: Fragment): boolean {
  return (
    a.text === b.text &&
    Math.abs(a.left - b.left) < 0.25 * a.size &&
    Math.abs(a.right - b.right) < 0.25 * a.size
  );
}

function belongs(row: readonly Fragment[], fragment: Fragment): boolean {
  return row.some((other) => {
    if (other.rows) return false;
    const apart = Math.abs(other.baseline - fragment.baseline);
    return apart <= 0.25 * Math.min(other.size, fragment.size) || isLevelDate(other, fragment, apart);
  });
}

/** Small dates beside a large title may hang from the same top instead of standing on its baseline. */
function isLevelDate(a: Fragment, b: Fragment, apart: number): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  const isBeside = small.left >= large.right || small.right <= large.left;
  return isBeside && isDate(small.text) && !isDate(large.text) && apart <= 0.85 * (large.size - small.size);
}

function toCells(row: readonly Fragment[]): Row {
  const cells: Fragment[][] = [];
  for (const fragment of inOrder(row)) {
    const previous = cells.at(-1)?.at(-1);
    const em = previous ? Math.max(previous.size, fragment.size) : 0;
    const near =
      previous && fragment.left - previous.right <= (isApart(previous, fragment) ? APART_GAP : CELL_GAP) * em;
    if (near && !fragment.startsCell) cells.at(-1)?.push(fragment);
    else cells.push([fragment]);
  }
  return cells;
}

/** Drawn at another time: not the continuation of a sentence but a cell of its own. */
function isApart(a: Fragment, b: Fragment): boolean {
  return b.first < a.last || b.first - a.last > 4;
}
