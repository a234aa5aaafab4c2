import type { CvDocument } from "../../types.ts";
import type { ReadLimits } from "../limits.ts";
import { assembleDocument } from "../order/assemble-document.ts";
import type { PageContent } from "../page-model.ts";
import { ReadFailure } from "../read-failure.ts";
import { interpretPage } from "./interpret-page.ts";
import { type LinkArea, readLinks } from "./links.ts";
import { toMatrix } from "./matrix.ts";
import { type OpenPdf, openPdf, type PdfPage } from "./open-pdf.ts";

/** Reads a PDF: its pages' drawing operators, then the order of what they drew. */
export async function readPdf(bytes: Uint8Array, limits: ReadLimits): Promise<CvDocument> {
  // pdf.js takes the buffer for itself; the caller keeps its own.
  const pdf = await openPdf(bytes.slice());
  try {
    const { numPages } = pdf.document;
    if (numPages > limits.maxPages) throw new ReadFailure("too-many-pages");
    const pages: PageContent[] = [];
    const links: LinkArea[] = [];
    let glyphs = 0;
    for (let number = 1; number <= numPages; number++) {
      const page = await pdf.document.getPage(number);
      const content = await readPage(pdf, page, limits, limits.maxGlyphs - glyphs);
      glyphs += content.glyphs.length;
      pages.push(content);
      links.push(...(await readLinks(page, number)));
      page.cleanup();
    }
    return assembleDocument(pages, links);
  } finally {
    await pdf.close();
  }
}

async function readPage(
  pdf: OpenPdf,
  page: PdfPage,
  limits: ReadLimits,
  maxGlyphs: number,
): Promise<PageContent> {
  const list = await page.getOperatorList();
  if (list.fnArray.length > limits.maxOperators) throw new ReadFailure("too-large");
  const viewport = page.getViewport({ scale: 1 });
  const groups = await pdf.document.getOptionalContentConfig();
  const setup = {
    ops: pdf.ops,
    base: toMatrix(viewport.transform),
    width: viewport.width,
    height: viewport.height,
    font: (name: string) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
    groupShown: (group: unknown) => groups.isVisible(group),
    maxPaints: limits.maxPaints,
    maxGlyphs,
  };
  return interpretPage(list, setup);
}
