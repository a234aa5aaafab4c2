import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import type { Sheet, WordBlock } from "./sheet.ts";

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "808080" };
/** Room that a cell keeps on either side of its text. */
const CELL_MARGIN = 108;

/** Writes what a cell holds, in the width that it has. */
export type CellWriter = (sheet: Sheet) => readonly WordBlock[];

export interface TableLook {
  readonly isRuled?: boolean;
  /** The ground of the cells by column. */
  readonly fills?: readonly (string | undefined)[];
}

/** A table over the width of the text; a row of fewer cells than columns ends in one that spans the rest. */
export function columns(
  rows: readonly (readonly CellWriter[])[],
  shares: readonly number[],
  sheet: Sheet,
  { isRuled = false, fills = [] }: TableLook = {},
): Table {
  const edge = isRuled ? LINE : NONE;
  const borders = { top: edge, bottom: edge, left: edge, right: edge };
  const widths = shares.map((share) => Math.round((sheet.width * share) / 100));
  return new Table({
    width: { size: sheet.width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    borders: { ...borders, insideHorizontal: edge, insideVertical: edge },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map((write, index) => {
            const isLast = index === cells.length - 1;
            const span = isLast ? widths.length - index : 1;
            const width = widths.slice(index, index + span).reduce((sum, part) => sum + part, 0);
            const fill = fills[index];
            return new TableCell({
              borders,
              width: { size: width, type: WidthType.DXA },
              ...(span > 1 ? { columnSpan: span } : {}),
              ...(fill === undefined ? {} : { shading: { fill } }),
              children: ended(
                write({ ...sheet, indent: 0, width: width - 2 * CELL_MARGIN, isDark: fill !== undefined }),
              ),
            });
          }),
        }),
    ),
  });
}

/** A cell ends with a paragraph. */
function ended(blocks: readonly WordBlock[]): WordBlock[] {
  return blocks.at(-1) instanceof Paragraph ? [...blocks] : [...blocks, new Paragraph({})];
}
