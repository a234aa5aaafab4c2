import { inOrder } from "../../../in-order.ts";
import type { Glyph, Rect, TextStyle } from "../../page-model.ts";
import type { Row } from "../rows/rows.ts";
import { alignedStarts } from "./aligned-starts.ts";
import { composeAccents } from "./compose-accents.ts";
import { cutLeaders } from "./leaders.ts";
import { clipOverrun, partOverprints } from "./overprints.ts";
import { clipAtColumn, partOverruns } from "./overruns.ts";
import { placeRaisedMarks } from "./raised-marks.ts";
import { cutAtLighter, cutAtSmaller } from "./smaller-type.ts";
import { findBreaks, spell } from "./spell-words.ts";

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
  /** True when the layout of the page parts it from what stands before it, however small the gap. */
  readonly startsCell?: boolean;
  /** A whole table that has been read by its frame; its own text is empty. */
  readonly rows?: readonly Row[];
}

/** One glyph with what stands before it. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  /** White space before it in points; negative when the glyphs overlap. */
  readonly gap: number;
  /** True when a space character was drawn in the gap. */
  readonly spaced: boolean;
}

/** A glyph of a space takes part in no geometry: it only says that a word ends. */
const SPACE = /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000]+$/;

function isSpace(text: string): boolean {
  // No plain sign stands for a space.
  return !(text > " " && text <= "~") && SPACE.test(text);
}

interface FragmentOptions {
  /** The lines of tables: upright ones part what stands on their two sides. */
  readonly rules?: readonly Rect[];
  /** Whether the page is read from right to left. */
  readonly rightToLeft?: boolean;
}

/** Joins the glyphs of one direction into fragments, in no particular order. */
export function buildFragments(glyphs: readonly Glyph[], options: FragmentOptions = {}): Fragment[] {
  const { rules = [], rightToLeft = false } = options;
  const rows = placeRaisedMarks(baselines(composeAccents(glyphs)));
  const parted = rows.flatMap(partOverprints);
  const { pieces, overruns } = partOverruns(parted.flatMap((row) => split(row, rules)));
  const starts = alignedStarts(pieces);
  const fragments = pieces.flatMap((piece) =>
    cutLeaders(piece)
      .flatMap(starts.cut)
      .flatMap(cutAtSmaller)
      .flatMap(cutAtLighter)
      .map((part, i) => {
        const fragment = toFragment(part, rightToLeft);
        return i === 0 ? fragment : { ...fragment, startsCell: true };
      }),
  );
  const clipped = overruns.length === 0 ? fragments : fragments.map((own) => clipAtColumn(own, overruns));
  return parted.length === rows.length ? clipped : clipped.map((own) => clipOverrun(own, clipped));
}

/** Groups glyphs whose baselines lie within a small part of their size. */
function baselines(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: Glyph[][] = [];
  let row: Glyph[] = [];
  let level = 0;
  for (const glyph of inOrder(glyphs, (a, b) => a.y - b.y)) {
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

function split(row: readonly Glyph[], rules: readonly Rect[]): PlacedGlyph[][] {
  const y = row[0]?.y ?? 0;
  const barriers = rules.filter((rule) => rule.top < y && rule.bottom > y).map((rule) => rule.left);
  const pieces: PlacedGlyph[][] = [];
  let right = 0;
  let spaces = 0;
  for (const glyph of inOrder(row, (a, b) => a.place - b.place || a.layer - b.layer)) {
    if (isSpace(glyph.text)) {
      spaces += 1;
      continue;
    }
    const piece = pieces.at(-1);
    const previous = piece?.at(-1)?.glyph;
    if (previous && isShadow(previous, glyph)) continue;
    const end = glyph.x + glyph.width;
    const gap = glyph.x - right;
    const isApart =
      !previous || gap > widestGap(previous, glyph, spaces) || isBarred(barriers, right, glyph.x);
    if (piece && !isApart) {
      piece.push({ glyph, gap, spaced: spaces > 0 });
      right = Math.max(right, end);
    } else {
      pieces.push([{ glyph, gap: 0, spaced: false }]);
      right = end;
    }
    spaces = 0;
  }
  return pieces;
}

/** A ruled line stands between the end of a glyph and the start of the next, or as good as. */
function isBarred(barriers: readonly number[], from: number, to: number): boolean {
  return barriers.length > 0 && barriers.some((x) => x > from - 1 && x < to + 1);
}

/**
 * The same letter drawn again a hair's breadth away: a shadow, or bold by double printing. Replacement text
 * that a file states for each of several overlapping glyphs counts once, too.
 */
function isShadow(a: Glyph, b: Glyph): boolean {
  if (a.text !== b.text || a.text === "") return false;
  const overlap = Math.min(a.x + a.width, b.x + b.width) - b.x;
  if (a.text.length > 1) return overlap > 0.5 * Math.min(a.width, b.width);
  // Twins of two colours are no double letter, however narrow.
  if (a.style.colour !== b.style.colour) return b.x - a.x < 0.25 * a.style.size && overlap > 0.1 * a.width;
  return b.x - a.x < 0.12 * a.style.size && b.x - a.x < 0.5 * a.width;
}

/** Beyond this gap two glyphs of a row do not belong to one phrase. */
function widestGap(a: Glyph, b: Glyph, spaces: number): number {
  const em = Math.max(a.style.size, b.style.size);
  // Spaces are painted, too: four stand between the words of "A B O U T    M E".
  const successive = b.layer >= a.layer && b.layer - a.layer <= 4 + spaces;
  if (!successive) return 0.7 * em;
  return (spaces > 0 ? 1.5 : 1.1) * em;
}

function toFragment(piece: readonly PlacedGlyph[], rightToLeft: boolean): Fragment {
  const style = mainStyle(piece);
  const baseline = median(piece.map(({ glyph }) => glyph.y));
  let [left, right, first, last] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { glyph } of piece) {
    left = Math.min(left, glyph.x);
    right = Math.max(right, glyph.x + glyph.width);
    first = Math.min(first, glyph.layer);
    last = Math.max(last, glyph.layer);
  }
  return {
    text: spell(piece, findBreaks(piece), rightToLeft),
    left,
    right,
    top: baseline - 0.78 * style.size,
    bottom: baseline + 0.22 * style.size,
    baseline,
    size: style.size,
    style,
    first,
    last,
  };
}

/** The style that most letters of a piece have. */
function mainStyle(piece: readonly PlacedGlyph[]): TextStyle {
  let best = piece[0]?.glyph.style;
  if (best !== undefined && piece.every(({ glyph }) => glyph.style === best)) return best;
  const counts = new Map<TextStyle, number>();
  for (const { glyph } of piece) counts.set(glyph.style, (counts.get(glyph.style) ?? 0) + glyph.text.length);
  for (const [style, count] of counts) {
    if (best === undefined || count > (counts.get(best) ?? 0)) best = style;
  }
  if (best === undefined) throw new RangeError("A fragment needs a glyph.");
  return best;
}

/** The upper one of two in the middle; 0 of nothing. */
export function median(values: readonly number[]): number {
  const [first = 0] = values;
  if (values.every((value) => value === first)) return first;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
