import { type Fragment, median } from "../letters/fragments.ts";
import { HEAD_SIZE, looks, usualLooks } from "../letters/looks.ts";
import type { Band } from "./band.ts";
import { asOneLine } from "./bands.ts";
import { bottomOf, headedInTurn, headedLevel, rowsOf, type Sections, topOf } from "./headed-in-margin.ts";
import { isDate } from "./judge-columns.ts";

/** So many headings, at least, make a margin of them, on all pages together. */
const LEAST_HEADINGS = 3;
const LONGEST_HEADING = 40;
/** Share of the text that stands beside them, at least: a list with labels is no page of sections. */
const LEAST_BESIDE = 0.5;
/** Rows beside a heading, on average: a form has one beside each of its labels. */
const LEAST_ROWS = 1.8;
/** White space between two sections over that between their rows, in points. */
const PARTED = 1;
/** Rows of a post that may hold its dates. */
const ROWS_OF_POST = 3;

/** The bands of each page; null for one without headings in its margin. */
type PagesOfBands = readonly (readonly Band[] | null)[];

/**
 * The sections of pages whose headings all stand in one margin and look alike, though they hang from their rows or stand in
 * the middle of them: what each heads is drawn in turn with it, or level with it. Null where none do.
 */
export function marginSections(pages: readonly (readonly Fragment[])[]): PagesOfBands | null {
  for (const group of alikeFragments(pages.flat())) {
    for (const side of ["left", "right"] as const) {
      const bands = bandsBeside(pages, group, side);
      if (bands !== null) return bands;
    }
  }
  return null;
}

/** What looks alike, and not like most of the text. */
function alikeFragments(fragments: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const groups = Map.groupBy(fragments, looks);
  groups.delete(usualLooks(fragments));
  return [...groups.values()].filter((group) => group.length >= LEAST_HEADINGS);
}

type Side = "left" | "right";

function bandsBeside(
  pages: readonly (readonly Fragment[])[],
  group: readonly Fragment[],
  side: Side,
): PagesOfBands | null {
  const heads = outermost(group, side);
  if (heads.length < LEAST_HEADINGS || !heads.every(isMarginal)) return null;
  const edge =
    side === "left" ? Math.max(...heads.map((f) => f.right)) : Math.min(...heads.map((f) => f.left));
  const isInMargin = (f: Fragment) => (side === "left" ? f.left < edge - f.size : f.right > edge + f.size);
  const all = new Set(heads);
  const parts = pages.map((fragments) => partsOf(fragments, all, isInMargin));
  if (parts.some((part) => part?.isCrossed)) return null;
  const beside = parts.flatMap((part) => part?.beside ?? []);
  if (lengthOf(beside) < LEAST_BESIDE * lengthOf(pages.flat())) return null;
  for (const sectionsOf of WAYS) {
    const found = parts.map((part) => part && sectionsOf(part));
    if (found.some((own, i) => own === null && parts[i] !== null)) continue;
    if (areSections(found.flatMap((own) => (own === null ? [] : [own]))))
      return found.map((own, i) => bandsOf(own, parts[i]));
  }
  return null;
}

/** What tells a heading with its text: the order of drawing, or else a type that towns and notes in a margin hardly have. */
const WAYS: readonly Way[] = [
  ({ headings, beside }) => headedInTurn(headings, beside, "after"),
  ({ headings, beside }) => headedInTurn(headings, beside, "before"),
  ({ headings, beside }) => (standOut(headings, beside) ? headedLevel(headings, beside) : null),
];

type Way = (part: PageParts) => Sections | null;

function standOut(headings: ReadonlySet<Fragment>, beside: readonly Fragment[]): boolean {
  const usual = median(beside.map((f) => f.size));
  const [first] = headings;
  if (first === undefined) return false;
  const areCapitals = [...headings].every(({ text }) => text === text.toUpperCase());
  return first.style.bold || first.size > HEAD_SIZE * usual || areCapitals;
}

/** A page by the headings in its margin. */
interface PageParts {
  readonly headings: ReadonlySet<Fragment>;
  readonly above: readonly Fragment[];
  readonly beside: readonly Fragment[];
  readonly below: readonly Fragment[];
  /** Whether text reaches into the margin between the headings. */
  readonly isCrossed: boolean;
}

function partsOf(
  fragments: readonly Fragment[],
  all: ReadonlySet<Fragment>,
  isInMargin: (f: Fragment) => boolean,
): PageParts | null {
  const heads = fragments.filter((f) => all.has(f));
  if (heads.length === 0) return null;
  const [top, bottom] = [topOf(heads), bottomOf(heads)];
  const headings = new Set([...heads, ...fragments.filter((f) => isInMargin(f) && isMarkOf(f, heads))]);
  const others = fragments.filter((f) => !headings.has(f));
  const across = others.filter(isInMargin);
  const begin = Math.max(-Infinity, ...across.filter((f) => f.top < top).map((f) => f.bottom));
  const end = Math.min(Infinity, ...across.filter((f) => f.bottom > bottom).map((f) => f.top));
  return {
    headings,
    above: others.filter((f) => f.top < begin),
    beside: others.filter((f) => f.top >= begin && f.top < end),
    below: others.filter((f) => f.top >= begin && f.top >= end),
    isCrossed: across.some((f) => f.bottom > top && f.top < bottom),
  };
}

/** Those that stand above one another at one side of the others. */
function outermost(group: readonly Fragment[], side: Side): readonly Fragment[] {
  const sorted =
    side === "left" ? group.toSorted((a, b) => a.left - b.left) : group.toSorted((a, b) => b.right - a.right);
  const found: Fragment[] = [];
  let [left, right] = [Infinity, -Infinity];
  for (const f of sorted) {
    // A long one may reach over the edge of its margin.
    const room = Math.min(f.size, (f.right - f.left) / 2);
    const isApart = side === "left" ? f.left > right - room : f.right < left + room;
    if (found.length > 0 && isApart) break;
    found.push(f);
    [left, right] = [Math.min(left, f.left), Math.max(right, f.right)];
  }
  return found;
}

function isMarginal({ text }: Fragment): boolean {
  return text.length <= LONGEST_HEADING && /\p{L}/u.test(text) && !/\d|[:@]/.test(text);
}

/** A sign in front of a heading, in a font of its own. */
function isMarkOf(f: Fragment, heads: readonly Fragment[]): boolean {
  return (
    !/[\p{L}\d]/u.test(f.text) &&
    heads.some((head) => f.bottom > head.top && f.top < head.bottom && f.left < head.left)
  );
}

/** Of several rows, set off from one another, and not all of them posts with their dates. */
function areSections(pages: readonly Sections[]): boolean {
  const sections = pages.flatMap((page) => page.sections.map(({ body }) => rowsOf(body)));
  const rowsOfTables = sections.flat().flatMap(({ fragments }) => fragments.flatMap((f) => f.rows ?? []));
  if (sections.flat().length + rowsOfTables.length < LEAST_ROWS * sections.length) return false;
  const areDated = sections.every((rows) =>
    rows.slice(0, ROWS_OF_POST).some((row) => row.fragments.some((f) => isDate(f.text))),
  );
  if (areDated) return false;
  const within = median(
    sections.flatMap((rows) => rows.slice(1).map(({ top }, i) => top - (rows[i]?.bottom ?? 0))),
  );
  const gaps = pages.flatMap((page) =>
    page.sections.slice(1).map(({ body }, i) => topOf(body) - bottomOf(page.sections[i]?.body ?? [])),
  );
  return gaps.filter((gap) => gap >= within + PARTED).length >= gaps.length / 2;
}

function bandsOf(found: Sections | null, parts: PageParts | null | undefined): readonly Band[] | null {
  if (found === null || !parts) return null;
  return [
    { heading: [], body: [[...parts.above, ...found.above]] },
    ...found.sections.map(({ heading, body }) => ({
      heading: asOneLine(heading).map(asHeading),
      body: [body],
    })),
    { heading: [], body: [[...found.below, ...parts.below]] },
  ];
}

/** Whatever its words say. */
function asHeading(f: Fragment): Fragment {
  return { ...f, style: { ...f.style, headingLevel: f.style.headingLevel ?? LEVEL_OF_SECTIONS } };
}

const LEVEL_OF_SECTIONS = 2;

function lengthOf(side: readonly Fragment[]): number {
  return side.reduce((sum, { text }) => sum + text.length, 0);
}
