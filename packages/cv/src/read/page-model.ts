import type { LegacyEncoding } from "./text/legacy-fonts/encoding-of-font.ts";

/**
 * What stands on one page, before anyone asks in which order it is read. Coordinates are points from the
 * top left corner of the visible page, y downwards, as a reader of the page sees it (page rotation applied).
 */

/** Shared by all glyphs that look the same. */
export interface TextStyle {
  /** Name of the font without its subset prefix. */
  readonly font: string;
  /** What the letters of the file are drawn as, for a font of the time before Unicode. */
  readonly encoding: LegacyEncoding | null;
  /** Height of the font on the page, in points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`; null for patterns and gradients. */
  readonly colour: string | null;
  /** 0 to 1. */
  readonly opacity: number;
  /** How the glyph is drawn: "none" leaves no mark on the page (render mode 3, or a clip nobody painted). */
  readonly ink: "fill" | "stroke" | "none";
  /** Level of the heading tag around the text in a tagged PDF. */
  readonly headingLevel: number | null;
}

/** One drawn character (or ligature) with its place. */
export interface Glyph {
  /** Logical text of the glyph, "" when the file does not say what it means. */
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Where the glyph comes in its line: a mark follows its letter wherever the font draws it. */
  readonly place: number;
  /** Advance along the baseline, without letter and word spacing. */
  readonly width: number;
  /** Direction of the baseline in degrees, clockwise on the page: 0 is ordinary text. */
  readonly angle: number;
  readonly style: TextStyle;
  /** Place in the order of painting, shared with `Paint`: what is painted later lies on top. */
  readonly layer: number;
  /** Part of the page that drawing is limited to. */
  readonly clip: Rect;
  /** False when an optional content group switches it off. */
  readonly shown: boolean;
  /** Whether a drawing of the page shows it, where one was looked at since colours alone do not tell. */
  readonly drawn?: boolean;
  /** True when the library that read the file sees a word end before the glyph. */
  readonly afterSpace?: boolean;
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A filled shape or a picture: what can lie behind or over text. */
export interface Paint {
  readonly layer: number;
  readonly box: Rect;
  /** Corner points of a shape that is not its box; null when the box is the shape. */
  readonly outline: readonly (readonly [number, number])[] | null;
  /** Null for pictures, patterns and gradients. */
  readonly colour: string | null;
  /** 0 to 1; 0 for what only tints what is below (blend modes, soft masks). */
  readonly opacity: number;
  readonly image: boolean;
}

export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly paints: readonly Paint[];
  /** Thin lines, drawn or filled: the frames of tables. */
  readonly rules: readonly Rect[];
  readonly images: number;
}
