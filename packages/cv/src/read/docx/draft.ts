import type { HiddenReason } from "../../types.ts";
import type { Numbering } from "./numbering.ts";
import type { Part } from "./package.ts";
import type { RunLook, Styles } from "./styles.ts";

/** A stretch of text with one look. */
export interface Piece {
  readonly text: string;
  readonly look: RunLook;
  readonly hidden: HiddenReason | null;
  /** Address of the hyperlink it belongs to. */
  readonly link: string | null;
}

/** A line before it gets its number: a paragraph, a part of one, or a table row. */
export interface DraftLine {
  /** One cell for ordinary text. */
  readonly cells: readonly (readonly Piece[])[];
  readonly bullet: boolean;
  readonly headingLevel: number | null;
}

/** Lines that belong together: the flow of a part, a table cell, a text box. */
export type Block = readonly DraftLine[];

/** Colour behind text; "unknown" when a picture, a gradient or a theme decides. */
type Background = string;

/** What reading a container needs to know of its surroundings. */
export interface Surroundings {
  readonly part: Part;
  /** The part of the package of a name. */
  readonly open: (name: string) => Part | null;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly background: Background;
  /** Height in points, from the start, that something painted behind the text may cover. */
  readonly backdrop: number;
  readonly tally: Tally;
}

/** Counts for `CvDocument.layout`. */
interface Tally {
  columns: number;
  tables: number;
  images: number;
  textBoxes: number;
  /** True once visible text was met in a font of the time before Unicode. */
  legacyFonts: boolean;
}

/** The text of a line; cells of a table are parted by tabs. */
export function draftText(line: DraftLine): string {
  return line.cells.map((cell) => cell.map((piece) => piece.text).join("")).join("\t");
}

export function isBlank(line: DraftLine): boolean {
  return draftText(line).trim() === "";
}
