import { EMPTY_DOCUMENT } from "../../../test-support/empty-analysis.ts";
import type { CvDocument, Line } from "../../types.ts";

/** A line of a marked CV: what it says and what a good reading finds in it. */
export interface MarkedLine {
  readonly id: number;
  readonly text: string;
  /** Names the line holds a trap in: nothing counts there but what is marked. */
  readonly isTrap: boolean;
  /** Each by its accepted names. */
  readonly wanted: readonly (readonly string[])[];
  readonly optional: readonly (readonly string[])[];
}

interface MarkedCv {
  readonly title: string;
  readonly lines: readonly MarkedLine[];
  readonly document: CvDocument;
}

const MARK = /\{(\??)([^}=]*)(?:=([^}]*))?\}/g;

/**
 * CVs in plain text, each under a line `=== title`. `{Go}` and `{K8s=Kubernetes|k8s}` are skills, `{?…}` may be found;
 * `## ` begins a heading, `- ` a point, and `! ` a line of which nothing else is a skill.
 */
export function markedCvs(text: string): MarkedCv[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((cv) => {
      const [title = "", ...rows] = cv.trimEnd().split("\n");
      return { title, ...readRows(rows) };
    });
}

function readRows(rows: readonly string[]): Omit<MarkedCv, "title"> {
  const marked: MarkedLine[] = [];
  const lines: Line[] = [];
  let block = 0;
  for (const row of rows) {
    if (row === "") block += 1;
    else {
      const read = readRow(row, lines.length);
      marked.push(read);
      lines.push(buildLine(row, read, block));
    }
  }
  return { lines: marked, document: { ...EMPTY_DOCUMENT, format: "docx", lines } };
}

function readRow(row: string, id: number): MarkedLine {
  const wanted: string[][] = [];
  const optional: string[][] = [];
  const text = row.replace(/^! /, "").replace(/^(?:## |- )/, "");
  const plain = text.replace(MARK, (_, flag: string, written: string, names?: string) => {
    (flag === "?" ? optional : wanted).push([written, ...(names ?? "").split("|").filter(Boolean)]);
    return written;
  });
  return { id, text: plain, isTrap: row.startsWith("! "), wanted, optional };
}

function buildLine(row: string, { id, text }: MarkedLine, block: number): Line {
  const isHeading = row.startsWith("## ");
  return {
    id,
    text,
    block,
    page: 1,
    box: null,
    size: id === 0 ? 18 : isHeading ? 12 : 10,
    bold: isHeading || id === 0,
    italic: false,
    colour: null,
    bullet: /^(?:! )?- /.test(row),
    cells: null,
    headingLevel: isHeading ? 1 : null,
  };
}
