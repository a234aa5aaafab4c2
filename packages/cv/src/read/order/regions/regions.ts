import type { Rect } from "../../page-model.ts";
import type { Fragment } from "../letters/fragments.ts";
import type { PageText } from "../page-text.ts";
import type { Band } from "./band.ts";
import { cutBands, joinMarginHeadings } from "./bands.ts";
import { readCards } from "./cards.ts";
import { findColumns, possibleCuts } from "./columns.ts";

/** Text of a page that is read from top to bottom without leaving it: a column, or what spans all columns. */
export interface Region {
  readonly page: number;
  readonly fragments: readonly Fragment[];
  /** True for what goes on below the heading that the region before it is. */
  readonly goesOn?: boolean;
}

/** The regions of a page, with its topmost columns kept apart so that they can go on over pages. */
interface PageRegions {
  readonly above: readonly Region[];
  readonly left: readonly Region[];
  readonly right: readonly Region[];
  readonly below: readonly Region[];
  /** Where the right column starts, null for a page without columns (all in `above`). */
  readonly x: number | null;
  /** The largest number of columns side by side. */
  readonly columns: number;
}

/**
 * Cuts a page into what is read in one go: the sections beside the headings in its `margin`, or its cards, if it has some, and
 * within them its columns.
 */
export function cutPage(
  fragments: readonly Fragment[],
  page: number,
  { cards, dividers }: Partial<Pick<PageText, "cards" | "dividers">> = {},
  margin: readonly Band[] | null = null,
): PageRegions {
  if (margin !== null) return readBands(margin, page, (own) => cutRegions(own, page, dividers));
  if (cards === undefined || cards.length === 0) return cutRegions(fragments, page, dividers);
  const parts = readCards(fragments, cards).map((own) => ({
    ...own,
    regions: cutRegions(own.fragments, page, dividers),
  }));
  const columns = Math.max(...parts.map(({ regions }) => regions.columns), 2);
  const above = parts.flatMap(({ regions, goesOn }) =>
    inOrder(regions).map((region) => (goesOn ? { ...region, goesOn } : region)),
  );
  return { above, left: [], right: [], below: [], x: null, columns };
}

const MAX_DEPTH = 12;

/** Cuts a page into its columns, again and again; no column goes on over one of its `dividers`. */
function cutRegions(
  fragments: readonly Fragment[],
  page: number,
  dividers: readonly Rect[] = [],
  depth = 0,
): PageRegions {
  const part = (own: readonly Fragment[]) => cutRegions(own, page, dividers, depth + 1);
  const cuts = possibleCuts(fragments, dividers);
  const cut = depth < MAX_DEPTH ? findColumns(fragments, cuts) : null;
  const bands = cut ? cutBands(fragments, cut, cuts) : null;
  if (bands) return readBands(bands, page, part);
  if (!cut) {
    const above = fragments.length > 0 ? [{ page, fragments: joinMarginHeadings(fragments, cuts) }] : [];
    return { above, left: [], right: [], below: [], x: null, columns: above.length };
  }
  const [above, left, right, below] = [
    part(cut.above),
    part(cut.left),
    part(cut.right),
    part(cut.below),
  ] as const;
  return {
    above: inOrder(above),
    left: inOrder(left),
    right: inOrder(right),
    below: inOrder(below),
    x: cut.x,
    columns: Math.max(above.columns, left.columns + right.columns, below.columns),
  };
}

function readBands(
  bands: readonly Band[],
  page: number,
  part: (own: readonly Fragment[]) => PageRegions,
): PageRegions {
  const read = bands.map(({ heading, body }) => ({
    heading: { page, fragments: heading },
    parts: body.map(part),
  }));
  const above = read.flatMap(({ heading, parts }) => inOneBlock(heading, parts.flatMap(inOrder)));
  const columns = Math.max(...read.map(({ parts }) => parts.reduce((sum, own) => sum + own.columns, 0)));
  return { above, left: [], right: [], below: [], x: null, columns };
}

function inOrder({ above, left, right, below }: PageRegions): readonly Region[] {
  return [...above, ...left, ...right, ...below];
}

/** A heading with the pieces under it is one block, however they are placed. */
function inOneBlock(heading: Region, body: readonly Region[]): Region[] {
  if (heading.fragments.length === 0) return [...body];
  return [heading, ...body.map((region) => ({ ...region, goesOn: true }))];
}

/** A page's columns start this close, in points, to those of the page before when they go on. */
const SAME_GUTTER = 8;

/**
 * Lists the regions of all pages in reading order. Columns that go on at the head of the next page are
 * read through first: the whole sidebar, then the whole story.
 */
export function flowPages(pages: readonly PageRegions[]): Region[] {
  const order: Region[] = [];
  let [left, right]: [Region[], Region[]] = [[], []];
  let x: number | null = null;
  let below: readonly Region[] = [];
  const flush = () => {
    order.push(...left, ...right, ...below);
    [left, right, below] = [[], [], []];
  };
  for (const page of pages) {
    const goesOn =
      x !== null &&
      page.x !== null &&
      Math.abs(page.x - x) <= SAME_GUTTER &&
      page.above.length === 0 &&
      below.length === 0;
    if (!goesOn) {
      flush();
      order.push(...page.above);
    }
    left.push(...page.left);
    right.push(...page.right);
    below = page.below;
    x = page.x;
  }
  flush();
  return order;
}
