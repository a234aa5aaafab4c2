import { type Paragraph, type Table, TabStopType } from "docx";
import { type ParagraphLook, paragraph } from "./paragraph.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { type Sheet, sizeOf } from "./sheet.ts";
import { columns } from "./tables.ts";
import { type Tag, tagsOf } from "./tree.ts";
import type { WordHabits } from "./word-habits.ts";

/** A line of an entry before it becomes a paragraph or a part of one. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly look: ParagraphLook;
}

type Ends = (left: readonly Piece[], right: readonly Piece[], sheet: Sheet) => Line;

/** What a tab that is typed goes on to, in twentieths of a point. */
const TAB = 720;
/** About the width of a letter and of a space, in twentieths of a point for each half point of size. */
const LETTER = 5.2;
const SPACE = 2.8;

const ENDS: Readonly<Record<Exclude<WordHabits["right"], "table">, Ends>> = {
  "tab-stop": (left, right, { width, indent }) => ({
    pieces: [...left, plain("\t"), ...right],
    look: { tabStops: [{ type: TabStopType.RIGHT, position: width + indent }] },
  }),
  tabs: (left, right, sheet) => {
    const tabs = Math.max(1, Math.floor(room(left, right, sheet) / TAB));
    return { pieces: [...left, plain("\t".repeat(tabs)), ...right], look: {} };
  },
  spaces: (left, right, sheet) => {
    const spaces = Math.max(4, Math.floor((0.9 * room(left, right, sheet)) / (sizeOf(sheet) * SPACE)));
    return { pieces: [...left, plain(" ".repeat(spaces)), ...right], look: {} };
  },
};

/** A row with two ends: one line, unless a table holds them apart. */
export function twoEnds(row: Tag, sheet: Sheet): Line | Table {
  const [left = [], right = []] = tagsOf(row).map((node) => piecesOf(node, sheet));
  const { right: habit } = sheet.habits;
  if (habit !== "table") return ENDS[habit](left, right, sheet);
  const cell = (pieces: readonly Piece[]) => (inner: Sheet) => [paragraph(pieces, inner)];
  return columns([[cell(left), cell(right)]], [70, 30], sheet);
}

const ROWS: Readonly<Record<WordHabits["rows"], (lines: readonly Line[], sheet: Sheet) => Paragraph[]>> = {
  paragraphs: (lines, sheet) => lines.map(({ pieces, look }) => paragraph(pieces, sheet, look)),
  "soft-breaks": (lines, sheet) => {
    const pieces = lines.flatMap((line, index) =>
      index === 0 ? line.pieces : [plain("\n"), ...line.pieces],
    );
    const look = lines.find((line) => line.look.tabStops !== undefined)?.look ?? {};
    return lines.length === 0 ? [] : [paragraph(pieces, sheet, look)];
  },
};

/** Lines that follow one another. */
export function paragraphsOf(lines: readonly Line[], sheet: Sheet): Paragraph[] {
  return ROWS[sheet.habits.rows](lines, sheet);
}

export function plain(text: string): Piece {
  return { text, look: {} };
}

function room(left: readonly Piece[], right: readonly Piece[], sheet: Sheet): number {
  const letters = [...left, ...right].reduce((sum, { text }) => sum + text.length, 0);
  return sheet.width - letters * sizeOf(sheet) * LETTER;
}
