import type { Rect } from "../../page-model.ts";
import { memory, type Pdfium } from "./instance.ts";

/** A part of a page as it is drawn, four bytes a point: blue, green, red, nothing. */
export interface Picture {
  readonly area: Rect;
  /** Dots per point of the page. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Strokes of small type come out in their full colour from two dots per point on. */
const SCALE = 2;
/** Dots of a picture at the most: a whole page of A4 has two millions. */
const MOST_DOTS = 2_500_000;
const BLUE_GREEN_RED_X = 3;
const WHITE = 0xffffffff;

/** Draws a part of a page, on white paper. Null where PDFium has no room for it. */
export function drawPart(
  { api }: Pdfium,
  page: number,
  { area, pageWidth, pageHeight }: { area: Rect; pageWidth: number; pageHeight: number },
): Picture | null {
  const [wide, high] = [area.right - area.left, area.bottom - area.top];
  const scale = Math.min(SCALE, Math.sqrt(MOST_DOTS / (wide * high)));
  const [width, height] = [Math.floor(wide * scale), Math.floor(high * scale)];
  if (width < 1 || height < 1) return null;
  const bitmap = api.FPDFBitmap_CreateEx(width, height, BLUE_GREEN_RED_X, 0, 0);
  if (bitmap === 0) return null;
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const [left, top] = [Math.round(-area.left * scale), Math.round(-area.top * scale)];
    const size = [Math.round(pageWidth * scale), Math.round(pageHeight * scale)] as const;
    api.FPDF_RenderPageBitmap(bitmap, page, left, top, ...size, 0, 0);
    const from = api.FPDFBitmap_GetBuffer(bitmap);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    if (stride !== width * 4) return null;
    const bytes = new Uint8Array(memory({ api }), from, stride * height).slice();
    return { area, scale, width, height, bytes };
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}
