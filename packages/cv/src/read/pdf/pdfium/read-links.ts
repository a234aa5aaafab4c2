import { isUsefulUrl } from "../../links.ts";
import { type LinkArea, MAX_LINKS_PER_PAGE } from "../link-area.ts";
import { boundingRect, type Matrix } from "../matrix.ts";
import { memory, type Pdfium, readText } from "./instance.ts";

interface LinkSource {
  readonly document: number;
  readonly page: number;
  readonly number: number;
  readonly base: Matrix;
}

/** Web, mail and telephone addresses that a page's link annotations open. */
export function readLinks(pdfium: Pdfium, { document, page, number, base }: LinkSource): LinkArea[] {
  const { api, scratch } = pdfium;
  const [position, handle, rect] = [scratch, scratch + 4, scratch + 8];
  new Int32Array(memory(pdfium), position, 1)[0] = 0;
  const links: LinkArea[] = [];
  while (links.length < MAX_LINKS_PER_PAGE && api.FPDFLink_Enumerate(page, position, handle)) {
    const link = new Int32Array(memory(pdfium), handle, 1)[0] ?? 0;
    const next = new Int32Array(memory(pdfium), position, 1)[0] ?? 0;
    const url = urlOf(pdfium, document, link);
    if (api.FPDFLink_GetAnnotRect(link, rect) && isUsefulUrl(url)) {
      const [left = 0, top = 0, right = 0, bottom = 0] = new Float32Array(memory(pdfium), rect, 4);
      links.push({ url: url.trim(), page: number, box: boundingRect(base, left, bottom, right, top) });
    }
    new Int32Array(memory(pdfium), position, 1)[0] = next;
  }
  return links;
}

function urlOf(pdfium: Pdfium, document: number, link: number): string {
  const { api } = pdfium;
  const action = api.FPDFLink_GetAction(link);
  if (action === 0) return "";
  return readText(pdfium, "utf-8", (address, bytes) =>
    api.FPDFAction_GetURIPath(document, action, address, bytes),
  );
}
