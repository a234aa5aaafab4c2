import type { PlacedGlyph } from "./fragments.ts";

/** Type of a heading, in points, and how many times as large as what stands beside it in smaller type. */
const LARGE = 14;
const LARGER = 1.3;
const LEAST_LETTERS = 3;

/**
 * "Ada Byron Data Analyst": the name in large type and the post beside it in smaller type, a space apart, as two.
 * Capitals over small ones begin large again with each word, and stay together.
 */
export function cutAtSmaller(piece: readonly PlacedGlyph[]): readonly (readonly PlacedGlyph[])[] {
  const size = piece[0]?.glyph.style.size ?? 0;
  const last = piece.at(-1)?.glyph.style.size ?? 0;
  if (size < LARGE || size < LARGER * last) return [piece];
  const at = piece.findIndex(({ glyph }) => glyph.style.size * LARGER <= size);
  const [large, small] = [piece.slice(0, at), piece.slice(at)];
  const isApart = small[0]?.spaced === true && large.length >= LEAST_LETTERS && small.length >= LEAST_LETTERS;
  const areTwo =
    large.every(({ glyph }) => glyph.style.size > 0.95 * size) &&
    small.every(({ glyph }) => glyph.style.size * LARGER <= size);
  return isApart && areTwo ? [large, small] : [piece];
}
