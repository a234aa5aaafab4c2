import type { Rect, TextStyle } from "../../page-model.ts";
import { directionOf } from "../direction.ts";
import { identity, type Matrix, multiply } from "../matrix.ts";
import type { Pdfium } from "./instance.ts";
import type { Marks } from "./marks.ts";
import { clipOf, fillOf, givenMatrix, strokeOf } from "./object-geometry.ts";
import type { GlyphSource } from "./read-glyphs.ts";

/** What all glyphs of one text object share. */
export interface TextObject {
  readonly handle: number;
  readonly style: TextStyle;
  /** Degrees clockwise. */
  readonly angle: number;
  readonly clip: Rect;
  readonly layer: number;
  readonly icons: boolean;
  readonly ornaments: boolean;
  /** The font, when it does not state its name itself; otherwise 0. */
  readonly unnamed: number;
}

/** Looks up the looks of text objects, each style once. */
export class TextObjects {
  /** Styles of fonts that do not state their name themselves, each with its font. */
  readonly unnamed = new Map<TextStyle, number>();
  readonly #pdfium: Pdfium;
  readonly #source: GlyphSource;
  readonly #marks: Marks;
  readonly #styles = new Map<string, TextStyle>();
  #lastStyle: TextStyle | null = null;
  #lastUnnamed = 0;
  #clipCount = -1;
  #clipLine = Number.NaN;
  #clipSpace: Matrix = identity;
  #clip: Rect;

  constructor(pdfium: Pdfium, source: GlyphSource, marks: Marks) {
    this.#pdfium = pdfium;
    this.#source = source;
    this.#marks = marks;
    this.#clip = source.page;
  }

  /** `index` is the object's first character, `y` its baseline on the page. */
  open(handle: number, index: number, y: number): TextObject {
    const { raw, scratch } = this.#pdfium;
    const { text, base, fonts, objects } = this.#source;
    raw.FPDFText_GetMatrix(text, index, scratch);
    const own = givenMatrix(this.#pdfium);
    const matrix = multiply(base, own);
    const fontHandle = raw.FPDFTextObj_GetFont(handle);
    const font = fonts.get(fontHandle);
    const fontSize = raw.FPDFText_GetFontSize(text, index);
    const mode = raw.FPDFTextObj_GetTextRenderMode(handle);
    const { colour, opacity, ink } = inkOf(this.#pdfium, handle, mode);
    const looks: TextStyle = {
      font: font.name,
      encoding: font.encoding,
      size: round(Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3])),
      bold: font.bold || mode === 2 || mode === 6,
      italic: font.italic || Math.abs(own[2]) > 0.15 * Math.abs(own[3]),
      colour,
      opacity,
      ink,
      headingLevel: this.#marks.headingLevel(handle),
    };
    const unnamed = font.stated ? 0 : fontHandle;
    return {
      handle,
      style: this.#style(looks, unnamed),
      unnamed,
      angle: directionOf(matrix, fontSize),
      clip: this.#clipAt(handle, y, [matrix[4], matrix[4] + looks.size / 2]),
      layer: objects.textLayers.get(handle) ?? Number.MAX_SAFE_INTEGER,
      icons: font.icons,
      ornaments: font.ornaments,
    };
  }

  /**
   * Clips rarely change within a line and are slow to ask for: they are looked at once per line, form and nesting, and where
   * the one before would cut off a letter that reaches from `left` to `right`.
   */
  #clipAt(handle: number, y: number, [left, right]: readonly [number, number]): Rect {
    const { raw } = this.#pdfium;
    const path = raw.FPDFPageObj_GetClipPath(handle);
    const count = path === 0 ? 0 : raw.FPDFClipPath_CountPaths(path);
    const space = this.#source.objects.textSpace(handle);
    const isCutOff = left < this.#clip.left || right > this.#clip.right;
    if (isCutOff || count !== this.#clipCount || y !== this.#clipLine || space !== this.#clipSpace) {
      this.#clipCount = count;
      this.#clipLine = y;
      this.#clipSpace = space;
      this.#clip = (count > 0 ? clipOf(this.#pdfium, handle, space) : null) ?? this.#source.page;
    }
    return this.#clip;
  }

  /** One object per style; fonts without a name of their own are kept apart, `unnamed` being their handle. */
  #style(style: TextStyle, unnamed: number): TextStyle {
    // Nearly every object looks as the one before it.
    const last = this.#lastStyle;
    if (last !== null && unnamed === this.#lastUnnamed && looksAlike(last, style)) return last;
    this.#lastUnnamed = unnamed;
    this.#lastStyle = this.#knownStyle(style, unnamed);
    return this.#lastStyle;
  }

  #knownStyle(style: TextStyle, unnamed: number): TextStyle {
    const { font, size, colour, opacity, ink, bold, italic, headingLevel } = style;
    const key = `${unnamed}|${font}|${size}|${colour}|${opacity}|${ink}|${bold}|${italic}|${headingLevel}`;
    const known = this.#styles.get(key);
    if (known) return known;
    this.#styles.set(key, style);
    if (unnamed !== 0) this.unnamed.set(style, unnamed);
    return style;
  }
}

/** What a text object is drawn with, by its render mode. */
export function inkOf(
  pdfium: Pdfium,
  handle: number,
  mode: number,
): Pick<TextStyle, "colour" | "opacity" | "ink"> {
  const stroked = mode === 1 || mode === 5;
  const { colour, opacity } = stroked ? strokeOf(pdfium, handle) : fillOf(pdfium, handle);
  return { colour, opacity, ink: mode === 3 || mode === 7 ? "none" : stroked ? "stroke" : "fill" };
}

function looksAlike(a: TextStyle, b: TextStyle): boolean {
  return (
    a.font === b.font &&
    a.size === b.size &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.colour === b.colour &&
    a.opacity === b.opacity &&
    a.ink === b.ink &&
    a.headingLevel === b.headingLevel
  );
}

function round(size: number): number {
  return Math.round(size * 100) / 100;
}
