import { type Fragment, median } from "../letters/fragments.ts";
import { HEAD_SIZE, looks, usualLooks } from "../letters/looks.ts";
import type { Band } from "./band.ts";
import { type ColumnCut, type PossibleCut, possibleCuts, withRest } from "./columns.ts";
import { gridBands } from "./grid-bands.ts";
import { clumpsOf, topOf } from "./headed-in-margin.ts";

/** Lines of one paragraph, in ems; more white space begins another. */
const NEW_PARAGRAPH = 1.2;
/** How far from the level of what it heads a heading in the margin may stand, in its ems. */
const LEVEL = 0.6;
const LONGEST_HEADING = 40;

/**
 * Takes back a cut into columns where the page is made of bands that each have a heading: in the margin, or
 * above pieces that stand side by side ("cards"). Null where the columns are columns. `cuts` are all that the fragments
 * allow.
 */
export function cutBands(
  fragments: readonly Fragment[],
  cut: ColumnCut,
  cuts: readonly PossibleCut[],
): Band[] | null {
  return (
    marginBands(cut) ??
    rightMarginBands(cut) ??
    outerMarginBands(fragments, cut, cuts) ??
    cardBands(fragments, cut) ??
    gridBands(fragments, cut, repeatedHeadings(cut.left))
  );
}

/** In the margin on the right stand towns as often: headings are larger than what they head. */
function rightMarginBands(cut: ColumnCut): Band[] | null {
  const [heads, text] = [cut.right, cut.left];
  const usual = median(text.map((f) => f.size));
  if (heads.length < LEAST_ON_THE_RIGHT || heads.some((f) => f.size < HEAD_SIZE * usual)) return null;
  return marginBands({ ...cut, left: heads, right: text });
}

const LEAST_ON_THE_RIGHT = 3;

/** The same where the columns are grids in the text beside the headings: skills in two columns, then languages. */
function outerMarginBands(
  fragments: readonly Fragment[],
  { left, x }: ColumnCut,
  cuts: readonly PossibleCut[],
): Band[] | null {
  const usual = median(left.map((f) => f.size));
  const large = left.filter((f) => f.size > HEAD_SIZE * usual && isMarginal(f));
  const besideText = large.filter((f) =>
    left.some((other) => other.left > f.right && Math.abs(other.baseline - f.baseline) <= LEVEL * f.size),
  );
  if (besideText.length < 2) return null;
  for (const cut of cuts) {
    const isOuter = cut.x < x && cut.left.length < left.length;
    const bands = isOuter ? marginBands(withRest(fragments, cut)) : null;
    if (bands !== null) return bands;
  }
  return null;
}

/**
 * The fragments of a page whose headings stand in the margin on the rows of their text, with those that run
 * over several lines made one, and those that hang from the top of their row set on it: row by row their
 * lines would be mixed with the text.
 */
export function joinMarginHeadings(
  fragments: readonly Fragment[],
  cuts: readonly PossibleCut[] = possibleCuts(fragments),
): readonly Fragment[] {
  for (const { left, right } of cuts) {
    const found = marginHeadings(left, right);
    if (found === null) continue;
    const { clumps, tops } = found;
    const lines = tops.map((top) => right.find((f) => f.top === top));
    const set = clumps.flatMap((clump, i) => onRow(asOneLine(clump), lines[i]));
    if (set.every((f) => fragments.includes(f))) continue;
    const headings = new Set(clumps.flat());
    // However near it stands, the text is no part of the heading.
    const body = fragments.filter((f) => !headings.has(f));
    return [...body.map((f) => (lines.includes(f) ? { ...f, startsCell: true } : f)), ...set];
  }
  return fragments;
}

/** A heading on the row of the text that begins level with it. */
function onRow(heading: readonly Fragment[], line: Fragment | undefined): readonly Fragment[] {
  if (line === undefined) return heading;
  return heading.map((f) => (f.baseline > line.baseline ? { ...f, baseline: line.baseline } : f));
}

/** A heading that runs over several lines, as one. */
export function asOneLine(heading: readonly Fragment[]): Fragment[] {
  const [first, ...others] = heading;
  if (first === undefined || others.length === 0) return [...heading];
  const text = heading.map((f) => f.text).join(" ");
  const [right, bottom] = [
    Math.max(...heading.map((f) => f.right)),
    Math.max(...heading.map((f) => f.bottom)),
  ];
  return [{ ...first, text, right, bottom }];
}

function marginBands({ above, left, right, below }: ColumnCut): Band[] | null {
  const found = marginHeadings(left, right);
  if (found === null) return null;
  const { clumps, tops } = found;
  const start = Math.min(...clumps.map(topOf));
  const first = [...left.filter((f) => f.top < start), ...right.filter((f) => f.top < (tops[0] ?? 0))];
  const bands = clumps.map((heading, i) => {
    const end = tops[i + 1] ?? Infinity;
    return {
      heading: asOneLine(heading),
      body: [right.filter((f) => f.top >= (tops[i] ?? 0) && f.top < end)],
    };
  });
  return [{ heading: [], body: [[...above, ...first]] }, ...bands, { heading: [], body: [below] }];
}

interface MarginHeadings {
  /** The lines of each heading. */
  readonly clumps: readonly (readonly Fragment[])[];
  /** Where what each heads begins. */
  readonly tops: readonly number[];
}

/** One heading after the other in a column of their own, each level with a paragraph beside it. */
function marginHeadings(left: readonly Fragment[], right: readonly Fragment[]): MarginHeadings | null {
  const style = usualLooks(left);
  const clumps = clumpsOf(left.filter((f) => looks(f) === style));
  const [start] = clumps.map((clump) => topOf(clump));
  if (start === undefined || clumps.length < 2 || style === usualLooks(right)) return null;
  // A line of another kind, say below the name, may stand above the first heading.
  const beside = left.filter((f) => f.top >= start);
  if (!beside.every((f) => looks(f) === style && isMarginal(f)) || clumps.some((clump) => clump.length > 3))
    return null;
  const starts = clumps.map((clump) => startBeside(clump, right));
  if (starts.filter((top) => top !== null).length < 0.8 * clumps.length) return null;
  return { clumps, tops: clumps.map((clump, i) => starts[i] ?? topOf(clump)) };
}

function isMarginal({ text }: Fragment): boolean {
  return text.length <= LONGEST_HEADING && /\p{L}[\p{L}\p{M}]/u.test(text) && !/\d|[:@]/.test(text);
}

/** Where the paragraph level with a heading begins; null when none begins there. */
function startBeside(clump: readonly Fragment[], right: readonly Fragment[]): number | null {
  const [head] = clump;
  if (!head) return null;
  const level = right.filter((f) => Math.abs(f.baseline - head.baseline) <= LEVEL * head.size);
  const top = Math.min(...level.map((f) => f.top));
  const above = Math.max(...right.filter((f) => f.baseline < top + 0.1).map((f) => f.baseline));
  const [line] = level;
  return line && line.baseline - line.size - above > (NEW_PARAGRAPH - 1) * line.size ? top : null;
}

/** Headings alone on their height that only one side has, where both sides begin anew below each. */
function cardBands(fragments: readonly Fragment[], { left, right }: ColumnCut): Band[] | null {
  const others = new Set(right);
  const headings = loneHeadings(
    fragments.filter((f) => !others.has(f)),
    right,
  );
  if (headings.length < 2) return null;
  const tops = headings.map((f) => f.top);
  const inBand = (side: readonly Fragment[], i: number) =>
    side.filter((f) => f.top > (tops[i] ?? 0) && f.top < (tops[i + 1] ?? Infinity));
  const both = headings.flatMap((_, i) => {
    const [l, r] = [inBand(left, i), inBand(right, i)];
    return r.length > 0 ? [[l, r] as const] : [];
  });
  const beginsBefore = right.some((f) => f.top < (tops[0] ?? 0));
  if (
    beginsBefore ||
    !both.every(([l, r]) => Math.abs(topOf(l) - topOf(r)) <= LEVEL * median(r.map((f) => f.size)))
  )
    return null;
  const bands = headings.map((heading, i) => {
    const end = tops[i + 1] ?? Infinity;
    const body = fragments.filter((f) => f !== heading && f.top >= heading.top && f.top < end);
    return {
      heading: [heading],
      body: [body.filter((f) => !others.has(f)), body.filter((f) => others.has(f))],
    };
  });
  return [{ heading: [], body: [fragments.filter((f) => f.top < (tops[0] ?? 0))] }, ...bands];
}

/** The headings of a side, when nothing of the other side stands beside them. */
function loneHeadings(left: readonly Fragment[], right: readonly Fragment[]): Fragment[] {
  const isLone = (f: Fragment) =>
    right.every((other) => (other.bottom <= f.top || other.top >= f.bottom) && looks(other) !== looks(f));
  const headings = repeatedHeadings(left);
  return headings.every(isLone) ? headings : [];
}

/** The largest type that a side uses again and again, from top to bottom. */
function repeatedHeadings(left: readonly Fragment[]): Fragment[] {
  const usual = median(left.map((f) => f.size));
  const groups = new Map<string, Fragment[]>();
  for (const f of left) {
    if (f.size < 1.08 * usual || f.text.length > LONGEST_HEADING) continue;
    groups.set(looks(f), [...(groups.get(looks(f)) ?? []), f]);
  }
  // A name over two lines is one heading, not two.
  const repeated = [...groups.values()].filter(
    (group) => group.length >= 2 && clumpsOf(group).length === group.length,
  );
  const [group = []] = repeated.sort((a, b) => (b[0]?.size ?? 0) - (a[0]?.size ?? 0));
  return [...group].sort((a, b) => a.top - b.top);
}
