import type { ReadLimits } from "../../limits.ts";
import type { PageContent } from "../../page-model.ts";
import { ReadFailure } from "../../read-failure.ts";
import { readFontName } from "../font-names.ts";
import type { LinkArea } from "../link-area.ts";
import { toMatrix } from "../matrix.ts";
import type { OutlineEntry, PdfContent } from "../pdf-content.ts";
import { interpretPage } from "./interpret-page.ts";
import { type OpenPdf, openPdf, type PdfDocument, type PdfPage } from "./open-pdf.ts";
import { readLinks } from "./read-links.ts";

/** Reads every page of a PDF with pdf.js. */
export async function readWithPdfjs(bytes: Uint8Array, limits: ReadLimits): Promise<PdfContent> {
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
    const fonts = new Set(pages.flatMap(({ glyphs }) => glyphs.map(({ style }) => style.font)));
    const legacyFonts = [...fonts].some((name) => readFontName(name).legacy);
    return { pages, links, outline: await readOutline(pdf.document), legacyFonts };
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
  return interpretPage(list, {
    ops: pdf.ops,
    base: toMatrix(viewport.transform),
    width: viewport.width,
    height: viewport.height,
    font: (name) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
    groupShown: (group) => groups.isVisible(group),
    maxPaints: limits.maxPaints,
    maxGlyphs,
  });
}

const MAX_ENTRIES = 300;

/** The topmost bookmarks and those below them. */
async function readOutline(document: PdfDocument): Promise<OutlineEntry[]> {
  const top = (await document.getOutline().catch(() => null)) ?? [];
  const entries = top.flatMap(({ title, items }) => [
    { title, level: 1 },
    ...items.map((item: { title: string }) => ({ title: item.title, level: 2 })),
  ]);
  return entries.slice(0, MAX_ENTRIES);
}
