import type { LineView } from "../../text/cv-text.ts";
import { findInstitution } from "../pieces/education-words.ts";

/** "2013 | Diploma in Nursing" over "2016", or over "2016 | Cedar College": the years of the margin are one range. */
export function joinYears(lines: readonly LineView[]): readonly LineView[] {
  const isPaired = arePairs(lines);
  const joined: LineView[] = [];
  let open: LineView | null = null;
  for (const view of lines) {
    const names = open === null ? null : namesBesideEnd(view, isPaired);
    const range = open === null || names === null ? null : upTo(open, view);
    if (range === null || names === null) {
      joined.push(view);
      open = isInMargin(view) ? view : null;
      continue;
    }
    joined[joined.length - 1] = range;
    joined.push(...names);
    open = null;
  }
  return joined;
}

/** The line with its year as the start of a range that the next line ends; null where that year is no later one. */
function upTo(above: LineView, view: LineView): LineView | null {
  const [first, ...rest] = above.dates;
  const end = view.dates[0]?.end ?? null;
  if (first === undefined || end === null) return null;
  const isLater = end.year > (first.start?.year ?? Number.POSITIVE_INFINITY);
  return isLater ? { ...above, dates: [{ ...first, end, single: false }, ...rest] } : null;
}

/** What stands beside the year that may end a range; null where that year is one of its own. */
function namesBesideEnd(view: LineView, isPaired: boolean): readonly LineView[] | null {
  const [end] = view.dates;
  if (end?.single !== true) return null;
  if (isPaired) return isInMargin(view) ? [{ ...view, dates: [] }] : null;
  return view.text.slice(end.from, end.to) === view.text.trim() ? [] : null;
}

/** A year in front of a tab. */
function isInMargin({ dates: [span], text }: LineView): boolean {
  return span?.single === true && span.from === 0 && text[span.to] === "\t";
}

/** Every year of the margin stands over a later one, on the next line, and the school beside one of the two alone. */
function arePairs(lines: readonly LineView[]): boolean {
  const margin = lines.filter(isInMargin);
  return (
    margin.length > 0 &&
    margin.length % 2 === 0 &&
    margin.every((view, index) => {
      if (index % 2 === 1) return true;
      const below = margin[index + 1];
      if (below === undefined || lines.indexOf(below) !== lines.indexOf(view) + 1) return false;
      const isLater = (below.dates[0]?.start?.year ?? 0) > (view.dates[0]?.start?.year ?? 0);
      return isLater && (findInstitution(view.tokens) === null) !== (findInstitution(below.tokens) === null);
    })
  );
}
