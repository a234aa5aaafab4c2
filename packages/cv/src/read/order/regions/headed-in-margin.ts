import { inOrder } from "../../../in-order.ts";
import type { Fragment } from "../letters/fragments.ts";

/** How far from the top of its section, or from its middle, a heading may stand, in its ems. */
const LEVEL = 1.8;
/** More white space than this over a row, in ems of its heading, says no more. */
const MOST_WHITE = 1.5;
/** What it costs to stand below the first row of the text, or above it: headings rather hang down. */
const BELOW = 0.2;
const ABOVE = 0.6;
/** Lines at most this far apart, in ems, are one heading. */
const WRAPPED = 1.6;
/** The same where nothing else stands in the margin, and where they are drawn one after the other. */
const LOOSE = 1.75;
const DRAWN_AS_ONE = 2.2;

/** A heading in the margin with the text that it heads. */
export interface MarginSection {
  readonly heading: readonly Fragment[];
  readonly body: readonly Fragment[];
}

export interface Sections {
  /** What stands above the first and below the last. */
  readonly above: readonly Fragment[];
  readonly below: readonly Fragment[];
  readonly sections: readonly MarginSection[];
}

/** Each heading with the text that is drawn next, or with that which is drawn before it. Null where these do not stand side by side. */
export function headedInTurn(
  headings: ReadonlySet<Fragment>,
  beside: readonly Fragment[],
  body: "before" | "after",
): Sections | null {
  const runs = inTurn(headings, beside);
  const step = body === "after" ? 1 : -1;
  const sections = runs.flatMap(({ isHeading, fragments }, i) =>
    isHeading ? [{ heading: fragments, body: runs[i + step]?.fragments ?? [] }] : [],
  );
  const [first, ...others] = sections;
  // All drawn one after the other, they say nothing.
  if (first === undefined || sections.some(({ heading }) => clumpsOf(heading, DRAWN_AS_ONE).length > 1))
    return null;
  const begins = startOf(first.heading, rowsOf(first.body));
  return inSections([{ ...first, body: first.body.filter((f) => f.top >= begins) }, ...others], beside);
}

interface Run {
  readonly isHeading: boolean;
  readonly fragments: Fragment[];
}

/** Headings and text as they are drawn one after the other. */
function inTurn(headings: ReadonlySet<Fragment>, beside: readonly Fragment[]): readonly Run[] {
  const runs: Run[] = [];
  for (const f of inOrder([...headings, ...beside], (a, b) => a.first - b.first)) {
    const isHeading = headings.has(f);
    const last = runs.at(-1);
    if (last?.isHeading === isHeading) last.fragments.push(f);
    else runs.push({ isHeading, fragments: [f] });
  }
  return runs;
}

/** Where the section of a heading begins: at a row about level with it, the nearer and the more white space over it, the better. */
function startOf(heading: readonly Fragment[], rows: readonly Row[]): number {
  const [top, size] = [topOf(heading), sizeOf(heading)];
  let best = { start: top, worth: -Infinity };
  for (const [i, row] of rows.entries()) {
    const off = top - row.top;
    const white = Math.min(row.top - (rows[i - 1]?.bottom ?? -Infinity), MOST_WHITE * size);
    const worth = white - (off > 0 ? BELOW * off : -ABOVE * off);
    if (Math.abs(off) <= LEVEL * size && worth > best.worth) best = { start: row.top, worth };
  }
  return best.start;
}

/** Each heading with the text that begins level with it, in whatever order all is drawn. */
export function headedLevel(headings: ReadonlySet<Fragment>, beside: readonly Fragment[]): Sections | null {
  const clumps = clumpsOf([...headings], LOOSE);
  const rows = rowsOf(beside);
  const starts = clumps.map((heading) => startOf(heading, rows));
  const sections = clumps.map((heading, i) => ({
    heading,
    body: beside.filter((f) => f.top >= (starts[i] ?? 0) && f.top < (starts[i + 1] ?? Infinity)),
  }));
  return inSections(sections, beside);
}

/** The headings of a margin from top to bottom, each with all its lines. */
export function clumpsOf(side: readonly Fragment[], wrapped = WRAPPED): Fragment[][] {
  const clumps: Fragment[][] = [];
  for (const f of [...side].sort((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const last = clumps.at(-1)?.at(-1);
    if (last && f.baseline - last.baseline <= wrapped * f.size) clumps.at(-1)?.push(f);
    else clumps.push([f]);
  }
  return clumps;
}

/** The sections with what stands above them; null unless they stand below one another, each beside its heading. */
function inSections(sections: readonly MarginSection[], beside: readonly Fragment[]): Sections | null {
  const areBeside = sections.every(({ heading, body }) => body.length > 0 && isBeside(heading, body));
  if (!areBeside) return null;
  const areApart = sections.every(
    ({ body }, i) => i === 0 || topOf(body) >= bottomOf(sections[i - 1]?.body ?? []) - 1,
  );
  const held = new Set(sections.flatMap(({ body }) => body));
  const rest = beside.filter((f) => !held.has(f));
  const top = topOf(sections[0]?.body ?? []);
  const end = bottomOf(sections.at(-1)?.body ?? []);
  const [above, below] = [rest.filter((f) => f.bottom <= top + 1), rest.filter((f) => f.top >= end - 1)];
  return areApart && above.length + below.length === rest.length ? { above, below, sections } : null;
}

/** At the top of the text, or in the middle of its height. */
function isBeside(heading: readonly Fragment[], body: readonly Fragment[]): boolean {
  const room = LEVEL * sizeOf(heading);
  const isLevel = Math.abs(topOf(heading) - topOf(body)) <= room;
  return isLevel || Math.abs(middleOf(heading) - middleOf(body)) <= room;
}

interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly fragments: readonly Fragment[];
}

export function rowsOf(body: readonly Fragment[]): readonly Row[] {
  const rows: { top: number; bottom: number; fragments: Fragment[] }[] = [];
  for (const f of inOrder(body, (a, b) => a.top - b.top)) {
    const last = rows.at(-1);
    if (last !== undefined && (f.top + f.bottom) / 2 < last.bottom) {
      last.fragments.push(f);
      last.bottom = Math.max(last.bottom, f.bottom);
    } else rows.push({ top: f.top, bottom: f.bottom, fragments: [f] });
  }
  return rows;
}

export function topOf(side: readonly Fragment[]): number {
  return Math.min(...side.map((f) => f.top));
}

export function bottomOf(side: readonly Fragment[]): number {
  return Math.max(...side.map((f) => f.bottom));
}

function middleOf(side: readonly Fragment[]): number {
  return (topOf(side) + bottomOf(side)) / 2;
}

function sizeOf(heading: readonly Fragment[]): number {
  return heading[0]?.size ?? 0;
}
