import type { Evidence } from "../../../types.ts";
import { dateWords } from "../../dates/date-words.ts";
import { type DateSpan, findDates, turnSpan } from "../../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import type { Stretch } from "../pieces/line-segments.ts";
import type { Part } from "../rows/split-rows.ts";
import { type Joined, joinTail } from "./wrapped-tails.ts";

/** What a narrow column of dates makes of a row: on its first line the whole range, on the others nothing. */
export interface Wrapped {
  readonly span: DateSpan | null;
  readonly cut: Stretch;
  readonly evidence: readonly Evidence[];
}

/** "Jan 2019 – Apr" over "2021", "October 2021" over "to September" over "2024". */
export function joinWrappedDates(parts: readonly Part[], text: CvText): ReadonlyMap<Part, Wrapped> {
  const found = new Map<Part, Wrapped>();
  const headers = parts.filter(({ isBody }) => !isBody);
  for (let at = 0; at < headers.length; ) {
    const group = wrappedFrom(headers, at, text);
    for (const [part, wrapped] of group) found.set(part, wrapped);
    at += Math.max(1, group.length);
  }
  return found;
}

const ROWS_OF_RANGE = [2, 3] as const;

/** The two or three rows from `at` on over which a range goes; none where it does not. */
function wrappedFrom(
  headers: readonly Part[],
  at: number,
  text: CvText,
): readonly (readonly [Part, Wrapped])[] {
  for (const rows of ROWS_OF_RANGE) {
    const group = headers.slice(at, at + rows);
    const joined = group.length < rows ? null : joinGroup(group, text);
    if (joined === null) continue;
    const { span, evidence, cells } = joined;
    return group.map((part, row) => {
      const cut = cells[row] ?? { from: 0, to: 0 };
      return [part, row === 0 ? { span, cut, evidence } : { span: null, cut, evidence: [] }];
    });
  }
  return [];
}

function joinGroup(group: readonly Part[], text: CvText): Joined | null {
  const views = group.map(({ view }) => view);
  return (
    joinCells(views, "first", text) ??
    joinCells(views, "last", text) ??
    joinTail(group, text) ??
    joinAround(views, text)
  );
}

/** "2020-01" and, below the post beside it, "→ 2022-03", whose arrow reads like the mark of a list. */
function joinAround([first, post, last]: readonly LineView[], text: CvText): Joined | null {
  if (first === undefined || post === undefined || last === undefined || post.dates.length > 0) return null;
  if (first.line.bullet || post.line.bullet || !last.line.bullet) return null;
  const isAlone = ({ dates: [date], words, text }: LineView): boolean =>
    date?.single === true && words.length === 0 && text.length <= LONGEST_NEXT;
  if (!isAlone(first) || !isAlone(last)) return null;
  const [tokens] = [tokenise(`${first.text} – ${last.text}`)];
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.current || turnSpan(span) !== span) return null;
  const cells = [first, post, last].map((view) => ({ from: 0, to: view === post ? 0 : view.text.length }));
  return { span, cells, evidence: [quote(first), quote(last)] };
}

/** "(1 ano)", "(2 anos e 8 meses": how long it was, behind the dates and perhaps cut off. */
const LENGTH_OF_TIME = /\s*\(\p{Nd}[^)]{0,24}\)?$/u;

/** A dash, or a word that leads from one date to the next. */
const LINKED = /[-–—]|\s(?:to|till|until|bis|à|au|a|al|hasta|até|tot|t\/m|e|y|et|und|and|en|إلى|حتى)\s/u;

/** A word and a year: a season of its own in each of the cells. */
const SEASON =
  /^(?:summer|winter|spring|autumn|fall|sommer|frühjahr|frühling|herbst|été|hiver|printemps|automne|verano|invierno|primavera|otoño|estate|inverno|autunno|verão|outono|zomer|lente|herfst)\s\p{Nd}{4}$/iu;

const LONGEST_FIRST = 30;
const LONGEST_NEXT = 20;

/** The first or the last cell of a row, in which a column of dates may stand. */
interface Cell extends Stretch {
  readonly view: LineView;
}

function edgeCell(view: LineView, edge: "first" | "last"): Cell {
  const tab = edge === "first" ? view.text.indexOf("\t") : view.text.lastIndexOf("\t");
  if (tab < 0) return { view, from: 0, to: view.text.length };
  return edge === "first" ? { view, from: 0, to: tab } : { view, from: tab + 1, to: view.text.length };
}

function textOf({ view, from, to }: Cell): string {
  return view.text.slice(from, to);
}

function joinCells(views: readonly LineView[], edge: "first" | "last", text: CvText): Joined | null {
  const cells = views.map((view) => edgeCell(view, edge));
  if (!cells.every((cell, row) => mayBePart(cell, row, cells))) return null;
  const texts = cells.map((cell, row) => (row === 0 ? textOf(cell) : linkTo(cell) + textOf(cell)));
  const joined = texts.join("");
  const span = rangeOver(joined, joined.length - (texts.at(-1)?.length ?? 0), text);
  if (span === null || areOfTwoPosts(cells, joined, span)) return null;
  return { span, cells, evidence: cells.map(({ view, from, to }) => quote(view, from, to)) };
}

/** A dash at the start of the next row may have been taken for the mark of a list item. */
function linkTo({ view }: Cell): string {
  return view.line.bullet ? " – " : " ";
}

/** Whether a cell may hold a part of a range: it is short, and whole at most but for the month beside it. */
function mayBePart(cell: Cell, row: number, cells: readonly Cell[]): boolean {
  if (cell.to - cell.from > (row === 0 ? LONGEST_FIRST : LONGEST_NEXT)) return false;
  return !isWholeRange(cell, row === 0) || goesOnWithMonth(cells) || (row === 1 && beginsWithMonth(cells));
}

/** The range that a joined text is from its beginning to its end, in its last row, too. */
function rangeOver(joined: string, lastRow: number, text: CvText): DateSpan | null {
  if (!/^[^\p{Nd}]{0,22}\p{Nd}/u.test(joined)) return null;
  const tokens = tokenise(joined.replace(LENGTH_OF_TIME, ""));
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.dangling) return null;
  const isWhole = span.from <= (tokens[0]?.start ?? 0) && span.last >= tokens.length - 1;
  return isWhole && span.to > lastRow + 2 ? span : null;
}

/** Whether dates one below the other are those of two posts and no range. */
function areOfTwoPosts(cells: readonly Cell[], joined: string, span: DateSpan): boolean {
  const isBare = !LINKED.test(joined);
  // "3/2016 –" over the "2013" of the job before: a job that goes on. "7/2017" over "04/2016", "2014" over "2013".
  if ((isBare || isDashed(cells[0])) && turnSpan(span) !== span) return true;
  // "Été 2010" over "Été 2011".
  return isBare && cells.every((cell) => SEASON.test(textOf(cell).trim()));
}

function isWholeRange(cell: Cell, isFirst: boolean): boolean {
  const { view } = cell;
  // "02/2012 | 05/2016" in two cells of a table is whole, whatever stands in the next row.
  if (view.dates.some(({ single, from, to }) => !single && from < cell.from && to > cell.from)) return true;
  return view.dates.some(
    (span) =>
      !span.single &&
      (isFirst ? !span.dangling && !isDashed(cell) : span.end !== null && span.start !== null) &&
      span.from >= cell.from &&
      span.to <= cell.to &&
      // "2021 April since" in front of a word of dates that the next line may end.
      (!isFirst || span.end !== null || !/\p{L}/u.test(view.text.slice(span.to, cell.to))),
  );
}

/** "March 2018 –" in a cell of its own, which the line below may go on with. */
function isDashed(cell: Cell | undefined): boolean {
  return cell !== undefined && /[-–—]\s*$/.test(textOf(cell));
}

/** "April" over "2016 – May 2020": the year of the start has its month above. */
function beginsWithMonth([first, second]: readonly Cell[]): boolean {
  if (first === undefined || second === undefined) return false;
  const span = second.view.dates.find(({ from }) => from >= second.from && from <= second.from + 1);
  const words = textOf(first).replace(/\.?\s*(?:\s(?:de|del|do))?\s*$/u, "");
  const month = dateWords().months.matchAll(tokenise(words));
  return month !== null && span?.start != null && span.start.month === null;
}

/** "2014 May – 2018" over "December": the year of the end has its month below. */
function goesOnWithMonth([first, second, ...others]: readonly Cell[]): boolean {
  if (first === undefined || second === undefined || others.length > 0) return false;
  const span = first.view.dates.find(({ single, to }) => !single && to <= first.to);
  const isOpen = span?.end != null && span.end.month === null && span.start?.month != null;
  return isOpen && dateWords().months.matchAll(tokenise(textOf(second))) !== null;
}
