import type { OutlineEntry } from "../pdf-content.ts";
import { type Pdfium, readText } from "./instance.ts";

const MAX_ENTRIES = 300;
const MAX_DEPTH = 6;

/** The bookmarks of a document with their depth, from 1, in document order. */
export function readOutline(pdfium: Pdfium, document: number): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const seen = new Set<number>();
  collect({ pdfium, document, entries, seen }, pdfium.api.FPDFBookmark_GetFirstChild(document, 0), 1);
  return entries;
}

interface Walk {
  readonly pdfium: Pdfium;
  readonly document: number;
  readonly entries: OutlineEntry[];
  /** Bookmarks of a broken file may lead round in a circle. */
  readonly seen: Set<number>;
}

function collect(walk: Walk, first: number, level: number): void {
  const { api } = walk.pdfium;
  for (let mark = first; mark !== 0; mark = api.FPDFBookmark_GetNextSibling(walk.document, mark)) {
    if (walk.seen.has(mark) || walk.entries.length >= MAX_ENTRIES) return;
    walk.seen.add(mark);
    const title = readText(walk.pdfium, "utf-16le", (address, bytes) =>
      api.FPDFBookmark_GetTitle(mark, address, bytes),
    );
    if (title.trim() !== "") walk.entries.push({ title, level });
    if (level < MAX_DEPTH) collect(walk, api.FPDFBookmark_GetFirstChild(walk.document, mark), level + 1);
  }
}
