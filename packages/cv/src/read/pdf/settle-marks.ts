import type { Glyph } from "../page-model.ts";

/** Vowel signs and accents of Hebrew and Arabic, which fonts draw as glyphs of their own; this is the first. */
const FIRST_MARK = "\u0591";
const MARK = /^[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/u;
const MARKS_BEFORE = /^(\p{M}+)(\P{M}+)$/u;
const LETTER = /\p{L}/u;
/** How far above or below its letter's baseline a mark may be set, in ems. */
const RISE = 0.7;
/** How far beside its letter, in ems. */
const BESIDE = 0.15;
/** Width and height of the cells by which letters are found, in points. */
const CELL = 24;
/** So many letters in one cell are no page that anybody reads. */
const MOST_IN_CELL = 200;

/**
 * Puts the marks of Arabic and Hebrew on the baseline of their letter and behind it, where they are typed.
 * Producers draw a mark by itself above the line, before or after its letter, or give letter and mark, in the
 * order of the page, to the one glyph that is set higher.
 */
export function settleMarks(glyphs: readonly Glyph[]): Glyph[] {
  const isMark = ({ text, angle }: Glyph) => text >= FIRST_MARK && angle === 0 && MARK.test(text);
  if (!glyphs.some(isMark)) return [...glyphs];
  const letters = new LetterPlaces(glyphs);
  return glyphs.map((glyph) => (isMark(glyph) ? settle(glyph, letters) : glyph));
}

function settle(glyph: Glyph, letters: LetterPlaces): Glyph {
  const { size } = glyph.style;
  const [, marks = "", letter = ""] = MARKS_BEFORE.exec(glyph.text) ?? [];
  const near = letters.around(glyph).filter((other) => Math.abs(other.y - glyph.y) <= RISE * size);
  if (letter !== "") {
    const beside = nearest(near, (other) => gap(glyph, other));
    return { ...glyph, text: `${letter}${marks}`, y: beside?.y ?? glyph.y };
  }
  const below = nearest(
    near.filter((other) => gap(glyph, other) <= BESIDE * size),
    (other) => Math.abs(middle(other) - middle(glyph)),
  );
  if (below === undefined) return glyph;
  // As wide as its letter, so that no gap to the next one looks like a space.
  const { x, y, width } = below;
  return { ...glyph, x, y, width, place: below.place - 0.01 };
}

/** The letters of a page by where they stand. */
class LetterPlaces {
  readonly #cells = new Map<string, Glyph[]>();

  constructor(glyphs: readonly Glyph[]) {
    for (const glyph of glyphs) {
      if (glyph.angle !== 0 || !LETTER.test(glyph.text) || MARK.test(glyph.text)) continue;
      const key = keyOf(column(glyph), row(glyph));
      const cell = this.#cells.get(key) ?? [];
      if (cell.length < MOST_IN_CELL) cell.push(glyph);
      this.#cells.set(key, cell);
    }
  }

  /** Those in the cell of a glyph and in the eight around it. */
  around(glyph: Glyph): Glyph[] {
    const steps = [-1, 0, 1];
    return steps.flatMap((down) =>
      steps.flatMap((right) => this.#cells.get(keyOf(column(glyph) + right, row(glyph) + down)) ?? []),
    );
  }
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}

function column(glyph: Glyph): number {
  return Math.floor(middle(glyph) / CELL);
}

function row({ y }: Glyph): number {
  return Math.floor(y / CELL);
}

function middle({ x, width }: Glyph): number {
  return x + width / 2;
}

/** Free space between two glyphs along the line; 0 where they overlap. */
function gap(a: Glyph, b: Glyph): number {
  return Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
}

function nearest(glyphs: readonly Glyph[], distance: (glyph: Glyph) => number): Glyph | undefined {
  return glyphs.toSorted((a, b) => distance(a) - distance(b))[0];
}
