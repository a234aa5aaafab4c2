import type { Glyph } from "../../page-model.ts";

/** A mark is at most this large beside the letters it belongs to. */
const SMALLER = 0.82;
/** How far above or below their baseline it may stand, in their ems. */
const SHIFT = 0.6;
/** How far from the letter before it, in its ems. */
const BESIDE = 0.3;

/** Rows of more pairs of glyphs than this are no rows of a page. */
const MOST_PAIRS = 500_000;

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Puts raised and lowered marks ("1st", "m²", a footnote sign) into the row of the word they follow. Rows
 * come and go from top to bottom. A raised figure becomes a superscript, so that it does not change its word.
 */
export function placeRaisedMarks(rows: readonly (readonly Glyph[])[]): Glyph[][] {
  const placed = rows.map((row) => [...row]);
  const extents = rows.map(extentOf);
  for (const [i, row] of rows.entries()) {
    for (const near of [i + 1, i - 1, i + 2, i - 2]) {
      const host = rows[near];
      if (!host || !mayHoldMarks(extents[i], extents[near])) continue;
      const marks = marksOf(row, host);
      if (marks.size === 0) continue;
      placed[near]?.push(...[...marks].map((mark) => toMark(mark, host)));
      placed[i] = (placed[i] ?? []).filter((glyph) => !marks.has(glyph));
    }
  }
  return placed.filter((row) => row.length > 0);
}

/** The glyphs of a row that follow a larger letter of the other, one after the other. */
function marksOf(row: readonly Glyph[], host: readonly Glyph[]): ReadonlySet<Glyph> {
  const marks = new Set<Glyph>();
  if (row.length * host.length > MOST_PAIRS) return marks;
  if (!row.some((glyph) => host.some((other) => isBeside(glyph, other)))) return marks;
  // Lines that merely overlap have letters all along the other's; a mark stands where the other has none.
  if (row.filter((glyph) => host.some((other) => isOver(glyph, other))).length > 0.2 * row.length)
    return marks;
  for (const glyph of [...row].sort((a, b) => a.x - b.x)) {
    const follows = [...marks].some(
      (mark) => Math.abs(glyph.x - mark.x - mark.width) <= BESIDE * glyph.style.size,
    );
    if (follows || host.some((other) => isBeside(glyph, other))) marks.add(glyph);
  }
  return marks;
}

/** The least and the most of the sizes and baselines of a row. */
interface Extent {
  readonly smallest: number;
  readonly largest: number;
  readonly top: number;
  readonly bottom: number;
}

function extentOf(row: readonly Glyph[]): Extent {
  let [smallest, largest, top, bottom] = [Infinity, 0, Infinity, -Infinity];
  for (const { y, style } of row) {
    smallest = Math.min(smallest, style.size);
    largest = Math.max(largest, style.size);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { smallest, largest, top, bottom };
}

/** Most neighbours are too far away or too large, which their extents tell without a look at each pair of glyphs. */
function mayHoldMarks(row: Extent | undefined, host: Extent | undefined): boolean {
  if (row === undefined || host === undefined) return false;
  const reach = SHIFT * host.largest;
  return (
    row.smallest <= SMALLER * host.largest && row.top - host.bottom <= reach && host.top - row.bottom <= reach
  );
}

function isBeside(mark: Glyph, letter: Glyph): boolean {
  const size = letter.style.size;
  return (
    mark.style.size <= SMALLER * size &&
    Math.abs(mark.y - letter.y) <= SHIFT * size &&
    Math.abs(mark.x - letter.x - letter.width) <= BESIDE * size &&
    mark.text.trim() !== "" &&
    letter.text.trim() !== ""
  );
}

function isOver(mark: Glyph, letter: Glyph): boolean {
  const middle = mark.x + mark.width / 2;
  return letter.text.trim() !== "" && middle > letter.x && middle < letter.x + letter.width;
}

function toMark(glyph: Glyph, host: readonly Glyph[]): Glyph {
  const raised = glyph.y < (host[0]?.y ?? 0) - 0.15 * glyph.style.size;
  const text = raised
    ? glyph.text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit)
    : glyph.text;
  return { ...glyph, text };
}
