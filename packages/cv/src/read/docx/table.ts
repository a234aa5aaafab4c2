import { isDate } from "../order/regions/judge-columns.ts";
import { type Block, type DraftLine, draftText, type Surroundings } from "./draft.ts";
import { toShade } from "./styles.ts";
import { child, elements, value, type XmlElement } from "./xml.ts";

type ReadBlocks = (container: XmlElement, around: Surroundings) => Block[];

/** Paragraphs that a cell of an ordinary table may have; more make it a piece of page layout. */
const MAX_CELL_LINES = 2;

/**
 * Reads a table. A row of short cells is one line; a short cell beside a long one (a date beside a job)
 * shares the line with its beginning; where several cells hold text of their own, the table only places
 * columns on the page and each cell is read as a block.
 */
export function readTable(table: XmlElement, around: Surroundings, readBlocks: ReadBlocks): Block[] {
  const style = value(child(table, "w:tblPr"), "w:tblStyle");
  const background = around.styles.shadesCells(style) ? "unknown" : around.background;
  const blocks: Block[] = [];
  let rows: DraftLine[] = [];
  const endRows = () => {
    if (rows.length > 0) blocks.push(rows);
    rows = [];
  };
  for (const row of tableRows(table)) {
    const cells = rowCells(row)
      .map((cell) => {
        const shade = toShade(child(child(cell, "w:tcPr"), "w:shd")) ?? background;
        return readBlocks(cell, { ...around, background: shade });
      })
      .filter((cell) => cell.length > 0);
    const { heading, beside } = partHeading(cells);
    rows.push(...heading);
    const lines = joinRow(beside);
    if (lines) rows.push(...lines);
    else {
      around.tally.columns = Math.max(around.tally.columns, cells.length);
      endRows();
      blocks.push(...beside.flat());
    }
  }
  endRows();
  return blocks;
}

function tableRows(table: XmlElement): XmlElement[] {
  return nested(table, "w:tr");
}

function rowCells(row: XmlElement): XmlElement[] {
  return nested(row, "w:tc");
}

/** Children of a name, also inside content controls and tracked insertions. */
function nested(parent: XmlElement, name: string): XmlElement[] {
  return elements(parent).flatMap((el) => {
    if (el.name === name) return [el];
    return ["w:sdt", "w:sdtContent", "w:ins", "w:customXml"].includes(el.name) ? nested(el, name) : [];
  });
}

type Cell = readonly Block[];

/** A cell that a style says is a heading stands above the others of its row, on whichever side of them it is. */
function partHeading(cells: readonly Cell[]): { readonly heading: Block; readonly beside: readonly Cell[] } {
  const headings = cells.filter(isHeading);
  const [heading] = headings;
  if (heading === undefined || headings.length > 1 || cells.length < 2) return { heading: [], beside: cells };
  return { heading: heading.flat(), beside: cells.filter((cell) => cell !== heading) };
}

function isHeading(cell: Cell): boolean {
  return cell.flat().every(({ headingLevel }) => headingLevel !== null);
}

/** The lines of a row, or null when its cells are to be read one by one. */
function joinRow(cells: readonly Cell[]): DraftLine[] | null {
  const [only] = cells;
  if (only && cells.length === 1) return only.length === 1 ? [...(only[0] ?? [])] : null;
  if (cells.some((cell) => cell.length !== 1)) return cells.length === 0 ? [] : null;
  const columns = cells.map((cell) => cell[0] ?? []);
  if (columns.some(isTitled)) return null;
  if (isToldBeside(columns)) return [...sideBySide(columns.slice(0, -1)), ...(columns.at(-1) ?? [])];
  const long = columns.findIndex((lines) => lines.length > MAX_CELL_LINES);
  if (long < 0) return sideBySide(columns);
  if (columns.filter((lines) => lines.length > MAX_CELL_LINES).length > 1) return null;
  return besideLong(columns, long);
}

/** A name in large type with a line below it: a block of its own, no label of what stands beside it. */
const TITLE = 1.5;

function isTitled(lines: Block): boolean {
  const [first = 0, ...others] = lines.map((line) => line.cells[0]?.[0]?.look.size ?? 0);
  const largest = Math.max(0, ...others);
  return largest > 0 && first >= TITLE * largest;
}

/** Line by line: "Title | date" over "Company | place". */
function sideBySide(columns: readonly Block[]): DraftLine[] {
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, i) => joinLines(columns.map((lines) => lines[i])));
}

/** Letters from which on a cell holds what was done, and no name. */
const TOLD_FROM = 45;

/** "2012 – 2016", a post over its firm, and what was done there: the firm is read before that. */
function isToldBeside(columns: readonly Block[]): boolean {
  const [dates, ...others] = columns;
  const told = others.pop();
  if (told === undefined || dates?.length !== 1 || !others.some((lines) => lines.length > 1)) return false;
  const isLong = told.length > 1 || told.some((line) => draftText(line).length >= TOLD_FROM);
  return isLong && dates[0] !== undefined && isDate(draftText(dates[0]));
}

/** Short cells left of a long one are labels of it as a whole; those right of it go line by line. */
function besideLong(columns: readonly Block[], long: number): DraftLine[] {
  const labels = columns.slice(0, long).map(asOne);
  const others = columns.slice(long + 1);
  return (columns[long] ?? []).map((line, i) =>
    joinLines([...(i === 0 ? labels : []), line, ...others.map((lines) => lines[i])]),
  );
}

function asOne(lines: Block): DraftLine | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const space = first.cells[0]?.[0];
  const cell = lines.flatMap((line, i) => [
    ...(i > 0 && space ? [{ ...space, text: " " }] : []),
    ...line.cells.flat(),
  ]);
  return { ...first, cells: [cell] };
}

function joinLines(lines: readonly (DraftLine | undefined)[]): DraftLine {
  const present = lines.filter((line) => line !== undefined);
  const main = present.reduce((a, b) => (draftText(b).length > draftText(a).length ? b : a));
  return {
    cells: present.flatMap((line) => line.cells),
    bullet: present[0]?.bullet === true,
    headingLevel: present.length === 1 ? main.headingLevel : null,
  };
}
