import { isUsefulUrl } from "../../links.ts";
import { type LinkArea, MAX_LINKS_PER_PAGE } from "../link-area.ts";
import { boundingRect, isNumberList, toMatrix } from "../matrix.ts";
import type { PdfPage } from "./open-pdf.ts";

/** Web, mail and telephone addresses that a page's link annotations open. */
export async function readLinks(page: PdfPage, number: number): Promise<LinkArea[]> {
  const annotations: readonly unknown[] = await page.getAnnotations().catch(() => []);
  const toPage = toMatrix(page.getViewport({ scale: 1 }).transform);
  const links: LinkArea[] = [];
  for (const annotation of annotations.slice(0, MAX_LINKS_PER_PAGE)) {
    if (typeof annotation !== "object" || annotation === null) continue;
    const url = "unsafeUrl" in annotation ? annotation.unsafeUrl : null;
    const rect = "rect" in annotation ? annotation.rect : null;
    if (typeof url !== "string" || !isNumberList(rect) || !isUsefulUrl(url)) continue;
    const box = boundingRect(toPage, rect[0] ?? 0, rect[1] ?? 0, rect[2] ?? 0, rect[3] ?? 0);
    links.push({ url: url.trim(), page: number, box });
  }
  return links;
}
