import { EMPTY_DOCUMENT } from "../../../test-support/empty-analysis.ts";
import type { CvDocument, Line } from "../../types.ts";

export type TestLine = string | ({ readonly text: string } & Partial<Line>);

/** A CV of one column as the reader hands it over; `# ` in front of a line makes it a heading, `* ` a list item. */
export function cvDocument(lines: readonly TestLine[]): CvDocument {
  return { ...EMPTY_DOCUMENT, lines: lines.map(toLine) };
}

function toLine(line: TestLine, id: number): Line {
  const own = typeof line === "string" ? marked(line) : line;
  const size = own.size ?? 10;
  return {
    id,
    page: 1,
    box: { x: 50, y: 40 + id * 14, width: Math.min(480, own.text.length * size * 0.5), height: 12 },
    size,
    bold: false,
    italic: false,
    colour: "#000000",
    block: 0,
    bullet: false,
    cells: null,
    headingLevel: null,
    ...own,
  };
}

function marked(line: string): { readonly text: string } & Partial<Line> {
  if (line.startsWith("# ")) return { text: line.slice(2), bold: true, size: 13 };
  if (line.startsWith("* ")) return { text: line.slice(2), bullet: true };
  if (line.startsWith("! ")) return { text: line.slice(2), size: 20, bold: true };
  return { text: line };
}
