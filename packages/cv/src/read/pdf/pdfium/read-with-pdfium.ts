import type { ReadLimits } from "../../limits.ts";
import type { PageContent } from "../../page-model.ts";
import { ReadFailure } from "../../read-failure.ts";
import type { LinkArea } from "../link-area.ts";
import type { PdfContent } from "../pdf-content.ts";
import { Type3Names } from "../type3-names.ts";
import { withDocument, withPage } from "./document.ts";
import { lookAtDoubtful } from "./drawn-text.ts";
import { FontTable } from "./fonts.ts";
import { type Pdfium, withPdfium } from "./instance.ts";
import { pageFrame } from "./page-frame.ts";
import { readObjects } from "./page-objects.ts";
import { readGlyphs } from "./read-glyphs.ts";
import { readLinks } from "./read-links.ts";
import { readOutline } from "./read-outline.ts";

/** Reads every page of a PDF with PDFium. */
export function readWithPdfium(bytes: Uint8Array, limits: ReadLimits): Promise<PdfContent> {
  return withPdfium((pdfium) =>
    withDocument(pdfium, bytes, (document) => {
      const count = pdfium.api.FPDF_GetPageCount(document);
      if (count > limits.maxPages) throw new ReadFailure("too-many-pages");
      if (count === 0) throw new ReadFailure("damaged");
      return readPages(pdfium, document, {
        count,
        limits,
        fonts: new FontTable(pdfium, new Type3Names(bytes)),
      });
    }),
  );
}

function readPages(
  pdfium: Pdfium,
  document: number,
  { count, limits, fonts }: { count: number; limits: ReadLimits; fonts: FontTable },
): PdfContent {
  const pages: PageContent[] = [];
  const links: LinkArea[] = [];
  let maxGlyphs = limits.maxGlyphs;
  for (let index = 0; index < count; index++) {
    if (hasFilledForm(pdfium, document, index)) flatten(pdfium, document, index);
    withPage(pdfium, document, index, (page, text) => {
      const frame = pageFrame(pdfium, page);
      const objects = readObjects(pdfium, page, {
        base: frame.base,
        maxPaints: limits.maxPaints,
        maxObjects: limits.maxOperators,
      });
      const visible = { left: 0, top: 0, right: frame.width, bottom: frame.height };
      const glyphs = readGlyphs(pdfium, { text, base: frame.base, page: visible, objects, fonts, maxGlyphs });
      maxGlyphs -= glyphs.length;
      const { paints, rules, images } = objects;
      const content = { width: frame.width, height: frame.height, glyphs, paints, rules, images };
      pages.push({ ...content, glyphs: lookAtDoubtful(pdfium, { page, index, content, objects }) });
      links.push(...readLinks(pdfium, { document, page, number: index + 1, base: frame.base }));
    });
  }
  return { pages, links, outline: readOutline(pdfium, document), legacyFonts: fonts.legacy };
}

const FREE_TEXT = 3;
const WIDGET = 20;
const MAX_ANNOTATIONS = 2_000;

/** Text typed into form fields and text notes is drawn by annotations, not by the page. */
function hasFilledForm({ api }: Pdfium, document: number, index: number): boolean {
  const count = Math.min(api.EPDFPage_GetAnnotCountRaw(document, index), MAX_ANNOTATIONS);
  let found = false;
  for (let i = 0; i < count && !found; i++) {
    const annotation = api.EPDFPage_GetAnnotRaw(document, index, i);
    if (annotation === 0) continue;
    const subtype = api.FPDFAnnot_GetSubtype(annotation);
    found = subtype === FREE_TEXT || subtype === WIDGET;
    api.FPDFPage_CloseAnnot(annotation);
  }
  return found;
}

/** Makes what the annotations show part of the page. */
function flatten({ api }: Pdfium, document: number, index: number): void {
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) return;
  api.FPDFPage_Flatten(page, 0);
  api.FPDF_ClosePage(page);
}
