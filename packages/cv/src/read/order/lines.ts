import type { Line } from "../../types.ts";
import { isBullet, stripBullet } from "../text/bullets.ts";
import { cleanText } from "../text/clean.ts";
import type { Fragment } from "./fragments.ts";
import type { Row } from "./rows.ts";

interface LinePlace {
  readonly id: number;
  readonly page: number;
  readonly block: number;
}

/** Gap in ems from which neighbours in a row are cells and not words. */
const CELL_GAP = 1.4;

/** Writes a row as a line; null when nothing readable is in it. */
export function toLine(row: Row, place: LinePlace): Line | null {
  const [head, ...tail] = row;
  if (!head) return null;
  const bulletAlone = tail.length > 0 && isBullet(cleanText(head.text).trim());
  const { cells, bullet } = toCells(bulletAlone ? tail : row, bulletAlone);
  const text = cells.join("\t");
  if (text === "") return null;
  const main = row.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    ...place,
    text,
    box: boxOf(row),
    size: Math.round(main.size * 10) / 10,
    bold: main.style.bold,
    italic: main.style.italic,
    colour: main.style.colour,
    bullet,
    cells: cells.length > 1 ? cells : null,
    headingLevel: main.style.headingLevel,
  };
}

function toCells(row: Row, bulletBefore: boolean): { cells: string[]; bullet: boolean } {
  const cells: string[] = [];
  let right: Fragment | null = null;
  for (const fragment of row) {
    const text = cleanText(fragment.text).replace(/\s+/g, " ").trim();
    if (text === "") continue;
    const gap = right ? fragment.left - right.right : Infinity;
    const em = right ? Math.max(right.size, fragment.size) : 0;
    if (gap > CELL_GAP * em) cells.push(text);
    else cells.push(`${cells.pop() ?? ""}${gap > 0.15 * em ? " " : ""}${text}`);
    right = fragment;
  }
  if (bulletBefore) return { cells, bullet: true };
  const stripped = stripBullet(cells[0] ?? "");
  if (stripped.bullet && stripped.text !== "") cells[0] = stripped.text;
  return { cells, bullet: stripped.bullet && stripped.text !== "" };
}

function boxOf(row: Row): { x: number; y: number; width: number; height: number } {
  const left = Math.min(...row.map((f) => f.left));
  const top = Math.min(...row.map((f) => f.top));
  const right = Math.max(...row.map((f) => f.right));
  const bottom = Math.max(...row.map((f) => f.bottom));
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}
