import { decodePieces } from "../../text/legacy-fonts/decode-legacy.ts";
import { hasRightToLeft, isRightToLeft, toLogicalOrder } from "../../text/logical-order.ts";
import type { PlacedGlyph } from "./fragments.ts";

/** Width of white space, in ems, that ends a word. */
const WORD_GAP = 0.17;
/** The same where the library that read the file sees the end of a word, too. */
const LIKELY_GAP = 0.07;

/** Scripts that set one letter beside the other; where glyphs stand for syllables such guesses go wrong. */
const SIMPLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}]+$/u;

/**
 * Writes a piece of a line as text; `breaks` holds the indexes of the glyphs that start a word. On a page
 * that is read from right to left a piece of figures alone runs that way, too.
 */
export function spell(
  piece: readonly PlacedGlyph[],
  breaks: ReadonlySet<number>,
  rightToLeft: boolean,
): string {
  const mixed = piece.some(({ glyph }) => hasRightToLeft(glyph.text));
  if (!mixed && !rightToLeft) return join(piece, breaks);
  const glyphs = piece.flatMap(({ glyph }, i) => (breaks.has(i) ? [" ", glyph.text] : [glyph.text]));
  return toLogicalOrder(glyphs, rightToLeft || isRightToLeft(glyphs.join("")));
}

function join(piece: readonly PlacedGlyph[], breaks: ReadonlySet<number>): string {
  if (piece.some(({ glyph }) => glyph.style.encoding !== null)) return decodePieces(spaced(piece, breaks));
  let text = "";
  let i = 0;
  for (const { glyph } of piece) text += breaks.has(i++) ? ` ${glyph.text}` : glyph.text;
  return text;
}

function spaced(piece: readonly PlacedGlyph[], breaks: ReadonlySet<number>) {
  return piece.map(({ glyph: { text, style } }, i) => ({
    text: breaks.has(i) ? ` ${text}` : text,
    encoding: style.encoding,
  }));
}

/** Finds the words of a piece by their gaps, also in letter-spaced headings. */
export function findBreaks(piece: readonly PlacedGlyph[]): ReadonlySet<number> {
  const tracking = trackingOf(piece);
  const breaks = new Set<number>();
  let before: PlacedGlyph | undefined;
  let i = 0;
  for (const placed of piece) {
    if (before && (placed.spaced || placed.gap - tracking > wordGap(before, placed))) breaks.add(i);
    before = placed;
    i += 1;
  }
  return isLetterSpaced(piece, breaks) ? widerGaps(piece) : breaks;
}

/** The white space between two glyphs, in points, above which a word ends. */
function wordGap({ glyph: before }: PlacedGlyph, { glyph }: PlacedGlyph): number {
  const isLikely = glyph.afterSpace && SIMPLE.test(glyph.text) && SIMPLE.test(before.text);
  return (isLikely ? LIKELY_GAP : WORD_GAP) * glyph.style.size;
}

/** Even white space between all letters of a piece (CSS letter-spacing, TeX \textls), in points. */
export function trackingOf(piece: readonly PlacedGlyph[]): number {
  const gaps: number[] = [];
  let none = 0;
  for (const placed of piece) {
    if (placed === piece[0] || placed.spaced) continue;
    gaps.push(placed.gap);
    if (placed.gap <= 0) none++;
  }
  const middle = Math.floor(gaps.length / 2);
  // Most letters touch.
  if (gaps.length < 3 || none > middle) return 0;
  return Float64Array.from(gaps).sort()[middle] ?? 0;
}

/** "E X P E R I E N C E": words of a single letter, all through. */
function isLetterSpaced(piece: readonly PlacedGlyph[], breaks: ReadonlySet<number>): boolean {
  const words = breaks.size + 1;
  if (words < 4 || words < 0.8 * piece.length) return false;
  const letters = piece.filter(({ glyph }) => /^[\p{L}\p{N}&]\p{M}*$/u.test(glyph.text)).length;
  return letters >= 0.8 * piece.length;
}

/** Between letters that stand apart, a gap well above the usual one ends a word. */
function widerGaps(piece: readonly PlacedGlyph[]): ReadonlySet<number> {
  const gaps = piece.slice(1).map((p) => p.gap);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const breaks = new Set<number>();
  for (const [i, { glyph, gap }] of piece.entries()) {
    if (i > 0 && gap > 1.6 * usual && gap - usual > 0.15 * glyph.style.size) breaks.add(i);
  }
  return breaks;
}
