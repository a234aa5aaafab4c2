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

const MOST_WORDS = 7;

/**
 * "**Data Analyst** Harbour Ltd" with nothing but a space between the two: where bold type of one colour goes on in plain
 * type of another with a capital, or in italics ("**Small Fires** _senior copywriter_"), and with no mark, there are two names.
 */
export function cutAtLighter(piece: readonly PlacedGlyph[]): readonly (readonly PlacedGlyph[])[] {
  const [first, last] = [piece[0]?.glyph.style, piece.at(-1)?.glyph.style];
  if (first === undefined || last === undefined || !first.bold || last.bold) return [piece];
  const goesOnInItalics = last.italic && !first.italic;
  if (first.colour === last.colour && !goesOnInItalics) return [piece];
  const at = piece.findIndex(({ glyph }) => !glyph.style.bold);
  const [bold, plain] = [piece.slice(0, at), piece.slice(at)];
  const begin = goesOnInItalics ? /^\p{L}/u : /^\p{Lu}/u;
  const isApart = plain[0]?.spaced === true && begin.test(plain[0].glyph.text);
  const isName = /^[\p{L}\p{N})]$/u.test(bold.at(-1)?.glyph.text ?? "");
  const areTwo = [bold, plain].every(
    (part) =>
      part.filter(({ spaced }) => spaced).length < MOST_WORDS &&
      part.length >= LEAST_LETTERS &&
      part.every(({ glyph }) => glyph.style.colour === part[0]?.glyph.style.colour),
  );
  const isEven = plain.every(({ glyph: { style } }) => !style.bold && style.italic === last.italic);
  return isApart && isName && areTwo && isEven ? [bold, plain] : [piece];
}
