import type { PlacedGlyph } from "./fragments.ts";

/** Fewer dots are an ellipsis. */
const SHORTEST = 5;

/** Cuts a piece at its leaders, the dots that fill the way from a title to its date; they are no text. */
export function cutLeaders(piece: readonly PlacedGlyph[]): readonly (readonly PlacedGlyph[])[] {
  if (!hasLeaders(piece)) return [piece];
  const parts: PlacedGlyph[][] = [[]];
  for (let i = 0; i < piece.length; ) {
    const end = endOfDots(piece, i);
    const placed = piece[i];
    if (end - i >= SHORTEST) {
      parts.push([]);
      i = end;
      continue;
    }
    if (placed)
      parts.at(-1)?.push(parts.at(-1)?.length === 0 ? { ...placed, gap: 0, spaced: false } : placed);
    i++;
  }
  return parts.filter((part) => part.length > 0);
}

function hasLeaders(piece: readonly PlacedGlyph[]): boolean {
  let dots = 0;
  return piece.some(({ glyph }) => {
    dots = isDot(glyph.text) ? dots + 1 : 0;
    return dots >= SHORTEST;
  });
}

function isDot(text: string | undefined): boolean {
  return text === "." || text === "·" || text === "…";
}

function endOfDots(piece: readonly PlacedGlyph[], from: number): number {
  let end = from;
  while (isDot(piece[end]?.glyph.text)) end++;
  return end;
}
