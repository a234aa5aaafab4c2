import type { LineView } from "../../text/cv-text.ts";
import type { Row } from "./rows.ts";

export interface Place {
  readonly top: Row;
  /** The lowest line of it. */
  readonly last: Row;
  readonly below: Row;
  /** Where the names of the upper row end: the end of the row, or a tab in front of dates. */
  readonly left: number;
}

type Box = NonNullable<LineView["line"]["box"]>;

/** Letters by which the widths of a row may differ from those of the row below it. */
const SLACK = 3;
/** Points by which rows that end at one edge may differ. */
const SAME_EDGE = 3;
const RAGGED = 12;
const LEAST_SHARERS = 2;
/** Of a letter, by the size of its type, where tabs widen the line. */
const MEAN_WIDTH = 0.5;

/** Whether the first word of a row has no room above; null where nothing tells, as in files without geometry. */
export type Roomless = (place: Place) => boolean | null;

/** What the rows of a section tell of the edges of their columns. */
export function createRoom(rows: readonly Row[]): Roomless {
  let known: Edges | null = null;
  return (place) => {
    known ??= edgesOf(rows);
    return isRoomless(place, known);
  };
}

function isRoomless({ top, last, below, left }: Place, edges: Edges): boolean | null {
  const [box, own, next] = [top.view.line.box, last.view.line.box, below.view.line.box];
  if (box === null || own === null || next === null) return null;
  const { text } = below.view;
  const unit = widthOfUnit(below.view, next);
  const word = (unitsOf(/\S+/u.exec(text)?.[0] ?? "") + SPACE) * unit;
  if (left < top.view.text.length) {
    if (!isSetRight(top, edges)) return top.span === null ? false : null;
    const names = last.view.id === top.view.id ? unitsOf(top.view.text.slice(0, left)) * unit : own.width;
    const dates = unitsOf(top.view.text.slice(left)) * unit;
    return names + word + SLACK * unit > box.width - dates && left > LEAST_LETTERS;
  }
  const column = edges.columns.get(edges.columnOf(top.view));
  return column?.isMargin === true && own.x + own.width + word > column.edge - 1;
}

const LEAST_LETTERS = 4;
const SPACE = 0.5;
const NARROW = /[iljtfrI1.,;:'’|()[\]!/-]/u;
const WIDE = /[mwMW@—]/u;

/** How wide a text is, by letters of mean width. */
function unitsOf(text: string): number {
  let units = 0;
  for (const sign of text) {
    if (sign === " " || sign === "\t") units += SPACE;
    else if (NARROW.test(sign)) units += 0.55;
    else if (WIDE.test(sign)) units += 1.55;
    else units += /\p{Lu}/u.test(sign) ? 1.25 : 1;
  }
  return units;
}

function widthOfUnit({ text, line }: LineView, { width }: Box): number {
  return text.includes("\t") ? line.size * MEAN_WIDTH : width / Math.max(1, unitsOf(text));
}

interface Edges {
  /** Columns on all pages, by where they begin. */
  readonly columns: ReadonlyMap<number, Column>;
  readonly columnOf: (view: LineView) => number;
  /** Letters of the shortest and the longest row with a tab that ends there, by points. */
  readonly ends: ReadonlyMap<number, Lengths>;
}

interface Column {
  readonly edge: number;
  /** One header alone may be the longest row by chance; a line of text goes on up to the margin. */
  readonly isMargin: boolean;
}

interface Lengths {
  readonly least: number;
  readonly most: number;
}

function edgesOf(rows: readonly Row[]): Edges {
  const starts = new Map<string, number>();
  for (const { view } of rows) {
    if (view.line.box === null) continue;
    const key = blockOf(view);
    starts.set(key, Math.min(starts.get(key) ?? view.line.box.x, view.line.box.x));
  }
  const columnOf = (view: LineView): number => Math.round((starts.get(blockOf(view)) ?? 0) / SAME_EDGE);
  const members = new Map<number, Row[]>();
  const ends = new Map<number, Lengths>();
  for (const row of rows) {
    if (row.view.line.box === null) continue;
    const column = columnOf(row.view);
    const known = members.get(column);
    if (known === undefined) members.set(column, [row]);
    else known.push(row);
    if (row.view.text.includes("\t")) addLength(ends, row.view);
  }
  return { columns: new Map([...members].map(([start, own]) => [start, columnOfRows(own)])), columnOf, ends };
}

function addLength(ends: Map<number, Lengths>, view: LineView): void {
  const at = Math.round(rightOf(view) / SAME_EDGE);
  const { least, most } = ends.get(at) ?? { least: view.text.length, most: view.text.length };
  ends.set(at, { least: Math.min(least, view.text.length), most: Math.max(most, view.text.length) });
}

function columnOfRows(rows: readonly Row[]): Column {
  const edge = rows.reduce((most, { view }) => Math.max(most, rightOf(view)), 0);
  const atEdge = rows.filter(({ view }) => rightOf(view) > edge - RAGGED);
  return { edge, isMargin: atEdge.length >= LEAST_SHARERS || atEdge.some(({ header }) => header < 0) };
}

function blockOf({ line: { block, page } }: LineView): string {
  return `${block}/${page}`;
}

/** The dates of another row end at the same edge, though the row has more or fewer letters. */
function isSetRight({ span, view }: Row, { ends }: Edges): boolean {
  if (span === null || !view.text.includes("\t")) return false;
  const at = Math.round(rightOf(view) / SAME_EDGE);
  return [at - 1, at, at + 1].some((near) => {
    const lengths = ends.get(near);
    return (
      lengths !== undefined && (lengths.least < view.text.length - 1 || lengths.most > view.text.length + 1)
    );
  });
}

function rightOf({ line: { box } }: LineView): number {
  return box === null ? 0 : box.x + box.width;
}
