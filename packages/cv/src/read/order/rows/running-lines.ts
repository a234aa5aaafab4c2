import { cleanText } from "../../text/clean.ts";
import { isPageNumber, stripPageNumber } from "../../text/page-numbers.ts";
import type { Fragment } from "../letters/fragments.ts";
import { toRows } from "./rows.ts";

interface PageText {
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

interface WithoutRunning {
  /** The pages' fragments without what runs along. */
  readonly pages: readonly (readonly Fragment[])[];
  /** Running footers, to be read once after everything else. */
  readonly footers: readonly { readonly page: number; readonly fragments: readonly Fragment[] }[];
}

interface MarginRow {
  readonly page: number;
  readonly fragments: readonly Fragment[];
  readonly text: string;
  readonly atTop: boolean;
  /** Distance from the edge of the page. */
  readonly distance: number;
}

/** Running lines stand in this part of the page at its head and foot. */
const MARGIN = 0.1;
const SAME_PLACE = 8;
/** Rows of a page's margins that are looked at; a header and a footer have two or three. */
const MAX_ROWS = 40;

/**
 * Takes headers, footers and page numbers out of the pages: what stands at the same place of several pages
 * is read once, a count of pages not at all.
 */
export function removeRunningLines(pages: readonly PageText[]): WithoutRunning {
  const rows = pages.flatMap((page, i) => marginRows(page, i).slice(0, MAX_ROWS));
  const removed = new Set<Fragment>();
  const footers: { page: number; fragments: readonly Fragment[] }[] = [];
  for (const row of rows) {
    const verdict = judge(row, rows, pages.length);
    for (const fragment of row.fragments) {
      if (verdict !== "stays" || isCount(fragment)) removed.add(fragment);
    }
    if (verdict === "last") footers.push({ page: row.page, fragments: withoutNumber(row) });
  }
  return { pages: pages.map(({ fragments }) => fragments.filter((f) => !removed.has(f))), footers };
}

/** Stays where it is, goes, or is read at the very end. */
type Verdict = "stays" | "goes" | "last";

function judge(row: MarginRow, rows: readonly MarginRow[], pages: number): Verdict {
  if (isPageNumber(row.text)) return "goes";
  const same = rows.filter((other) => other.atTop === row.atTop && isSame(row, other));
  const onPages = new Set(same.map(({ page }) => page)).size;
  if (onPages >= 2 && onPages >= 0.5 * (pages - 1)) {
    if (row.page > Math.min(...same.map(({ page }) => page))) return "goes";
    return row.atTop ? "stays" : "last";
  }
  const stripped = stripPageNumber(row.text);
  if (
    row.page > 1 &&
    stripped !== row.text &&
    rows.some((r) => r.page < row.page && r.text.includes(stripped))
  )
    return "goes";
  return "stays";
}

/** "Page 1 of 2" beside other text of a footer; a bare number may be part of that text. */
function isCount({ text }: Fragment): boolean {
  return isPageNumber(text) && /\p{L}/u.test(text);
}

function isSame(a: MarginRow, b: MarginRow): boolean {
  return Math.abs(a.distance - b.distance) <= SAME_PLACE && pattern(a.text) === pattern(b.text);
}

function pattern(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ");
}

function marginRows({ height, fragments }: PageText, index: number): MarginRow[] {
  const margin = fragments.filter((f) => f.bottom < MARGIN * height || f.top > (1 - MARGIN) * height);
  return toRows(margin).map((cells) => {
    const row = cells.flat();
    const atTop = (row[0]?.baseline ?? 0) < height / 2;
    const baseline = row[0]?.baseline ?? 0;
    const text = cleanText(row.map((f) => f.text).join(" ")).trim();
    return { page: index + 1, fragments: row, text, atTop, distance: atTop ? baseline : height - baseline };
  });
}

function withoutNumber(row: MarginRow): readonly Fragment[] {
  const rest = row.fragments.filter((f) => !isPageNumber(f.text));
  return rest.map((f) => ({ ...f, text: stripPageNumber(f.text) }));
}
