import type { Glyph } from "../page-model.ts";

/** Vowel signs and accents of Hebrew and Arabic, which fonts draw as glyphs of their own. */
const MARK = /^[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/u;
const MARKS_BEFORE = /^(\p{M}+)(\P{M}+)$/u;
const LETTER = /\p{L}/u;
/** How far above or below its letter's baseline a mark may be set, in ems. */
const RISE = 0.7;
/** How far beside its letter, in ems. */
const BESIDE = 0.15;
/** The letter of a mark is drawn so many glyphs before or after it. */
const NEAR = 6;

/**
 * Puts the marks of Arabic and Hebrew on the baseline of their letter and behind it, where they are typed.
 * Producers draw a mark by itself above the line, before or after its letter, or give letter and mark, in the
 * order of the page, to the one glyph that is set higher.
 */
export function settleMarks(glyphs: readonly Glyph[]): Glyph[] {
  return glyphs.map((glyph, at) =>
    MARK.test(glyph.text) && glyph.angle === 0 ? settle(glyph, at, glyphs) : glyph,
  );
}

function settle(glyph: Glyph, at: number, glyphs: readonly Glyph[]): Glyph {
  const [, marks = "", letters = ""] = MARKS_BEFORE.exec(glyph.text) ?? [];
  const { size } = glyph.style;
  const near = glyphs
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .filter((other) => other.angle === 0 && LETTER.test(other.text) && !MARK.test(other.text))
    .filter((other) => Math.abs(other.y - glyph.y) <= RISE * size);
  if (letters !== "") {
    const beside = nearest(near, (other) => gap(glyph, other));
    return { ...glyph, text: `${letters}${marks}`, y: beside?.y ?? glyph.y };
  }
  const below = nearest(
    near.filter((other) => gap(glyph, other) <= BESIDE * size),
    (other) => Math.abs(middle(other) - middle(glyph)),
  );
  return below === undefined ? glyph : { ...glyph, y: below.y, place: below.place - 0.01 };
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
