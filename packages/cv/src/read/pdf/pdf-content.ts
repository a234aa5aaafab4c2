import type { PageContent } from "../page-model.ts";
import type { LinkArea } from "./link-area.ts";

/** A bookmark of a document. */
export interface OutlineEntry {
  readonly title: string;
  /** From 1. */
  readonly level: number;
}

/** What a PDF shows, whichever library told. */
export interface PdfContent {
  readonly pages: readonly PageContent[];
  readonly links: readonly LinkArea[];
  readonly outline: readonly OutlineEntry[];
  /** True when a font's letters stand for others than the file says (fonts of the time before Unicode). */
  readonly legacyFonts: boolean;
}
