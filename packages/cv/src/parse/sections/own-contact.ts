import { hasPlace } from "../places/place-score.ts";
import type { CvText, LineView } from "../text/cv-text.ts";
import type { Heading } from "./headings/find-headings.ts";

/** Address, phone and e-mail take no more lines, the name and the calling above them included. */
const MOST_LINES = 9;
const MOST_WORDS = 8;
/** Of each piece between bars and dots, where the data stand in one line. */
const MOST_OF_PIECE = 6;

/**
 * How to reach the person where no heading says so, by the ids of the lines: in blocks above the headings, at the foot of the
 * first page, at the top of a column that comes behind the text, or below the last section of the CV. Whoever has an address
 * above the first heading has said it there, and may repeat it at the foot of all.
 */
export function findOwnContact({ lines }: CvText, headings: readonly Heading[]): ReadonlySet<number> {
  const named = new Set(headings.filter(({ reading }) => reading !== null).map(({ view }) => view.id));
  const addresses = lines.filter(isAddress);
  const names = namesAtTop(lines);
  const page: Page = {
    lines,
    headings,
    named,
    isOwn: (view) => isAddress(view) && (addresses.length === 1 || isAddressOf(view, names)),
  };
  const firstNamed = lines.findIndex(({ id }) => named.has(id));
  const told = addresses.find(({ id }) => id < (lines[firstNamed]?.id ?? 0));
  const isOpen = firstNamed >= 0 && addresses.length > 0 && told === undefined;
  const found = [
    ...blocksAbove(page),
    ...footOfPage(page),
    ...(isOpen ? (headOfColumn(page) ?? endOfAll(page) ?? []) : []),
    ...(told === undefined ? [] : (endOfAll({ ...page, isOwn: isSameAs(told) }) ?? [])),
  ];
  return new Set(found.map(({ id }) => id));
}

function isSameAs(told: LineView): Page["isOwn"] {
  return (view) => addressIn(view) === addressIn(told);
}

function addressIn({ text }: LineView): string | undefined {
  return /[^\s<>|:;,]+@[^\s<>|:;,]+/u.exec(text)?.[0].toLowerCase();
}

interface Page {
  readonly lines: readonly LineView[];
  readonly headings: readonly Heading[];
  /** The headings whose words say what they are. */
  readonly named: ReadonlySet<number>;
  /** Whether a line has the address of the person, and not of a referee. */
  readonly isOwn: (view: LineView) => boolean;
}

/** The blocks of the first page that begin above its headings, with contact data or a town: up to the heading in each. */
function blocksAbove({ lines, headings }: Page): readonly LineView[] {
  const [first] = headings.map(({ view }) => view);
  const top = Math.min(...headings.map(({ view }) => (isOnFirstPage(view) ? topOf(view) : Infinity)));
  if (first === undefined) return [];
  const isHeading = new Set(headings.map(({ view }) => view.id));
  const blocks = Map.groupBy(lines.filter(isOnFirstPage), ({ line }) => line.block);
  return [...blocks.values()].flatMap((block) => {
    const [begin] = block;
    if (begin === undefined || isHeading.has(begin.id)) return [];
    const isReach = isOnFirstPage(first) && begin.line.block !== first.line.block && block.some(isReachAbove);
    if (!isReach && !isPlaceAbove(begin)) return [];
    const end = block.findIndex(({ id }) => isHeading.has(id));
    return end < 0 ? block : block.slice(0, end);
  });

  function isReachAbove(view: LineView): boolean {
    return first !== undefined && bottomOf(view) <= topOf(first) && (isAddress(view) || isPhone(view));
  }

  /** Wherever it comes in the reading order; not the text that a column brings over. */
  function isPlaceAbove(view: LineView): boolean {
    return (
      top < Infinity && bottomOf(view) <= top && view.words.length <= MOST_OF_PLACE && hasPlace(view.tokens)
    );
  }
}

const MOST_OF_PLACE = 6;

/** Height of the gap above the foot of a page, in lines of its type. */
const GAP = 3;
const MOST_OF_FOOT = 4;

/** The lowest lines of the first page, far below the last section and no part of it. */
function footOfPage({ lines, isOwn }: Page): readonly LineView[] {
  const sorted = lines.filter(isOnFirstPage).sort((a, b) => topOf(b) - topOf(a));
  const foot: LineView[] = [];
  for (const [index, view] of sorted.entries()) {
    foot.push(view);
    const above = sorted[index + 1];
    if (above === undefined || foot.length > MOST_OF_FOOT) return [];
    if (topOf(view) - bottomOf(above) > GAP * view.line.size) break;
  }
  return foot.some(isOwn) && foot.every(isShort) ? foot : [];
}

/** The lines from where the text jumps up to another column to the first heading there. */
function headOfColumn({ lines, named, isOwn }: Page): readonly LineView[] | null {
  for (const [index, view] of lines.entries()) {
    const above = lines[index - 1];
    if (above === undefined || !isTopOfColumn(above, view)) continue;
    const end = lines.findIndex(
      ({ id, line }, at) => at >= index && (named.has(id) || line.block !== view.line.block),
    );
    const head = lines.slice(index, end < 0 ? lines.length : end);
    if (head.length <= MOST_LINES && head.every(isShort) && head.some(isOwn)) return head;
  }
  return null;
}

function isTopOfColumn(above: LineView, view: LineView): boolean {
  if (!isOnFirstPage(above) || !isOnFirstPage(view) || view.line.block === above.line.block) return false;
  return topOf(view) + (view.line.box?.height ?? 0) * 2 < topOf(above);
}

/** The last lines from one with the person's address on. */
function endOfAll({ lines, named, isOwn }: Page): readonly LineView[] | null {
  const end = lines.slice(lines.findLastIndex(isAddress));
  const [first] = end;
  if (first === undefined || end.length > MOST_LINES || end.some(({ id }) => named.has(id))) return null;
  return opensWithAddress(first) && isOwn(first) && end.every(isShort) ? end : null;
}

/** "ada@mail.example | +44 …", "Email: ada@mail.example": no sentence and no name stands in front. */
function opensWithAddress({ text }: LineView): boolean {
  return /^(?:\P{L}|(?:e-?mail|mail|contact)(?!\p{L})){0,12}\S+@/iu.test(text);
}

function isAddress({ text }: LineView): boolean {
  return text.includes("@");
}

/** "+94 77 123 4567" in any line, and alone in its own "(323) 555-0164": at least nine figures and nothing else. */
function isPhone({ text }: LineView): boolean {
  return /\+\d[\d ()-]{7,}\d/.test(text) || /^\W*\d(?:[ ()./-]{0,2}\d){8,12}\W*$/.test(text);
}

/** A few words, or short pieces side by side: no sentence. */
function isShort({ words, text }: LineView): boolean {
  if (words.length <= MOST_WORDS) return true;
  const pieces = text.split(/[|•·,;\t]/);
  const areShort = pieces.every((piece) => piece.trim().split(/\s+/).length <= MOST_OF_PIECE);
  return pieces.length > 1 && areShort && !/\.\s*$/.test(text);
}

function isOnFirstPage({ line }: LineView): boolean {
  return line.page === 1 && line.box !== null;
}

function topOf({ line }: LineView): number {
  return line.box?.y ?? 0;
}

function bottomOf({ line }: LineView): number {
  return (line.box?.y ?? 0) + (line.box?.height ?? 0);
}

/** Letters of the names in the first lines, which an address repeats. */
const LEAST_LETTERS = 4;

function namesAtTop(lines: readonly LineView[]): readonly string[] {
  const largest = lines.reduce((most, { line }) => (line.page === 1 ? Math.max(most, line.size) : most), 0);
  return [...lines.slice(0, 2), ...lines.filter(({ line }) => line.page === 1 && line.size === largest)]
    .flatMap(({ words }) => words)
    .filter((word) => word.length >= LEAST_LETTERS);
}

function isAddressOf({ text }: LineView, names: readonly string[]): boolean {
  const [, local = ""] = /(?:^|[^\p{L}\p{Nd}._+-])([\p{L}\p{Nd}._+-]{1,40})@/u.exec(text.slice(0, 200)) ?? [];
  const written = local.toLowerCase();
  return names.some((name) => written.includes(name));
}
