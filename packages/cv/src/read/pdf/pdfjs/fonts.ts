import { type FontName, readFontName } from "../font-names.ts";

/** What the reader needs to know of a font that pdf.js has loaded. */
export interface PdfFont extends FontName {
  /** Glyph widths are multiplied by this to get ems. */
  readonly widthScale: number;
  /** Height of the font in units of the font size: 1 but for Type 3 fonts with a scale of their own. */
  readonly heightScale: number;
}

/** Reads the font object that pdf.js keeps; a missing or odd one is treated as plain text. */
export function toPdfFont(value: unknown): PdfFont {
  const record = isRecord(value) ? value : {};
  const named = readFontName(typeof record.name === "string" ? record.name : "");
  const matrix = Array.isArray(record.fontMatrix) ? record.fontMatrix : null;
  return {
    ...named,
    bold: named.bold || record.bold === true || record.black === true,
    italic: named.italic || record.italic === true,
    widthScale: Math.abs(numberAt(matrix, 0, 0.001)),
    heightScale: record.isType3Font === true ? type3Height(matrix, record.bbox) : 1,
  };
}

/**
 * Browsers embed outlines as Type 3 fonts of 1,000 units per em; scanners and old TeX use units of their
 * own, where the height of the font's box is the best measure there is.
 */
function type3Height(matrix: readonly unknown[] | null, bbox: unknown): number {
  const unit = Math.abs(numberAt(matrix, 3, 0.001));
  const em = unit * 1000;
  if (em > 0.5 && em < 2) return em;
  const box = Array.isArray(bbox) ? bbox : null;
  const height = Math.abs(numberAt(box, 3, 0) - numberAt(box, 1, 0)) * unit;
  return height > 0 ? height : 1;
}

function numberAt(values: readonly unknown[] | null, index: number, otherwise: number): number {
  const value = values?.[index];
  return typeof value === "number" && Number.isFinite(value) && value !== 0 ? value : otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
