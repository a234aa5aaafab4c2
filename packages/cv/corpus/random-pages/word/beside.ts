import { plain } from "./lines.ts";
import { emptyLine, paragraph } from "./paragraph.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { Sheet, WordBlock } from "./sheet.ts";
import { stretchesOf } from "./stretches.ts";
import { columns } from "./tables.ts";
import { hasClass, type Tag, type TreeNode, tagsOf } from "./tree.ts";
import type { WordHabits } from "./word-habits.ts";

type Fill = (nodes: readonly TreeNode[], sheet: Sheet) => readonly WordBlock[];

const SHARES = { wide: [27, 73], narrow: [19, 81] } as const;

const FORMS: Readonly<
  Record<WordHabits["left"], (entries: readonly Tag[], sheet: Sheet, fill: Fill) => WordBlock[]>
> = {
  table: (entries, sheet, fill) => [
    columns(
      entries.map((entry) => cells(entry, fill)),
      sharesOf(entries),
      sheet,
    ),
  ],
  "table-each": (entries, sheet, fill) =>
    entries.flatMap((entry) => [columns([cells(entry, fill)], sharesOf(entries), sheet), emptyLine(sheet)]),
  "hanging-tab": (entries, sheet, fill) => entries.flatMap((entry) => hanging(entry, sheet, fill)),
};

/** Entries with a column on their left, in a table or before a tab. */
export function besideBlocks(entries: readonly Tag[], sheet: Sheet, fill: Fill): WordBlock[] {
  return FORMS[sheet.habits.left](entries, sheet, fill);
}

function sharesOf([entry]: readonly Tag[]): readonly number[] {
  return entry !== undefined && hasClass(entry, "narrow-left") ? SHARES.narrow : SHARES.wide;
}

function cells(entry: Tag, fill: Fill) {
  return tagsOf(entry).map((cell) => (sheet: Sheet) => fill(cell.children, sheet));
}

/** Each line on the left, a tab, the line beside it; the rest stands below the latter. */
function hanging(entry: Tag, sheet: Sheet, fill: Fill): WordBlock[] {
  const [left, right] = tagsOf(entry);
  const [first, ...rest] = stretchesOf(right?.children ?? []);
  const indent = Math.round((sheet.width * (sharesOf([entry])[0] ?? 0)) / 100);
  const words = first?.kind === "words" ? linesOf(first.children, sheet) : [];
  const beside = left === undefined ? [] : linesOf(left.children, sheet);
  const heads = Array.from({ length: Math.max(words.length, beside.length) }, (_, index) => [
    ...(beside[index] ?? []),
    plain("\t"),
    ...(words[index] ?? []),
  ]);
  const look = { indent: { left: sheet.indent + indent, hanging: indent } };
  const below = { ...sheet, indent: sheet.indent + indent, width: sheet.width - indent };
  const nodes = rest.flatMap((stretch): readonly TreeNode[] => {
    if (stretch.kind === "words") return stretch.children;
    return stretch.kind === "beside" ? stretch.tags : [stretch.tag];
  });
  return [...heads.map((pieces) => paragraph(pieces, sheet, look)), ...fill(nodes, below)];
}

function linesOf(nodes: readonly TreeNode[], sheet: Sheet): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of nodes.flatMap((node) => piecesOf(node, sheet))) {
    if (piece.text === "\n") lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
}
