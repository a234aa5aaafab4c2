import type { Matrix } from "../matrix.ts";
import type { Pdfium } from "./instance.ts";

/** How a page's own coordinates map to page space, and how large the visible page is. */
interface PageFrame {
  readonly base: Matrix;
  readonly width: number;
  readonly height: number;
}

const LETTER = [0, 792, 612, 0] as const;

/** The crop box, turned as the page asks for. */
export function pageFrame(pdfium: Pdfium, page: number): PageFrame {
  const { api, scratch } = pdfium;
  const known = api.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = known ? pdfium.results.floats : LETTER;
  const [width, height] = [right - left, top - bottom];
  switch (api.FPDFPage_GetRotation(page)) {
    case 1:
      return { base: [0, 1, 1, 0, -bottom, -left], width: height, height: width };
    case 2:
      return { base: [-1, 0, 0, 1, right, -bottom], width, height };
    case 3:
      return { base: [0, -1, -1, 0, top, right], width: height, height: width };
    default:
      return { base: [1, 0, 0, -1, -left, top], width, height };
  }
}
