import { memoise } from "../../memoise.ts";
import type { HiddenReason } from "../../types.ts";
import type { Glyph, PageContent, Rect, TextStyle } from "../page-model.ts";
import { blend, looksSame } from "./colour.ts";
import { completeCutWords } from "./cut-words.ts";
import { PaintIndex } from "./paint-index.ts";
import { FAINT, TINY } from "./thresholds.ts";

interface HiddenGlyph {
  readonly glyph: Glyph;
  readonly reason: HiddenReason;
}

export interface JudgedGlyphs {
  readonly visible: readonly Glyph[];
  readonly hidden: readonly HiddenGlyph[];
}

/** Parts what a reader of the page can see from what only a program can. */
export function judgeGlyphs(page: PageContent): JudgedGlyphs {
  const judges = judgesOf(page);
  const reasons = page.glyphs.map((glyph) => judge(glyph, judges));
  if (reasons.every((reason) => reason === null)) return { visible: page.glyphs, hidden: [] };
  const judged = completeCutWords(page.glyphs.map((glyph, i) => ({ glyph, reason: reasons[i] ?? null })));
  const visible = judged.filter(({ reason }) => reason === null).map(({ glyph }) => glyph);
  const unseen = judged.flatMap(({ glyph, reason }) => (reason === null ? [] : [{ glyph, reason }]));
  const hidden = withoutRedrawn(unseen, visible);
  return isScan(page, visible, hidden) ? { visible: page.glyphs, hidden: [] } : { visible, hidden };
}

/**
 * The letters that only a drawing of the page can tell of: those on a picture or a gradient, and those that have the
 * colour of what they stand on, or none, by what the file says. Most pages hold none that may be one.
 */
export function doubtfulGlyphs(page: PageContent): readonly Glyph[] {
  const isSuspect = memoise(
    ({ ink, opacity, colour }: TextStyle) =>
      ink !== "none" && (opacity < FAINT || (colour !== null && looksSame(colour, GRADIENT))),
  );
  const hasUnknown = page.paints.some(({ colour, opacity }) => colour === null || opacity === 0);
  const candidates = page.glyphs.filter(({ style, shown }) => shown && (hasUnknown || isSuspect(style)));
  if (candidates.length === 0) return [];
  const judges = judgesOf(page);
  return candidates.filter((glyph) => {
    const reason = judge(glyph, judges);
    if (reason !== null)
      return isSuspect(glyph.style) && (reason === "same-colour" || reason === "invisible");
    const { x, y } = middleOf(glyph);
    return judges.paints.colourAt(x, y, glyph.layer) === null;
  });
}

/** What PDFium tells of gradients, on which letters of that colour are seen. */
const GRADIENT = "#ffffff";

function judgesOf(page: PageContent): Judges {
  const paints = new PaintIndex(page.paints, page.height);
  return { sheet: sheetOf(page), paints, contrast: new Contrast() };
}

/** White letters, and over each of them the same in a line: what is seen once is not hidden once more. */
function withoutRedrawn(hidden: readonly HiddenGlyph[], visible: readonly Glyph[]): readonly HiddenGlyph[] {
  if (hidden.length === 0) return hidden;
  const seen = new Set(visible.map((glyph) => placeOf(glyph)));
  const steps = [-1, 0, 1];
  const isRedrawn = ({ glyph }: HiddenGlyph) =>
    glyph.text.trim() === "" || steps.some((dx) => steps.some((dy) => seen.has(placeOf(glyph, dx, dy))));
  // A letter may fall on its like by chance, a whole line of them does not.
  return linesOf(hidden).flatMap((line) => (line.every(isRedrawn) ? [] : line));
}

/** The letter with its place, to the point. */
function placeOf({ text, x, y }: Glyph, dx = 0, dy = 0): string {
  return `${text}@${Math.round(x) + dx}:${Math.round(y) + dy}`;
}

function linesOf(hidden: readonly HiddenGlyph[]): readonly (readonly HiddenGlyph[])[] {
  const lines: HiddenGlyph[][] = [];
  for (const [i, own] of hidden.entries())
    if (hidden[i - 1]?.glyph.y === own.glyph.y) lines.at(-1)?.push(own);
    else lines.push([own]);
  return lines;
}

interface Judges {
  readonly sheet: Rect;
  readonly paints: PaintIndex;
  readonly contrast: Contrast;
}

function sheetOf({ width, height }: PageContent): Rect {
  return { left: 0, top: 0, right: width, bottom: height };
}

function judge(glyph: Glyph, { sheet, paints, contrast }: Judges): HiddenReason | null {
  const { style } = glyph;
  if (!glyph.shown) return "invisible";
  if (style.size < TINY || isSquashed(glyph)) return "tiny";
  const { x, y } = middleOf(glyph);
  if (!inside(sheet, x, y) || !inside(glyph.clip, x, y)) return "off-page";
  if (glyph.drawn === true) return null;
  if (style.ink === "none" || style.opacity < FAINT) return "invisible";
  if (paints.coveredAt(x, y, glyph.layer)) return "covered";
  if (glyph.drawn === false) return "same-colour";
  if (style.colour === null) return null;
  const behind = paints.colourAt(x, y, glyph.layer);
  return behind !== null && contrast.isLost(style, behind) ? "same-colour" : null;
}

/** Compares colours once per style: a page has thousands of letters and a handful of colours. */
class Contrast {
  readonly #on = memoise((behind: string) =>
    memoise(
      ({ colour, opacity }: TextStyle) =>
        colour !== null && looksSame(blend(colour, behind, opacity), behind),
    ),
  );
  /** Nearly every letter looks as the one before it. */
  #last: { readonly style: TextStyle; readonly behind: string; readonly isLost: boolean } | null = null;

  isLost(style: TextStyle, behind: string): boolean {
    const last = this.#last;
    if (last !== null && last.style === style && last.behind === behind) return last.isLost;
    const isLost = this.#on(behind)(style);
    this.#last = { style, behind, isLost };
    return isLost;
  }
}

/** A letter pressed to a line: wide ones are at least a tenth as wide as they are high. */
function isSquashed({ width, style, text }: Glyph): boolean {
  return width > 0 && width < 0.03 * style.size && /[\p{L}\p{N}]/u.test(text) && !/\p{M}/u.test(text);
}

/** The middle of a small letter, along and above the baseline in its direction. */
function middleOf({ x, y, width, angle, style }: Glyph): { x: number; y: number } {
  const along = width / 2;
  const up = 0.3 * style.size;
  if (angle === 0) return { x: x + along, y: y - up };
  const turn = (angle * Math.PI) / 180;
  return {
    x: x + along * Math.cos(turn) + up * Math.sin(turn),
    y: y + along * Math.sin(turn) - up * Math.cos(turn),
  };
}

function inside(box: Rect, x: number, y: number): boolean {
  return x >= box.left - 1 && x <= box.right + 1 && y >= box.top - 1 && y <= box.bottom + 1;
}

/** Share of the page that pictures must cover to be a scan of it. */
const SCAN_AREA = 0.5;

/**
 * A scanned page with a text layer: the picture shows the words, the layer under or over it spells them
 * without ink. What it spells is what a reader sees.
 */
function isScan(page: PageContent, visible: readonly Glyph[], hidden: readonly HiddenGlyph[]): boolean {
  const layer = hidden.filter(({ reason }) => reason === "invisible" || reason === "covered").length;
  if (layer === 0 || layer < 0.9 * hidden.length || visible.length > 0.15 * layer) return false;
  const area = page.paints
    .filter((paint) => paint.image)
    .reduce((sum, { box }) => sum + (box.right - box.left) * (box.bottom - box.top), 0);
  return area >= SCAN_AREA * page.width * page.height;
}
