import type { Box, Line } from "../../../types.ts";
import type { Rect } from "../../page-model.ts";
import { isBullet, isItemNumber, isRating, stripBullet } from "../../text/bullets.ts";
import { cleanText } from "../../text/clean.ts";
import type { Fragment } from "../letters/fragments.ts";
import type { Frame } from "../letters/frames.ts";
import type { Cell, Row } from "./rows.ts";
import { isWholeRange } from "./wrapped-cells.ts";

interface LinePlace {
  readonly id: number;
  readonly page: number;
  readonly block: number;
  readonly toPage: Frame["toPage"];
}

/** Writes a row as a line; null when nothing readable is in it. */
export function toLine(row: Row, place: LinePlace): Line | null {
  const written = withNumeral(row)
    .map((cell) => ({ cell, text: cellText(cell) }))
    .filter(({ text }) => !ONLY_MARKS.test(text));
  const sign = written[0]?.text ?? "";
  const bulletAlone = written.length > 1 && (isBullet(sign) || isItemNumber(sign));
  const items = bulletAlone ? written.slice(1) : written;
  const stripped = bulletAlone ? null : stripBullet(items[0]?.text ?? "");
  const bullet = bulletAlone || (stripped?.bullet === true && stripped.text !== "");
  const texts = withColons(
    items
      .map(({ text }, i) => (i > 0 || (stripped && bullet) ? stripBullet(text).text : text))
      .filter((text, i) => text !== "" && (i === 0 || !isRating(text))),
  );
  if (texts.length === 0 || texts[0] === undefined || isBullet(texts[0])) return null;
  const looks = looksOf(items.map(({ cell }) => cell));
  return {
    id: place.id,
    page: place.page,
    block: place.block,
    ...looks,
    text: texts.join("\t"),
    box: toBox(place.toPage(boundsOf(row.flat()))),
    bullet,
    cells: texts.length > 1 ? texts : null,
  };
}

/** "III." set apart from "Appointments" numbers a heading: items of lists have small letters or figures. */
function withNumeral(row: Row): Row {
  const [numeral, heading, ...others] = row;
  if (numeral === undefined || heading === undefined || others.length > 0) return row;
  return NUMERAL.test(cellText(numeral)) ? [[...numeral, ...heading]] : row;
}

const NUMERAL = /^[IVX]{1,5}\.$/u;

/** Nothing, or vowel signs and accents that lost their letters. */
const ONLY_MARKS = /^[\p{M}\s]*$/u;

/** A colon in a cell of its own belongs to the label before it. */
function withColons(texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const text of texts) {
    const label = cells.at(-1);
    if (text === ":" && label !== undefined) cells[cells.length - 1] = `${label}:`;
    else cells.push(text);
  }
  return cells;
}

/** Wrapped lines of a cell are joined with a space, pieces of one line by the gap between them. */
function cellText(cell: Cell): string {
  let text = "";
  let previous: Fragment | undefined;
  for (const fragment of cell) {
    if (previous && isBelow(previous, fragment) && isHyphenated(text, fragment.text))
      text = text.slice(0, -1);
    else text += previous ? separator(previous, fragment, text) : "";
    text += fragment.text;
    previous = fragment;
  }
  return cleanText(text).replace(/\s+/g, " ").trim();
}

function isBelow(a: Fragment, b: Fragment): boolean {
  return b.baseline - a.baseline > 0.6 * b.size;
}

/** "Engi-" over "neering", but not "Vor-" over "und Nachbereitung". */
function isHyphenated(text: string, next: string): boolean {
  return (
    /\p{Ll}[-\u2010]$/u.test(text) &&
    /^\p{Ll}{2}/u.test(next) &&
    !/^(?:und|oder|and|or|y|e|et|en|of)(?!\p{L})/u.test(next)
  );
}

function separator(a: Fragment, b: Fragment, before: string): string {
  if (isBelow(a, b)) return /\d-$/.test(before) ? "" : " ";
  return b.left - a.right > 0.15 * Math.max(a.size, b.size) ? " " : "";
}

/** A row looks like its boldest, largest cell of some length: the title beside its date, however long that is. */
function looksOf(cells: readonly Cell[]): Pick<Line, "size" | "bold" | "italic" | "colour" | "headingLevel"> {
  const all = cells.map((cell) => ({ main: mainFragment(cell), text: cellText(cell) }));
  const words = all.filter(({ text }) => !isWholeRange(text));
  const longest = (words.length > 0 ? words : all).reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const worthy = all.filter(({ text }) => text.length >= 0.3 * longest.text.length);
  const { size, style } = worthy.map(({ main }) => main).reduce((a, b) => (weight(b) > weight(a) ? b : a));
  return {
    size: Math.round(size * 10) / 10,
    bold: style.bold,
    italic: style.italic,
    colour: style.colour,
    headingLevel: longest.main.style.headingLevel,
  };
}

function mainFragment(cell: Cell): Fragment {
  return cell.reduce((a, b) => (b.text.length > a.text.length ? b : a));
}

function weight(fragment: Fragment): number {
  return fragment.size + (fragment.style.bold ? 0.5 : 0) + fragment.text.length / 10_000;
}

function boundsOf(fragments: readonly Fragment[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const fragment of fragments) {
    left = Math.min(left, fragment.left);
    top = Math.min(top, fragment.top);
    right = Math.max(right, fragment.right);
    bottom = Math.max(bottom, fragment.bottom);
  }
  return { left, top, right, bottom };
}

function toBox({ left, top, right, bottom }: Rect): Box {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}
