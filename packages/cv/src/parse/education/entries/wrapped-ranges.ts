import { turnSpan } from "../../dates/find-dates.ts";
import type { LineView } from "../../text/cv-text.ts";

/** "BSc in Physics, Aarhus University, 2012" over "– 2016", whose dash reads like the mark of a list: the range stands on the first line. */
export function joinRanges(lines: readonly LineView[]): readonly LineView[] {
  const joined: LineView[] = [];
  for (const view of lines) {
    const above = joined.at(-1);
    const range = above === undefined ? null : upTo(above, view);
    if (range === null) joined.push(view);
    else joined[joined.length - 1] = range;
  }
  return joined;
}

/** "Aug 2020 – May" over "2022". */
const MONTH_OF_END = /^\s[–—-]\s\p{L}{3,9}\.?\s*$/u;

/** The line above with its last date up to that of a line that holds nothing else; null where they are no range. */
function upTo(above: LineView, view: LineView): LineView | null {
  const [start, end] = [above.dates.at(-1), view.dates[0]];
  if (start?.start == null || end?.end == null || view.id !== above.id + 1) return null;
  const behind = above.text.slice(start.to);
  const isMonth = start.single && MONTH_OF_END.test(behind) && end.end.month === null;
  const isOpen = (start.dangling || start.single) && behind.trim() === "";
  if (!(isOpen || isMonth) || start.from === 0 || view.dates.length > 1 || !end.single) return null;
  const isLinked = (start.dangling || isMonth) !== view.line.bullet;
  const isAlone =
    /^[\s(–—-]*$/u.test(view.text.slice(0, end.from)) && /^[\s).]*$/u.test(view.text.slice(end.to));
  if (!isLinked || !isAlone) return null;
  const span = { ...start, end: end.end, current: false, single: false, dangling: false };
  return turnSpan(span) === span ? { ...above, dates: [...above.dates.slice(0, -1), span] } : null;
}
