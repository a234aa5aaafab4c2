import { type Fragment, median } from "../letters/fragments.ts";
import { HEAD_SIZE, looks, usualLooks } from "../letters/looks.ts";
import { isDatedBeside } from "./judge-columns.ts";

/** A stretch of the page from top to bottom. */
interface Span {
  readonly from: number;
  readonly end: number;
}

/** Edges this close, in points, are one. */
const SAME_EDGE = 3;
/** Centres this close, in points, are one axis. */
const SAME_AXIS = 1.5;
const LONGEST_HEADING = 40;
/** "Work experience (4)" */
const COUNT = /\s*\(\d{1,2}\)$/;
/** White space above a heading, in ems, at least. */
const ABOVE = 0.6;

/** Headings that stand alone on their row: what is set side by side above them ends there. */
export function loneHeadings(fragments: readonly Fragment[]): readonly Fragment[] {
  const usual = usualLooks(fragments);
  const rows = rowsOf(fragments);
  return rows.flatMap(([first, ...others], i) => {
    const above = rows[i - 1];
    if (!first || !above || looks(first) === usual || !saysHeading(first)) return [];
    const isAlone = others.every((f) => f.left - first.right < 2 * first.size);
    const gap = first.top - Math.max(...above.map((f) => f.bottom));
    return isAlone && gap > ABOVE * first.size ? [first] : [];
  });
}

const MOST_HEADINGS = 4;

/** So many headings that stand alone on their rows say how headings look. */
const LEAST_ALIKE = 2;

/**
 * Rows of some headings in one large type, or in the bold type of those that stand `alone`, and nothing else: what stands
 * side by side below them begins there.
 */
export function headingRows(
  fragments: readonly Fragment[],
  alone: readonly Fragment[],
): readonly (readonly Fragment[])[] {
  const usual = median(fragments.map((f) => f.size));
  const isOfHeadings = (f: Fragment) =>
    f.style.bold &&
    f.size > usual &&
    alone.filter((other) => looks(other) === looks(f)).length >= LEAST_ALIKE;
  return rowsOf(fragments).filter(([first, ...others]) => {
    if (first === undefined || others.length === 0 || others.length >= MOST_HEADINGS) return false;
    const areHeadings = [first, ...others].every((f) => looks(f) === looks(first) && saysHeading(f));
    return areHeadings && (first.size > HEAD_SIZE * usual || isOfHeadings(first));
  });
}

/** Those on one axis, of one type and different lengths: they are centred over all that stands below them. */
export function centredHeadings(headings: readonly Fragment[]): ReadonlySet<Fragment> {
  const alike = (a: Fragment, b: Fragment) =>
    looks(a) === looks(b) && Math.abs(a.left + a.right - b.left - b.right) <= 2 * SAME_AXIS;
  const isCentred = (f: Fragment) => {
    const others = headings.filter((other) => alike(f, other));
    return others.length >= 3 && others.some((other) => Math.abs(other.left - f.left) > SAME_EDGE);
  };
  return new Set(headings.filter(isCentred));
}

function saysHeading(f: Fragment): boolean {
  const text = f.text.replace(COUNT, "");
  return text.length <= LONGEST_HEADING && /\p{L}[\p{L}\p{M}]/u.test(text) && !/\d|[:@.]/.test(text);
}

/** Fragments that share a height, from left to right. */
function rowsOf(fragments: readonly Fragment[]): Fragment[][] {
  const rows: { readonly own: Fragment[]; bottom: number }[] = [];
  for (const f of [...fragments].sort((a, b) => a.top - b.top)) {
    const last = rows.at(-1);
    if (last && f.top < last.bottom - 0.3 * f.size) {
      last.own.push(f);
      last.bottom = Math.max(last.bottom, f.bottom);
    } else rows.push({ own: [f], bottom: f.bottom });
  }
  return rows.map(({ own }) => own.sort((a, b) => a.left - b.left));
}

/**
 * Cuts a stretch at headings where only some of its sections have columns: a grid of skills above jobs
 * whose dates happen to keep out of the gutter of the grid.
 */
export function columnSpans(
  sides: { readonly left: readonly Fragment[]; readonly right: readonly Fragment[] },
  span: Span,
  tops: readonly number[],
): readonly Span[] {
  const inside = tops.filter(
    (top) => top > span.from && top < span.end && sides.left.some((f) => f.top === top),
  );
  if (inside.length === 0) return [span];
  const edges = [span.from, ...inside, span.end];
  const sections = edges.slice(1).map((end, i) => ({ from: edges[i] ?? span.from, end }));
  const dated = sections.map((section) => {
    const [left, right] = [within(sides.left, section), within(sides.right, section)];
    const others = sides.right.filter((f) => !right.includes(f));
    return isDatedBeside(left, right) && !right.some((f) => isInLine(f, others));
  });
  if (!dated.includes(true) || !dated.includes(false)) return [span];
  const spans: Span[] = [];
  for (const [i, section] of sections.entries()) {
    const last = spans.at(-1);
    if (dated[i]) continue;
    if (last?.end === section.from) spans[spans.length - 1] = { from: last.from, end: section.end };
    else spans.push(section);
  }
  return spans;
}

function within(side: readonly Fragment[], { from, end }: Span): Fragment[] {
  return side.filter((f) => f.top >= from && f.top < end);
}

/** True when a piece begins or ends where several others do: it stands in their column. */
function isInLine(f: Fragment, others: readonly Fragment[]): boolean {
  const starts = others.filter(({ left }) => Math.abs(f.left - left) <= SAME_EDGE);
  const ends = others.filter(({ right }) => Math.abs(f.right - right) <= SAME_EDGE);
  return starts.length >= 2 || ends.length >= 2;
}
