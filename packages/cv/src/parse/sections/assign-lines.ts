import type { CvText, LineView } from "../text/cv-text.ts";
import type { Heading } from "./headings/find-headings.ts";
import { findOwnContact } from "./own-contact.ts";

interface SectionLines {
  readonly heading: Heading | null;
  readonly lines: LineView[];
}

/**
 * Gives every line to the heading above it. Where a new block begins without a heading, the section
 * that was open in the same column goes on (a sidebar beside the text, a column over the page break);
 * the block with the name and the largest type starts the personal lines anew.
 */
export function assignLines(text: CvText, headings: readonly Heading[]): readonly SectionLines[] {
  const byLine = new Map(headings.map((heading) => [heading.view.id, heading]));
  const personal: SectionLines = { heading: null, lines: [] };
  const page: Page = { text, personal, columns: [], largest: largestSize(text) };
  const sections: SectionLines[] = [personal];
  const contact = findOwnContact(text, headings);
  let open = personal;
  let block: number | null = null;
  for (const view of text.lines) {
    // "=========" under a heading of plain text.
    if (RULE.test(view.text)) continue;
    if (contact.has(view.id) && open !== personal) {
      personal.lines.push(view);
      continue;
    }
    const heading = byLine.get(view.id);
    const isNewBlock = view.line.block !== block;
    block = view.line.block;
    if (heading !== undefined) {
      open = { heading, lines: [] };
      sections.push(open);
    } else {
      open = sectionOf(view, isNewBlock, open, page);
      open.lines.push(view);
    }
    if (isNewBlock || heading !== undefined) remember(view, open, page.columns);
  }
  return sections.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

interface Page {
  readonly text: CvText;
  /** Its lines without a heading above them. */
  readonly personal: SectionLines;
  /** The columns so far, and the section that was last open in each; the one last written in is the last. */
  readonly columns: Column[];
  /** The type of the name, 0 where none stands out. */
  readonly largest: number;
}

/** The section that a line which is no heading belongs to. */
function sectionOf(view: LineView, isNewBlock: boolean, open: SectionLines, page: Page): SectionLines {
  const { text, personal, columns, largest } = page;
  if (isNewBlock) return reopen(view, open, columns, personal, largest);
  return isName(view, largest, text) ? personal : open;
}

const RULE = /^\s*([=_~*#-])\1{3,}\s*$/u;

interface Column {
  readonly x: number;
  readonly right: number;
  readonly section: SectionLines;
}

function reopen(
  view: LineView,
  open: SectionLines,
  columns: readonly Column[],
  personal: SectionLines,
  largest: number,
): SectionLines {
  const { size, page, box } = view.line;
  if (page === 1 && largest > 0 && size >= largest) return personal;
  if (box === null) return open;
  const shares = columns.map((column) => {
    const overlap = Math.min(column.right, box.x + box.width) - Math.max(column.x, box.x);
    return overlap / Math.max(1, Math.min(column.right - column.x, box.width));
  });
  // Of columns that cover the line about as well the one last written in goes on: headings set right begin anywhere.
  const most = Math.max(0.5, ...shares);
  const best = columns.findLast((_, index) => {
    const share = shares[index] ?? 0;
    return share > 0.5 && share >= most - LIKE_SHARES;
  });
  return best === undefined || best.section.heading === null ? open : best.section;
}

const LIKE_SHARES = 0.2;

function remember(view: LineView, section: SectionLines, columns: Column[]): void {
  const { box } = view.line;
  if (box === null) return;
  const same = columns.findIndex((column) => Math.abs(column.x - box.x) < 12);
  const entry: Column = { x: box.x, right: box.x + Math.max(box.width, 80), section };
  if (same >= 0) columns.splice(same, 1);
  columns.push(entry);
}

/** The one line in the largest type below a column of other things: the name, with which the CV begins. */
function isName({ line }: LineView, largest: number, { lines }: CvText): boolean {
  if (line.page !== 1 || largest === 0 || line.size < largest) return false;
  return lines.filter((other) => other.line.size >= largest).length === 1;
}

/** The largest type, when it stands out; 0 otherwise. */
function largestSize(text: CvText): number {
  let largest = 0;
  for (const { line } of text.lines) if (line.page === 1 && line.size > largest) largest = line.size;
  return largest > text.bodySize * 1.25 ? largest : 0;
}
