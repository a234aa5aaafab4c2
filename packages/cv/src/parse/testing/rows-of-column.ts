import type { TestLine } from "./cv-document.ts";

interface Column {
  /** Points from its left edge to its right one. */
  readonly width: number;
  /** Points that a letter takes. */
  readonly perLetter: number;
}

/** Rows of a column, each as wide as its letters but for those with dates on the right, which reach to its edge. */
export function rowsOfColumn(lines: readonly string[], { width, perLetter }: Column): TestLine[] {
  return lines.map((text, at) => ({
    text: text.replace(/^\* /u, ""),
    bullet: text.startsWith("* "),
    box: {
      x: 50,
      y: 100 + at * 14,
      width: text.includes("\t") ? width : Math.min(width, text.length * perLetter),
      height: 12,
    },
  }));
}
