import type { PageContent } from "../page-model.ts";
import type { LinkArea } from "./link-area.ts";

/** What a PDF shows, whichever library told. */
export interface PdfContent {
  readonly pages: readonly PageContent[];
  readonly links: readonly LinkArea[];
}
