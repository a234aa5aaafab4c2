import type { PlacedGlyph } from "./fragments.ts";
import { trackingOf } from "./spell-words.ts";

type Piece = readonly PlacedGlyph[];

/** A gap that may part two cells though it is no wider than a wide space, in ems. */
const CELL_GAP = 0.55;
/** The same where the file draws the two sides one apart from the other. */
const APART_GAP = 0.3;
/** Starts this close, in points, are one edge. */
const EDGE = 0.8;

/**
 * Finds the cells of tables whose columns stand close together: words that follow a gap and start where
 * several other pieces of text start as well.
 */
export function alignedStarts(pieces: readonly Piece[]): {
  readonly cut: (piece: Piece) => readonly Piece[];
} {
  const edges = countEdges(pieces);
  return {
    cut: (piece) => {
      const isStart = (placed: PlacedGlyph, i: number) =>
        i > 0 && startsCell(piece, i) && (edges.get(edgeOf(placed.glyph.x)) ?? 0) >= 3;
      if (!piece.some(isStart)) return [piece];
      const parts: PlacedGlyph[][] = [[]];
      piece.forEach((placed, i) => {
        if (isStart(placed, i)) parts.push([{ ...placed, gap: 0, spaced: false }]);
        else parts.at(-1)?.push(placed);
      });
      return parts;
    },
  };
}

/** How many pieces, or cells in them, start at each place. */
function countEdges(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const piece of pieces) {
    piece.forEach(({ glyph }, i) => {
      if (i > 0 && !startsCell(piece, i)) return;
      const edge = edgeOf(glyph.x);
      for (let near = edge - 1; near <= edge + 1; near++) counts.set(near, (counts.get(near) ?? 0) + 1);
    });
  }
  return counts;
}

function startsCell(piece: Piece, index: number): boolean {
  const [before, here] = [piece[index - 1], piece[index]];
  if (!before || !here) return false;
  const em = here.glyph.style.size;
  const apart = here.glyph.layer < before.glyph.layer || here.glyph.layer - before.glyph.layer > 4;
  const wide = (apart ? APART_GAP : CELL_GAP) * em;
  if (here.gap <= wide) return false;
  // In a heading set wide the letters themselves stand that far apart, and a typewriter's space is that wide.
  return here.gap - trackingOf(piece) > wide && here.gap > 1.5 * typewriterWidth(piece);
}

/** The width of all glyphs of a piece in points when they are equally wide, `i` like `m`; 0 otherwise. */
function typewriterWidth(piece: Piece): number {
  const widths = piece.map(({ glyph }) => glyph.width);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  const letters = new Set(piece.map(({ glyph }) => glyph.text));
  return letters.size >= 5 && most - least < 0.02 * most ? most : 0;
}

function edgeOf(x: number): number {
  return Math.round(x / EDGE);
}
