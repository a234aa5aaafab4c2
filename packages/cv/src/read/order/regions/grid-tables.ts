import type { Rect } from "../../page-model.ts";
import { isBullet, stripBullet } from "../../text/bullets.ts";
import type { Fragment } from "../letters/fragments.ts";
import { type Cell, type Row, toRows } from "../rows/rows.ts";
import { isDangling } from "../rows/wrapped-cells.ts";
import { findGrids, type Grid } from "./find-grids.ts";
import { isDate } from "./judge-columns.ts";
import { rowsOfBand } from "./rows-of-band.ts";

interface Grids {
  /** The fragments, each framed table as one of them. */
  readonly fragments: readonly Fragment[];
  readonly tables: number;
}

/** Lines that a cell of an ordinary table may have; more make it a piece of page layout. */
const MAX_CELL_LINES = 2;
/** Two cells of a row with more text than this place columns on the page. */
const LAYOUT_LINES = 12;

/** Reads tables by their frames: what stands in a cell belongs together, however its lines fall. */
export function gridTables(fragments: readonly Fragment[], rules: readonly Rect[]): Grids {
  let rest = fragments;
  const tables: Fragment[] = [];
  for (const grid of findGrids(rules)) {
    const inside = rest.filter((f) => isInside(f, grid));
    const table = inside.length >= 4 ? readGrid(grid, inside) : null;
    if (!table) continue;
    const taken = new Set(inside);
    rest = rest.filter((f) => !taken.has(f));
    tables.push(table);
  }
  return { fragments: [...rest, ...tables], tables: tables.length };
}

function isInside(f: Fragment, { xs, ys }: Grid): boolean {
  const y = (f.top + f.bottom) / 2;
  return (
    f.left >= (xs[0] ?? 0) - 2 && f.left <= (xs.at(-1) ?? 0) && y >= (ys[0] ?? 0) && y <= (ys.at(-1) ?? 0)
  );
}

function readGrid(grid: Grid, inside: readonly Fragment[]): Fragment | null {
  const { xs, ys } = withRowsOfBands(grid, inside);
  const rows: Row[] = [];
  for (const [r, top] of ys.slice(0, -1).entries()) {
    const bottom = ys[r + 1] ?? top;
    const inRow = inside.filter((f) => (f.top + f.bottom) / 2 >= top && (f.top + f.bottom) / 2 < bottom);
    const cells = xs.slice(0, -1).map((left, c) => {
      const right = xs[c + 1] ?? left;
      const first = c === 0 ? -Infinity : left - 1;
      return paragraphs(
        inRow.filter((f) => f.left >= first && f.left < right - 1),
        { left, right },
      );
    });
    const filled = cells.filter((cell) => cell.length > 0);
    if (filled.filter((cell) => cell.length > LAYOUT_LINES).length > 1) return null;
    rows.push(...joinCells(filled));
  }
  const [first] = inside;
  if (!first || !rows.some((row) => row.length > 1)) return null;
  const box = { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
  return { ...first, ...box, text: "", baseline: box.top + first.size, rows };
}

/** The grid with the rows that its bands hold without a line between them. */
function withRowsOfBands({ xs, ys }: Grid, inside: readonly Fragment[]): Grid {
  const more = ys.slice(0, -1).flatMap((top, r) => {
    const bottom = ys[r + 1] ?? top;
    const band = inside.filter((f) => (f.top + f.bottom) / 2 >= top && (f.top + f.bottom) / 2 < bottom);
    return rowsOfBand(
      xs
        .slice(0, -1)
        .map((left, c) => band.filter((f) => f.left >= left - 1 && f.left < (xs[c + 1] ?? left) - 1)),
    );
  });
  return more.length === 0 ? { xs, ys } : { xs, ys: [...ys, ...more].sort((a, b) => a - b) };
}

/** The paragraphs of a cell, each a row of its own: lines that had to break before their next word are joined. */
function paragraphs(fragments: readonly Fragment[], { left, right }: { left: number; right: number }): Row[] {
  const padding = Math.max(0, Math.min(...fragments.map((f) => f.left)) - left);
  const found: Cell[][] = [];
  for (const row of toRows(fragments)) {
    const [start] = row;
    const open = found.at(-1);
    const last = open?.at(-1);
    if (open && last && start && !isSetOut(open, start) && goesOn(last, start, right - padding)) {
      open[open.length - 1] = [...last, ...start];
      open.push(...row.slice(1));
    } else found.push([...row]);
  }
  return found;
}

/** A capital left of the words of the item above, which ends in its full stop: a new paragraph, however full that line is. */
function isSetOut(open: readonly Cell[], line: Cell): boolean {
  const [sign, item] = open.flat();
  const start = line[0];
  if (sign === undefined || item === undefined || start === undefined || !isBullet(sign.text)) return false;
  const isSentence = /[.!?]$/u.test(open.flat().at(-1)?.text.trimEnd() ?? "");
  return start.left < item.left - 2 && isSentence && /^[\p{Lu}\p{Nd}]/u.test(start.text);
}

function goesOn(cell: Cell, line: Cell, right: number): boolean {
  const last = cell.at(-1);
  if (isDangling(cell.map(({ text }) => text).join(" "), line[0]?.text ?? "")) return true;
  return last !== undefined && !startsItem(line) && isWrapped(last, line, right);
}

function startsItem(line: readonly Fragment[]): boolean {
  const text = line[0]?.text ?? "";
  return isBullet(text) || stripBullet(text).bullet;
}

/** True when the first word of the next line had no room at the end of this one. */
function isWrapped(last: Fragment, next: readonly Fragment[], right: number): boolean {
  const [first] = next;
  if (!first || Math.abs(first.size - last.size) > 0.5 || first.style.bold !== last.style.bold) return false;
  const word = first.text.split(" ")[0] ?? "";
  // Words differ in how wide their letters are; the average alone would miss tight breaks.
  const width = (1.25 * (first.right - first.left) * word.length) / Math.max(1, first.text.length);
  return last.right + 0.2 * last.size + width > right - 1;
}

/** The lines of a table row; cells that hold texts of their own are read one after another. */
function joinCells(cells: readonly (readonly Row[])[]): Row[] {
  const long = cells.filter((cell) => cell.length > MAX_CELL_LINES);
  if (long.length > 1) return cells.flat();
  const told = cells.at(-1);
  if (told !== undefined && isToldBeside(told, cells))
    return [...joinCells(cells.slice(0, -1)), ...told.map((row) => [...row])];
  const height = Math.max(0, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, i) => cells.flatMap((cell) => cell[i] ?? []));
}

/** Letters from which on a cell holds what was done, and no name. */
const TOLD_FROM = 45;

/** "2012 – 2016", a post over its firm, and what was done there: the firm is read before that. */
function isToldBeside(told: readonly Row[], cells: readonly (readonly Row[])[]): boolean {
  const [dates, ...named] = cells.slice(0, -1);
  if (dates?.length !== 1 || !named.some((cell) => cell.length > 1)) return false;
  const isLong = told.length > 1 || told.some((row) => textOf(row).length >= TOLD_FROM);
  return isLong && dates[0] !== undefined && isDate(textOf(dates[0]));
}

function textOf(row: Row): string {
  return row.map((cell) => cell.map(({ text }) => text).join(" ")).join(" ");
}
