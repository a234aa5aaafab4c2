import { hasPlace } from "../places/place-score.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import { findContactFoot } from "./contact-foot.ts";
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
  const firstHeading = headings[0]?.view.line ?? null;
  const top = Math.min(
    ...headings.map(({ view: { line } }) => (line.page === 1 && line.box !== null ? line.box.y : Infinity)),
  );
  const page: Page = { text, personal, columns: [], largest: largestSize(text), firstHeading, top };
  const sections: SectionLines[] = [personal];
  const contact = new Set([...findContactFoot(text), ...findOwnContact(text, headings)]);
  let open = personal;
  let block: number | null = null;
  for (const view of text.lines) {
    // "=========" under a heading of plain text.
    if (RULE.test(view.text)) continue;
    if (contact.has(view.id)) {
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
  readonly firstHeading: LineView["line"] | null;
  /** Where the uppermost heading of the first page begins. */
  readonly top: number;
}

/** The section that a line which is no heading belongs to. */
function sectionOf(view: LineView, isNewBlock: boolean, open: SectionLines, page: Page): SectionLines {
  const { text, personal, columns, largest, firstHeading } = page;
  if (!isNewBlock) return isName(view, largest, text) ? personal : open;
  if (isContactAbove(view, firstHeading, text) || isAboveAll(view, page.top)) return personal;
  return reopen(view, open, columns, personal, largest);
}

const RULE = /^\s*([=_~*#-])\1{3,}\s*$/u;

/** A place set above the uppermost heading of the first page, wherever it comes in the reading order; not the text that a column brings over. */
function isAboveAll({ line: { page, box }, words, tokens }: LineView, top: number): boolean {
  const isAbove = page === 1 && box !== null && top < Infinity && box.y + box.height <= top;
  return isAbove && words.length <= MOST_OF_PLACE && hasPlace(tokens);
}

const MOST_OF_PLACE = 6;

/** A block of contact data beside the name, above the first heading: no section has been opened yet. */
function isContactAbove({ line }: LineView, heading: LineView["line"] | null, { lines }: CvText): boolean {
  if (heading?.box == null || line.page !== 1 || heading.page !== 1 || line.block === heading.block)
    return false;
  const { y } = heading.box;
  return lines.some(
    ({ line: other, text }) =>
      other.block === line.block &&
      other.page === 1 &&
      other.box !== null &&
      other.box.y + other.box.height <= y &&
      (text.includes("@") || /\+\d[\d ()-]{7,}\d/.test(text) || LOCAL_PHONE.test(text)),
  );
}

/** "(323) 555-0164", "06 51 88 03 47", "024 555 8160": at least nine figures and nothing else. */
const LOCAL_PHONE = /^\W*\d(?:[ ()./-]{0,2}\d){8,12}\W*$/;

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
