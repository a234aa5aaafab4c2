import type { LineView } from "./cv-text.ts";
import { hasNoRoomFor } from "./room.ts";

/** A title may be set larger than what stands behind it in its row. */
export function isOfAlikeSize(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.2 * Math.max(a, b);
}

/**
 * "Diploma in Nursing, School of Nursing," over "Jos (1999)": whether the edge of the column cut a row of several facts,
 * so that the line below ends it. `isRest`: the line above is itself the rest of such a row.
 */
export function isCutRow(above: LineView, below: LineView, isRest = false): boolean {
  if (!isSetBelow(above, below) || endsInDate(above)) return false;
  const text = above.text.trimEnd();
  // Behind a mark the dates themselves may have had no room.
  if (below.dates[0]?.first === 0 && !/[,|·•—–-]$/u.test(text)) return false;
  if (/[.;:)\]]$/u.test(text) || !(isRest || PARTED.test(text))) return false;
  return hasNoRoomFor(above, below);
}

/** The mark that parts two facts of a row. */
const PARTED = /\p{L}\S*(?:,\s|\s[|·•—–-]\s|:\s|,$|\s[|·•—–-]$)/u;

function isSetBelow({ line, id }: LineView, { line: next, id: below }: LineView): boolean {
  if (below !== id + 1 || line.block !== next.block || line.page !== next.page) return false;
  if (line.box === null || next.box === null || line.cells !== null || next.cells !== null) return false;
  const indent = next.box.x - line.box.x;
  const isAtEdge = line.bullet ? indent > -2 && indent < 30 : Math.abs(indent) <= 2;
  return !next.bullet && isAtEdge && isOfAlikeSize(line.size, next.size);
}

function endsInDate({ dates, text }: LineView): boolean {
  const last = dates.at(-1);
  return last !== undefined && last.from > 0 && !last.current && /^[\s)\]]*$/u.test(text.slice(last.to));
}

/** Those lines that end a row which the edge of the column cut. */
export function restsOfRows(lines: readonly LineView[]): ReadonlySet<LineView> {
  const rests = new Set<LineView>();
  let above: LineView | null = null;
  for (const view of lines) {
    if (above !== null && isCutRow(above, view, rests.has(above))) rests.add(view);
    above = view;
  }
  return rests;
}
