import type { Rect } from "../page-model.ts";

/** Lines that are longer than a section counts for this much white space, in points, at most. */
const MOST_WHITE = 60;
/** How much a point by which a title and its section miss each other costs, in points of white space. */
const MISSING = 0.3;

/**
 * The first line of the section beside each title, both from top to bottom. A title stands somewhere beside its section, or
 * a short section somewhere beside its title, so that one of them holds the other; of what is left to choose, the most
 * white space parts the sections. Empty where there are fewer lines than titles.
 */
export function startsBeside<T extends Rect>(titles: readonly Rect[], lines: readonly T[]): readonly T[] {
  // What begins at each line, as the best that can be made of the titles from the last one up.
  let below: readonly Ending[] = [...lines.map(() => NONE), { worth: 0, starts: [] }];
  for (const title of [...titles].reverse()) {
    const isLast = title === titles.at(-1);
    const own = lines.map((_, k) => startAt(k, { title, lines, below, isLast }));
    below = [...own, NONE];
  }
  const best = below.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.starts.flatMap((k) => lines[k] ?? []);
}

/** The sections from some line on: where they start, and how well that suits. */
interface Ending {
  readonly worth: number;
  readonly starts: readonly number[];
}

const NONE: Ending = { worth: -Infinity, starts: [] };

interface Beside {
  readonly title: Rect;
  readonly lines: readonly Rect[];
  /** What the titles below come to by the line that the first of them starts at. */
  readonly below: readonly Ending[];
  readonly isLast: boolean;
}

function startAt(k: number, { title, lines, below, isLast }: Beside): Ending {
  let best = NONE;
  let bottom = -Infinity;
  for (let end = k + 1; end <= lines.length; end++) {
    bottom = Math.max(bottom, lines[end - 1]?.bottom ?? bottom);
    const next = below[end] ?? NONE;
    if (isLast && end < lines.length) continue;
    const section = { top: lines[k]?.top ?? 0, bottom };
    const worth = next.worth + whiteAbove(k, lines) - MISSING * missing(title, section);
    if (worth > best.worth) best = { worth, starts: [k, ...next.starts] };
  }
  return best;
}

function whiteAbove(k: number, lines: readonly Rect[]): number {
  const [line, above] = [lines[k], lines[k - 1]];
  return above === undefined || line === undefined
    ? MOST_WHITE
    : Math.min(MOST_WHITE, line.top - above.bottom);
}

type Span = Pick<Rect, "top" | "bottom">;

/** Nothing where one of them holds the other, or else how far the nearer one to that sticks out. */
function missing(a: Span, b: Span): number {
  return Math.min(outside(a, b), outside(b, a));
}

function outside(inner: Span, outer: Span): number {
  return Math.max(0, outer.top - inner.top) + Math.max(0, inner.bottom - outer.bottom);
}
