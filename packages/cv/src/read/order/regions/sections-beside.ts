import type { Rect } from "../../page-model.ts";
import type { Fragment } from "../letters/fragments.ts";

/** More white space than this, in points, says no more. */
const MOST_WHITE = 24;
/** A bold line below a plain one is worth as much white space, in points. */
const BOLD = 3;
/** What a point by which two rows reach into each other costs, in points of white space. */
const SHARED = 0.3;
/** The same for a title that stands off its section; farther than so many points says no more. */
const OFF = 0.1;
const FARTHEST = 20;

/**
 * The first line of the section beside each title, both from top to bottom. A title and its section share a row of the
 * page, at whatever end of it they stand; mostly one of them holds the other. Of what is left to choose, the most white
 * space parts the sections. Empty where there are fewer lines than titles.
 */
export function startsBeside<T extends Begun>(titles: readonly Rect[], lines: readonly T[]): readonly T[] {
  // By the line that it starts at: the best that can be made of each title with those below it, from the last one up.
  let below: readonly Rows[] = [...lines.map(() => NONE), { worth: 0, starts: [] }];
  for (const [i, title] of [...titles.entries()].reverse()) {
    const beside = { title, next: titles[i + 1], lines, below };
    below = [...lines.map((_, k) => rowsFrom(k, beside)), NONE];
  }
  const best = below.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.starts.flatMap((k) => lines[k] ?? []);
}

type Begun = Pick<Fragment, "top" | "bottom"> & { readonly style: Pick<Fragment["style"], "bold"> };

/** The rows of some titles: the lines that they start at, and how well that suits. */
interface Rows {
  readonly worth: number;
  readonly starts: readonly number[];
}

const NONE: Rows = { worth: -Infinity, starts: [] };

interface Beside {
  readonly title: Rect;
  readonly next: Rect | undefined;
  readonly lines: readonly Begun[];
  readonly below: readonly Rows[];
}

function rowsFrom(k: number, { title, next, lines, below }: Beside): Rows {
  let best = NONE;
  let bottom = -Infinity;
  const top = lines[k]?.top ?? 0;
  for (let end = k + 1; end <= lines.length; end++) {
    bottom = Math.max(bottom, lines[end - 1]?.bottom ?? bottom);
    const rest = below[end] ?? NONE;
    const ends = Math.max(title.bottom, bottom);
    const begins = Math.min(next?.top ?? Infinity, lines[end]?.top ?? Infinity);
    const cost = SHARED * Math.max(0, ends - begins) + OFF * standsOff(title, { top, bottom });
    const worth = rest.worth + partedAbove(k, lines) - cost;
    if (worth > best.worth) best = { worth, starts: [k, ...rest.starts] };
  }
  return best;
}

/** How much a line is set off from the one above it, in points of white space. */
function partedAbove(k: number, lines: readonly Begun[]): number {
  const [line, above] = [lines[k], lines[k - 1]];
  if (above === undefined || line === undefined) return MOST_WHITE;
  const begins = line.style.bold && !above.style.bold ? BOLD : 0;
  return Math.min(MOST_WHITE, line.top - above.bottom + begins);
}

type Span = Pick<Rect, "top" | "bottom">;

/** Nothing where one of them holds the other, or else how far the one that is nearer to that sticks out. */
function standsOff(a: Span, b: Span): number {
  return Math.min(outside(a, b), outside(b, a), FARTHEST);
}

function outside(inner: Span, outer: Span): number {
  return Math.max(0, outer.top - inner.top) + Math.max(0, inner.bottom - outer.bottom);
}
