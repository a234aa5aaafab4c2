import type { Evidence } from "../../types.ts";
import { dateWords } from "../dates/date-words.ts";
import { type DateSpan, findDates, turnSpan } from "../dates/find-dates.ts";
import { type CvText, type LineView, quote } from "../text/cv-text.ts";
import { tokenise } from "../text/tokens.ts";
import type { Stretch } from "./line-segments.ts";
import type { Part } from "./split-rows.ts";

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
  for (const [index, first] of headers.entries()) {
    if (found.has(first)) continue;
    for (const length of [2, 3]) {
      const group = headers.slice(index, index + length);
      if (group.length < length || group.some((part) => found.has(part))) continue;
      const joined =
        joinCells(
          group.map(({ view }) => view),
          "first",
          text,
        ) ??
        joinCells(
          group.map(({ view }) => view),
          "last",
          text,
        ) ??
        joinTail(group, text);
      if (joined === null) continue;
      for (const [order, part] of group.entries()) {
        const cut = joined.cells[order] ?? { from: 0, to: 0 };
        found.set(part, {
          span: order === 0 ? joined.span : null,
          cut,
          evidence: order === 0 ? joined.evidence : [],
        });
      }
      break;
    }
  }
  return found;
}

/** "Fitter, Marlow Works, Ulm (mar/2018 –" over "fev/2020)": the range that ends a header goes on in a line of its own. */
function joinTail([head, rest, ...others]: readonly Part[], text: CvText): Joined | null {
  if (head === undefined || rest === undefined || others.length > 0) return null;
  const start = head.view.dates.at(-1);
  const isOpen = start?.dangling === true && start.from > 0 && start.start !== null;
  if (!isOpen || rest.view.line.bullet || rest.view.text.length > LONGEST_NEXT) return null;
  const cells = [
    { from: start.from, to: head.view.text.length },
    { from: 0, to: rest.view.text.search(/[)\]\s.:]*$/u) },
  ];
  const [first, second] = cells.map(({ from, to }, index) =>
    (index === 0 ? head : rest).view.text.slice(from, to),
  );
  const tokens = tokenise(`${first} ${second}`);
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.dangling || span.last < tokens.length) return null;
  const evidence = [quote(head.view, start.from), quote(rest.view)];
  return { span, cells: [cells[0] ?? { from: 0, to: 0 }, { from: 0, to: rest.view.text.length }], evidence };
}

interface Joined {
  readonly span: DateSpan;
  readonly cells: readonly Stretch[];
  readonly evidence: readonly Evidence[];
}

/** "(1 ano)", "(2 anos e 8 meses": how long it was, behind the dates and perhaps cut off. */
const LENGTH_OF_TIME = /\s*\(\p{Nd}[^)]{0,24}\)?$/u;

/** A dash, or a word that leads from one date to the next. */
const LINKED = /[-–—]|\s(?:to|till|until|bis|à|au|a|al|hasta|até|tot|t\/m|e|y|et|und|and|en|إلى|حتى)\s/u;

/** A word and a year: a season of its own in each of the cells. */
function isSeasonOf({ text }: LineView, cell: Stretch | undefined): boolean {
  return SEASON.test(text.slice(cell?.from, cell?.to).trim());
}

const SEASON =
  /^(?:summer|winter|spring|autumn|fall|sommer|frühjahr|frühling|herbst|été|hiver|printemps|automne|verano|invierno|primavera|otoño|estate|inverno|autunno|verão|outono|zomer|lente|herfst)\s\p{Nd}{4}$/iu;

const LONGEST_FIRST = 30;
const LONGEST_NEXT = 20;

function joinCells(views: readonly LineView[], edge: "first" | "last", text: CvText): Joined | null {
  const cells = views.map((view) => edgeCell(view, edge));
  let joined = "";
  let before = 0;
  for (const [index, view] of views.entries()) {
    const { from, to } = cells[index] ?? { from: 0, to: 0 };
    if (
      to - from > (index === 0 ? LONGEST_FIRST : LONGEST_NEXT) ||
      (isWholeRange(view, { from, to }, index === 0) &&
        !goesOnWithMonth(views, cells) &&
        !(index === 1 && beginsWithMonth(views, cells)))
    )
      return null;
    before = joined.length;
    // A dash at the start of the next line may have been taken for the mark of a list item.
    const link = index === 0 ? "" : view.line.bullet ? " – " : " ";
    joined += link + view.text.slice(from, to);
  }
  if (!/^[^\p{Nd}]{0,22}\p{Nd}/u.test(joined)) return null;
  const tokens = tokenise(joined.replace(LENGTH_OF_TIME, ""));
  const [span] = findDates(tokens, text.dateStyle);
  if (span === undefined || span.single || span.dangling) return null;
  if (span.from > (tokens[0]?.start ?? 0) || span.last < tokens.length - 1 || span.to <= before + 2)
    return null;
  // "3/2016 –" over the "2013" of the job before: a job that goes on.
  const isDashAbove = isDashed(views[0], cells[0]);
  // "7/2017" over "04/2016", "2014" over "2013": times of two posts.
  const isBare = !LINKED.test(joined);
  if ((isDashAbove || isBare) && turnSpan(span) !== span) return null;
  // "Été 2010" over "Été 2011".
  if (isBare && views.every((view, index) => isSeasonOf(view, cells[index]))) return null;
  const evidence = views.map((view, index) => quote(view, cells[index]?.from, cells[index]?.to));
  return { span, cells, evidence };
}

function isWholeRange(view: LineView, cell: Stretch, isFirst: boolean): boolean {
  // "02/2012 | 05/2016" in two cells of a table is whole, whatever stands in the next row.
  if (view.dates.some(({ single, from, to }) => !single && from < cell.from && to > cell.from)) return true;
  return view.dates.some(
    (span) =>
      !span.single &&
      (isFirst ? !span.dangling && !isDashed(view, cell) : span.end !== null && span.start !== null) &&
      span.from >= cell.from &&
      span.to <= cell.to &&
      // "2021 April since" in front of a word of dates that the next line may end.
      (!isFirst || span.end !== null || !/\p{L}/u.test(view.text.slice(span.to, cell.to))),
  );
}

/** "March 2018 –" in a cell of its own, which the line below may go on with. */
function isDashed(view: LineView | undefined, cell: Stretch | undefined): boolean {
  return /[-–—]\s*$/.test(view?.text.slice(cell?.from, cell?.to) ?? "");
}

/** "April" over "2016 – May 2020": the year of the start has its month above. */
function beginsWithMonth(views: readonly LineView[], cells: readonly Stretch[]): boolean {
  const [first, second] = views;
  const [cell, next] = cells;
  if (first === undefined || second === undefined || cell === undefined || next === undefined) return false;
  const span = second.dates.find(({ from }) => from >= next.from && from <= next.from + 1);
  const words = first.text.slice(cell.from, cell.to).replace(/\.?\s*(?:\s(?:de|del|do))?\s*$/u, "");
  const month = dateWords().months.matchAll(tokenise(words));
  return month !== null && span?.start != null && span.start.month === null;
}

/** "2014 May – 2018" over "December": the year of the end has its month below. */
function goesOnWithMonth(views: readonly LineView[], cells: readonly Stretch[]): boolean {
  const [first, second] = views;
  const [cell, next] = cells;
  const span = first?.dates.find(({ single, to }) => !single && to <= (cell?.to ?? 0));
  if (second === undefined || next === undefined || span == null || views.length !== 2) return false;
  const isOpen = span.end !== null && span.end.month === null && span.start?.month != null;
  return isOpen && dateWords().months.matchAll(tokenise(second.text.slice(next.from, next.to))) !== null;
}

function edgeCell(view: LineView, edge: "first" | "last"): Stretch {
  const tab = edge === "first" ? view.text.indexOf("\t") : view.text.lastIndexOf("\t");
  if (tab < 0) return { from: 0, to: view.text.length };
  return edge === "first" ? { from: 0, to: tab } : { from: tab + 1, to: view.text.length };
}
