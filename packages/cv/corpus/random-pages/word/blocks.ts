import { besideBlocks } from "./beside.ts";
import { heading } from "./headings.ts";
import { type Line, paragraphsOf, plain, twoEnds } from "./lines.ts";
import { list } from "./lists.ts";
import { nameParagraphs } from "./name.ts";
import { emptyLine, paragraph } from "./paragraph.ts";
import { piecesOf } from "./pieces.ts";
import type { Sheet, WordBlock } from "./sheet.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import { type CellWriter, columns } from "./tables.ts";
import { type Tag, type TreeNode, tagsOf } from "./tree.ts";

type Writer = (node: Tag, sheet: Sheet) => WordBlock[];

const BY_TAG: Readonly<Record<string, Writer>> = {
  ul: list,
  p: (node, sheet) => [paragraph(piecesOf(node, sheet), sheet, { spacing: { before: 40, after: 60 } })],
  table: (node, sheet) => [table(node, sheet, [30, 70])],
};

/** What stands on a page in the look of its class. */
const BY_CLASS: Readonly<Record<string, Writer>> = {
  heading,
  name: nameParagraphs,
  headline: (node, sheet) => [paragraph(piecesOf(node, sheet), sheet)],
  chips: (node, sheet) => {
    const chips = tagsOf(node).flatMap((chip, index) => [
      ...(index === 0 ? [] : [plain("\t")]),
      ...piecesOf(chip, sheet),
    ]);
    return [paragraph(chips, sheet)];
  },
  hanging: (node, sheet) => [indented(node, sheet, 280, 280)],
  indented: (node, sheet) => [indented(node, sheet, 120, 0)],
  "in-columns": (node, sheet) => {
    const items = tagsOf(node).flatMap(tagsOf);
    const half = Math.ceil(items.length / 2);
    const part = (children: readonly Tag[]) => (inner: Sheet) => list({ ...node, children }, inner);
    return [columns([[part(items.slice(0, half)), part(items.slice(half))]], [50, 50], sheet)];
  },
  entry: (node, sheet) => [
    ...blocksOf(node.children, sheet),
    ...(sheet.habits.gaps === "empty-lines" ? [emptyLine(sheet)] : []),
  ],
  "margin-left": (node, sheet) => [columns([cellsOf(node)], [26, 74], sheet), emptyLine(sheet)],
  "margin-right": (node, sheet) => [columns([cellsOf(node)], [74, 26], sheet), emptyLine(sheet)],
  ruled: (node, sheet) => {
    const count = Math.max(...tagsOf(node).map((row) => tagsOf(row).length));
    const shares = count === 4 ? [18, 22, 22, 38] : [24, 38, 38];
    return [table(node, sheet, shares, true)];
  },
  labelled: (node, sheet) => [table(node, sheet, [26, 74])],
  "next-page": (node, sheet) => [
    paragraph([], sheet, { pageBreakBefore: true }),
    ...blocksOf(node.children, sheet),
  ],
};

/** Blocks one after another; lines and words between them are paragraphs of their own or share one. */
export function blocksOf(nodes: readonly TreeNode[], sheet: Sheet): WordBlock[] {
  const blocks: WordBlock[] = [];
  let lines: Line[] = [];
  const endLines = () => {
    blocks.push(...paragraphsOf(lines, sheet));
    lines = [];
  };
  for (const stretch of stretchesOf(nodes)) {
    const line = lineOf(stretch, sheet);
    if ("pieces" in line) lines.push(line);
    else {
      endLines();
      blocks.push(...line.blocks);
    }
  }
  endLines();
  return blocks;
}

function lineOf(stretch: Stretch, sheet: Sheet): Line | { readonly blocks: readonly WordBlock[] } {
  if (stretch.kind === "beside") return { blocks: besideBlocks(stretch.tags, sheet, blocksOf) };
  if (stretch.kind === "block") return { blocks: writerOf(stretch.tag)(stretch.tag, sheet) };
  if (stretch.kind === "words")
    return { pieces: stretch.children.flatMap((node) => piecesOf(node, sheet)), look: {} };
  const ends = twoEnds(stretch.tag, sheet);
  return "pieces" in ends ? ends : { blocks: [ends] };
}

function writerOf({ name, className }: Tag): Writer {
  return BY_CLASS[className] ?? BY_TAG[name] ?? ((node, sheet) => blocksOf(node.children, sheet));
}

function cellsOf(row: Tag): CellWriter[] {
  // A heading stands at the height of what is beside it.
  return tagsOf(row).map((cell) => (sheet: Sheet) => blocksOf(cell.children, { ...sheet, headingGap: 0 }));
}

function table(node: Tag, sheet: Sheet, shares: readonly number[], isRuled = false): WordBlock {
  return columns(tagsOf(node).map(cellsOf), shares, sheet, { isRuled });
}

function indented(node: Tag, sheet: Sheet, left: number, hanging: number): WordBlock {
  return paragraph(piecesOf(node, sheet), sheet, { indent: { left: sheet.indent + left, hanging } });
}
