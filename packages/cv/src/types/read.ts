/** Points (1/72 inch) from the top left corner of the page. Null for formats without geometry. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a reader of the page cannot see a piece of text. */
export type HiddenReason =
  | "same-colour"
  | "tiny"
  | "off-page"
  | "invisible"
  | "covered"
  | "vanish"
  | "deleted";

/** One line of text in reading order; `id` is its index in `CvDocument.lines` (or in `.hidden`). */
export interface Line {
  readonly id: number;
  readonly text: string;
  /** From 1. DOCX has no fixed pages: always 1. */
  readonly page: number;
  readonly box: Box | null;
  /** Font size in points, 0 when unknown. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** `#rrggbb`, null when unknown. */
  readonly colour: string | null;
  /** Lines of one block (a column, a table cell, a text box) share the number; blocks are numbered in reading order. */
  readonly block: number;
  /** True for list items; the bullet itself is not part of `text`. */
  readonly bullet: boolean;
  /** Table cells of this line from left to right, when it is a row; `text` joins them with a tab. */
  readonly cells: readonly string[] | null;
  /** A style of the document that says heading (DOCX heading styles, PDF outline); null when nothing says so. */
  readonly headingLevel: number | null;
}

export interface HiddenLine extends Line {
  readonly hidden: HiddenReason;
}

export interface DocumentLink {
  readonly url: string;
  readonly text: string;
  /** The visible line that carries the link, null when none does. */
  readonly line: number | null;
}

export interface CvDocument {
  readonly format: "pdf" | "docx";
  readonly pages: number;
  /** What a reader of the page sees, in reading order. Running headers and footers appear once. */
  readonly lines: readonly Line[];
  /** Text that a reader of the page cannot see: reported, and worth nothing. */
  readonly hidden: readonly HiddenLine[];
  readonly links: readonly DocumentLink[];
  /** False when some glyphs could not be decoded to Unicode. */
  readonly unicodeComplete: boolean;
  readonly layout: {
    readonly columns: number;
    readonly tables: number;
    readonly images: number;
    readonly textBoxes: number;
  };
}

/** Why a file could not be read; each has its own sentence for the person who uploaded it. */
export type ReadProblem =
  | "unsupported"
  | "encrypted"
  | "damaged"
  | "no-text"
  | "too-many-pages"
  | "too-large";

export type ReadResult =
  | { readonly ok: true; readonly document: CvDocument }
  | { readonly ok: false; readonly problem: ReadProblem };
