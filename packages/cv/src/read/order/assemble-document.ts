import type { CvDocument, DocumentLink, Line } from "../../types.ts";
import type { PageContent } from "../page-model.ts";
import type { LinkArea } from "../pdf/link-area.ts";
import { ReadFailure } from "../read-failure.ts";
import { buildFragments } from "./fragments.ts";
import { toLine } from "./lines.ts";
import { cutRegions } from "./regions.ts";
import { toRows } from "./rows.ts";

/** Puts the pages' text in reading order. */
export function assembleDocument(pages: readonly PageContent[], links: readonly LinkArea[]): CvDocument {
  const lines: Line[] = [];
  let block = 0;
  let columns = 1;
  for (const [index, page] of pages.entries()) {
    const upright = page.glyphs.filter((g) => g.angle === 0);
    const regions = cutRegions(buildFragments(upright, index + 1));
    columns = Math.max(columns, Math.min(regions.length, 2));
    for (const region of regions) {
      for (const row of toRows(region.fragments)) {
        const line = toLine(row, { id: lines.length, page: index + 1, block });
        if (line) lines.push(line);
      }
      block++;
    }
  }
  if (lines.length === 0) throw new ReadFailure("no-text");
  return {
    format: "pdf",
    pages: pages.length,
    lines,
    hidden: [],
    links: links.map((link) => toDocumentLink(link, lines)),
    unicodeComplete: true,
    layout: { columns, tables: 0, images: pages.reduce((sum, p) => sum + p.images, 0), textBoxes: 0 },
  };
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
