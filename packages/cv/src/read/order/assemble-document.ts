import type { CvDocument, DocumentLink, HiddenLine, HiddenReason, Line } from "../../types.ts";
import type { LinkArea } from "../pdf/link-area.ts";
import type { PdfContent } from "../pdf/pdf-content.ts";
import { ReadFailure } from "../read-failure.ts";
import { UNKNOWN_GLYPH } from "../text/clean.ts";
import { withoutMarkdown } from "../text/markdown.ts";
import { isDrawnOrder, toTypedOrder } from "../text/visual-vowels.ts";
import { type JudgedGlyphs, judgeGlyphs } from "../visibility/judge-glyphs.ts";
import { buildFragments } from "./letters/fragments.ts";
import { type Frame, toFrames } from "./letters/frames.ts";
import { type PageText, readPageText, same } from "./page-text.ts";
import { marginSections } from "./regions/margin-sections.ts";
import { cutPage, flowPages, type Region } from "./regions/regions.ts";
import { toLine } from "./rows/lines.ts";
import { applyOutline } from "./rows/outline-levels.ts";
import { toRows } from "./rows/rows.ts";
import { removeRunningLines } from "./rows/running-lines.ts";
import { joinWrappedCells } from "./rows/wrapped-cells.ts";

/** Puts the pages' text in reading order. */
export function assembleDocument({ pages, links, outline, legacyFonts }: PdfContent): CvDocument {
  const judged = pages.map(judgeGlyphs);
  const read = asTyped(judged.map(({ visible }, i) => readPageText(pages[i], visible)));
  const main = removeRunningLines(read.map(({ height, fragments }) => ({ height, fragments })));
  const margins = marginSections(main.pages);
  const regions = main.pages.map((fragments, i) => cutPage(fragments, i + 1, read[i], margins?.[i]));
  const turned = read.flatMap(({ turned: own }, i) => own.map((frame) => ({ ...frame, page: i + 1 })));
  const upright = [...flowPages(regions), ...main.footers];
  const written = writeLines([
    ...upright.map((region) => ({ ...region, toPage: read[region.page - 1]?.toPage ?? same })),
    ...turned,
  ]);
  const lines = withoutMarkdown(applyOutline(written, outline));
  const hidden = judged.flatMap((page, i) => hiddenLines(page, i + 1)).map((line, id) => ({ ...line, id }));
  if (lines.length === 0 && hidden.length === 0) throw new ReadFailure("no-text");
  return {
    format: "pdf",
    pages: pages.length,
    lines,
    hidden,
    links: links.map((link) => toDocumentLink(link, lines)),
    unicodeComplete: isDecoded(judged) && !legacyFonts,
    layout: {
      columns: Math.max(1, ...regions.map(({ columns }) => columns)),
      tables: read.reduce((sum, { tables }) => sum + tables, 0),
      images: pages.reduce((sum, { images }) => sum + images, 0),
      textBoxes: 0,
    },
  };
}

/** The pages with the vowel signs of Indic scripts where they are typed. */
function asTyped(pages: readonly PageText[]): readonly PageText[] {
  if (!isDrawnOrder(pages.flatMap(({ fragments }) => fragments.map(({ text }) => text)))) return pages;
  return pages.map((page) => ({
    ...page,
    fragments: page.fragments.map((fragment) => ({ ...fragment, text: toTypedOrder(fragment.text) })),
  }));
}

interface Block extends Region {
  readonly toPage: Frame["toPage"];
}

function writeLines(blocks: readonly Block[]): Line[] {
  const lines: Line[] = [];
  let block = 0;
  let before = 0;
  for (const { page, fragments, toPage, goesOn } of blocks) {
    if (lines.length > before && goesOn !== true) block++;
    before = lines.length;
    for (const row of joinWrappedCells(toRows(fragments))) {
      const line = toLine(row, { id: lines.length, page, block, toPage });
      if (line) lines.push(line);
    }
  }
  return lines;
}

function hiddenLines({ hidden }: JudgedGlyphs, page: number): HiddenLine[] {
  const reasons: readonly HiddenReason[] = [...new Set(hidden.map(({ reason }) => reason))];
  return reasons.flatMap((reason) => {
    const frames = toFrames(hidden.flatMap((h) => (h.reason === reason ? [h.glyph] : [])));
    return frames.flatMap(({ glyphs, toPage }) =>
      toRows(buildFragments(glyphs)).flatMap((row) => {
        const line = toLine(row, { id: 0, page, block: 0, toPage });
        return line ? [{ ...line, hidden: reason }] : [];
      }),
    );
  });
}

/** Glyphs of unknown meaning that a text may have, as a share: a stray icon or logo letter is no loss. */
const UNKNOWN_SHARE = 0.005;

function isDecoded(judged: readonly JudgedGlyphs[]): boolean {
  let all = 0;
  let unknown = 0;
  for (const { visible } of judged) {
    all += visible.length;
    for (const { text } of visible) if (text.includes(UNKNOWN_GLYPH)) unknown++;
  }
  return unknown <= UNKNOWN_SHARE * all;
}

function toDocumentLink(link: LinkArea, lines: readonly Line[]): DocumentLink {
  const middle = (link.box.top + link.box.bottom) / 2;
  const line = lines.find(
    ({ page, box }) =>
      page === link.page &&
      box !== null &&
      box.y <= middle &&
      box.y + box.height >= middle &&
      box.x < link.box.right &&
      box.x + box.width > link.box.left,
  );
  return { url: link.url, text: line?.text ?? "", line: line?.id ?? null };
}
