import type { CvText, LineView } from "../../text/cv-text.ts";
import { joinViews, lineIdsOf } from "../../text/joined-views.ts";
import type { Wrapped } from "../dates/wrapped-dates.ts";
import type { Stretch } from "../pieces/line-segments.ts";
import { goesOn } from "./goes-on.ts";
import { createRoom, type Roomless } from "./room.ts";
import type { Row } from "./rows.ts";
import type { Part } from "./split-rows.ts";

/** A row with what it was read from. */
export interface ReadPart {
  readonly part: Part;
  readonly wrapped: Wrapped | null;
  readonly row: Row;
}

type Read = (part: Part, wrapped: Wrapped | null, label: Row["label"]) => Row;

/** More words begin a sentence. */
const MOST_REST_WORDS = 7;

/**
 * "Resident   June 2014 – December 2018" over "Manager", "Clerk, Cedar Pumps and" over "Valves Ltd | 2014 – 2018": a header
 * that its column cuts is one row, so that all that follows sees its names whole.
 */
export function joinWrappedRows(read: readonly ReadPart[], text: CvText, again: Read): readonly Row[] {
  const isRoomless = createRoom(read.map(({ row }) => row));
  const joined: ReadPart[] = [];
  let last: ReadPart | null = null;
  for (const [at, below] of read.entries()) {
    const top = joined.at(-1);
    const behind = read[at + 1]?.row ?? null;
    const whole =
      top === undefined || last === null
        ? null
        : joinTwo({ top, last: last.row, below, behind }, isRoomless, text, again);
    if (whole === null) joined.push(below);
    else joined[joined.length - 1] = whole;
    last = below;
  }
  return joined.map(({ row }) => row);
}

interface Pair {
  /** What has been joined so far, and the line of it that stands lowest. */
  readonly top: ReadPart;
  readonly last: Row;
  readonly below: ReadPart;
  readonly behind: Row | null;
}

function joinTwo(pair: Pair, isRoomless: Roomless, text: CvText, again: Read): ReadPart | null {
  const { top, last, below, behind } = pair;
  if (!mayHold(top) || !mayGoOn(last.view, below)) return null;
  const cell = cellOf(top);
  const rest = restOf(below);
  if (cell === null || rest === null) return null;
  if (below.row.span !== null && (top.row.span !== null || cell.to < top.row.view.text.length)) return null;
  const isFull = isRoomless({ top: top.row, last, below: below.row, left: cell.to });
  const words = below.row.view.text.slice(rest.from, rest.to).trim();
  if (!goesOn({ row: top.row, left: cell.to, rest: words, below: below.row, behind, isFull })) return null;
  const view = joinViews(top.row.view, below.row.view, { at: cell.to, ...rest }, text);
  const wrapped = below.row.span === null ? movedCut(top, cell.to, view) : movedCut(below, 0, view);
  const part: Part = { ...top.part, view };
  const row = again(part, wrapped, top.row.label);
  const hadDates = top.row.span !== null || below.row.span !== null;
  if (hadDates && row.span === null) return null;
  return { part, wrapped, row: { ...row, header: Math.max(row.header, top.row.header) } };
}

/** Dates that go on in other rows, with their place in the joined row where they stand behind its seam. */
function movedCut({ wrapped, row }: ReadPart, seam: number, { text }: LineView): Wrapped | null {
  if (wrapped === null || wrapped.cut.from < seam) return wrapped;
  const by = text.length - row.view.text.length;
  return { ...wrapped, cut: { from: wrapped.cut.from + by, to: wrapped.cut.to + by } };
}

function mayHold({ part, row }: ReadPart): boolean {
  const isName = row.label === null || row.label.role === "title" || row.label.role === "company";
  return (
    !part.isBody &&
    lineIdsOf(row.view).length < MOST_ROWS &&
    isName &&
    !row.view.line.bullet &&
    row.atoms.length > 0 &&
    row.header > LEAST_HEADER
  );
}

const LEAST_HEADER = -1;
const MOST_ROWS = 4;

function mayGoOn(above: LineView, { part, row: { view, label } }: ReadPart): boolean {
  const [a, b] = [above.line, view.line];
  return (
    !part.isBody &&
    label === null &&
    !b.bullet &&
    view.id === above.id + 1 &&
    a.block === b.block &&
    a.page === b.page &&
    Math.abs(a.size - b.size) <= 1 &&
    view.words.length <= MOST_REST_WORDS + (view.dates.length > 0 ? MOST_REST_WORDS : 0)
  );
}

/** The stretch of a row that names are in: all of it, or what stands beside its dates. */
function cellOf({ part, wrapped, row: { view, span } }: ReadPart): Stretch | null {
  const first = view.text.indexOf("\t");
  if (part.table !== null) return null;
  if (first < 0) return { from: 0, to: view.text.length };
  const tab = view.text.lastIndexOf("\t");
  const dates = wrapped?.cut ?? span;
  if (tab !== first || dates === null) return null;
  if (dates.from > tab) return { from: 0, to: tab };
  return dates.to <= tab ? { from: tab + 1, to: view.text.length } : null;
}

/** The words of the row below that its own piece of the dates leaves. */
function restOf({ part, wrapped, row: { view, span } }: ReadPart): Stretch | null {
  if (part.table !== null) return null;
  const whole = { from: 0, to: view.text.length };
  if (span !== null) return view.text.includes("\t") ? null : whole;
  const cut = wrapped?.cut ?? { from: 0, to: 0 };
  const rest = cut.from === 0 ? { from: cut.to, to: whole.to } : { from: 0, to: cut.from };
  return view.text.slice(rest.from, rest.to).trim().includes("\t") ? null : rest;
}
