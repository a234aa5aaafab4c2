import type { Glyph, TextStyle } from "../page-model.ts";
import { spellWords } from "./spell-words.ts";

/** Text on one baseline without a wide gap: a word, a phrase, or a whole line. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: TextStyle;
  /** Paint order of the first and the last glyph. */
  readonly first: number;
  readonly last: number;
  readonly page: number;
}

/** A glyph of a space takes part in no geometry: it only says that a word ends. */
const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]*$/;

/** Joins the glyphs of one direction into fragments, in no particular order. */
export function buildFragments(glyphs: readonly Glyph[], page: number): Fragment[] {
  return baselines(glyphs).flatMap((row) => split(row).map((piece) => toFragment(piece, page)));
}

/** Groups glyphs whose baselines lie within a small part of their size. */
function baselines(glyphs: readonly Glyph[]): Glyph[][] {
  const sorted = [...glyphs].sort((a, b) => a.y - b.y);
  const rows: Glyph[][] = [];
  let row: Glyph[] = [];
  let level = 0;
  for (const glyph of sorted) {
    const size = Math.min(glyph.style.size, row[0]?.style.size ?? glyph.style.size);
    if (row.length > 0 && glyph.y - level > 0.2 * size) {
      rows.push(row);
      row = [];
    }
    if (row.length === 0) level = glyph.y;
    row.push(glyph);
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** One glyph with what stands before it. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  /** White space before it in points; negative when the glyphs overlap. */
  readonly gap: number;
  /** True when a space character was drawn in the gap. */
  readonly spaced: boolean;
}

function split(row: readonly Glyph[]): PlacedGlyph[][] {
  const sorted = [...row].sort((a, b) => a.x - b.x || a.layer - b.layer);
  const pieces: PlacedGlyph[][] = [];
  let piece: PlacedGlyph[] = [];
  let right = 0;
  let spaced = false;
  for (const glyph of sorted) {
    if (SPACE.test(glyph.text) && glyph.text !== "") {
      spaced = true;
      continue;
    }
    const previous = piece.at(-1)?.glyph;
    if (previous && isShadow(previous, glyph)) continue;
    const gap = previous ? glyph.x - right : 0;
    if (previous && gap > widestGap(previous, glyph, spaced)) {
      pieces.push(piece);
      piece = [];
    }
    piece.push({ glyph, gap: piece.length === 0 ? 0 : gap, spaced: piece.length > 0 && spaced });
    right = piece.length === 1 ? glyph.x + glyph.width : Math.max(right, glyph.x + glyph.width);
    spaced = false;
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/**
 * The same letter drawn again a hair's breadth away: a shadow, or bold by double printing. Replacement text
 * that a file states for each of several overlapping glyphs counts once, too.
 */
function isShadow(a: Glyph, b: Glyph): boolean {
  if (a.text !== b.text || a.text === "") return false;
  const overlap = Math.min(a.x + a.width, b.x + b.width) - b.x;
  if (a.text.length > 1) return overlap > 0.5 * Math.min(a.width, b.width);
  return b.x - a.x < 0.12 * a.style.size && b.x - a.x < 0.5 * a.width;
}

/** Beyond this gap two glyphs of a row do not belong to one phrase. */
function widestGap(a: Glyph, b: Glyph, spaced: boolean): number {
  const em = Math.max(a.style.size, b.style.size);
  const successive = b.layer >= a.layer && b.layer - a.layer <= 4;
  if (!successive) return 0.7 * em;
  return (spaced ? 1.5 : 1.1) * em;
}

function toFragment(piece: readonly PlacedGlyph[], page: number): Fragment {
  const glyphs = piece.map((p) => p.glyph);
  const style = mainStyle(glyphs);
  const left = Math.min(...glyphs.map((g) => g.x));
  const right = Math.max(...glyphs.map((g) => g.x + g.width));
  const baseline = median(glyphs.map((g) => g.y));
  const layers = glyphs.map((g) => g.layer);
  return {
    text: spellWords(piece),
    left,
    right,
    top: baseline - 0.78 * style.size,
    bottom: baseline + 0.22 * style.size,
    baseline,
    size: style.size,
    style,
    first: Math.min(...layers),
    last: Math.max(...layers),
    page,
  };
}

/** The style that most letters of a piece have. */
function mainStyle(glyphs: readonly Glyph[]): TextStyle {
  const counts = new Map<TextStyle, number>();
  for (const { style, text } of glyphs) counts.set(style, (counts.get(style) ?? 0) + text.length);
  let best = glyphs[0]?.style;
  for (const [style, count] of counts)
    if (best === undefined || count > (counts.get(best) ?? 0)) best = style;
  if (best === undefined) throw new RangeError("A fragment needs a glyph.");
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
