import type { Fragment, PlacedGlyph } from "./fragments.ts";
import { ROOM } from "./overprints.ts";

type Piece = readonly PlacedGlyph[];

/** Where a text ends at the edge of the column beside it, without a gap. */
interface Overrun {
  readonly x: number;
  readonly y: number;
}

interface Parted {
  readonly pieces: readonly Piece[];
  readonly overruns: readonly Overrun[];
}

/** Glyphs drawn with more than this between them were not drawn in one go. */
const ONE_GO = 4;
/** Fewer glyphs are marks and signs. */
const SHORTEST = 4;
/** Text that touches another is at most this far from it or over it, in ems. */
const TOUCHING = 0.15;
/** Starts this close, in points, are one edge; so many make a column. */
const EDGE = 0.5;
const COLUMN = 3;

/**
 * Parts a text that runs up to the next column and touches what stands there, such as a long address: each was drawn in
 * one go, and the second starts where other lines of its column do.
 */
export function partOverruns(pieces: readonly Piece[]): Parted {
  const overruns: Overrun[] = [];
  const parted = pieces.flatMap((piece) => {
    const at = seamOf(piece);
    const glyph = at === null ? undefined : piece[at]?.glyph;
    if (at === null || glyph === undefined || !isColumn(glyph.x, pieces)) return [piece];
    overruns.push({ x: glyph.x, y: glyph.y });
    const [own, beside] = [piece.slice(0, at), piece.slice(at)];
    return [own, beside.map((placed, i) => (i === 0 ? { ...placed, gap: 0, spaced: false } : placed))];
  });
  return { pieces: parted, overruns };
}

/** Where the one break in the drawing of a piece is, if its two sides touch there; null otherwise. */
function seamOf(piece: Piece): number | null {
  if (piece.length < 2 * SHORTEST) return null;
  let seam: number | null = null;
  for (const [i, { glyph, gap, spaced }] of piece.entries()) {
    const before = piece[i - 1]?.glyph;
    if (before === undefined || (glyph.layer >= before.layer && glyph.layer - before.layer <= ONE_GO))
      continue;
    if (seam !== null || spaced || Math.abs(gap) > TOUCHING * glyph.style.size) return null;
    seam = i;
  }
  return seam === null || seam < SHORTEST || piece.length - seam < SHORTEST ? null : seam;
}

function isColumn(x: number, pieces: readonly Piece[]): boolean {
  return (
    pieces.filter(([first]) => first !== undefined && Math.abs(first.glyph.x - x) <= EDGE).length >= COLUMN
  );
}

/** A text that runs up to the next column ends, for the order of the page, where its own column does. */
export function clipAtColumn(own: Fragment, overruns: readonly Overrun[]): Fragment {
  const near = TOUCHING * own.size;
  const over = overruns.find(
    ({ x, y }) =>
      Math.abs(own.baseline - y) <= near && Math.abs(own.right - x) <= near && own.left < x - own.size,
  );
  return over === undefined
    ? own
    : { ...own, right: Math.max(own.left + own.size, over.x - ROOM * own.size) };
}
