import type { Textbox } from "docx";
import { blocksOf } from "./blocks.ts";
import type { Sheet, WordBlock } from "./sheet.ts";
import { columns } from "./tables.ts";
import { hasClass, type Tag, tagsOf } from "./tree.ts";
import type { WordHabits } from "./word-habits.ts";

/** A part of the document with its own number of columns, below what stands above it. */
export interface Part {
  readonly count: number;
  readonly blocks: readonly (WordBlock | Textbox)[];
}

/** Room between two columns of text, in twentieths of a point. */
export const GUTTER = 400;

type Sides = (aside: Tag, main: Tag, sides: Tag, sheet: Sheet) => Part[];

const ASIDES: Readonly<Record<WordHabits["asides"], Sides>> = {
  table: (aside, main, sides, sheet) => {
    const cell = (node: Tag) => (inner: Sheet) => blocksOf(node.children, inner);
    const fill = hasClass(sides, "sidebar-dark") ? "22303C" : undefined;
    const isRight = hasClass(sides, "sidebar-right");
    const cells = isRight ? [cell(main), cell(aside)] : [cell(aside), cell(main)];
    return [
      { count: 1, blocks: [columns([cells], isRight ? [66, 34] : [34, 66], sheet, { fills: [fill] })] },
    ];
  },
  columns: (aside, main, _, sheet) => [
    { count: 1, blocks: [...blocksOf(looseOf(aside), sheet), ...blocksOf(main.children, sheet)] },
    { count: 2, blocks: blocksOf(sectionsOf(aside), half(sheet)) },
  ],
  newspaper: (aside, main, sides, sheet) => {
    const isRight = hasClass(sides, "sidebar-right");
    const order = isRight ? [main.children, sectionsOf(aside)] : [sectionsOf(aside), main.children];
    return [
      { count: 1, blocks: blocksOf(looseOf(aside), sheet) },
      { count: 2, blocks: order.flatMap((nodes) => blocksOf(nodes, half(sheet))) },
    ];
  },
};

/** The body in parts: one column, or what a second column becomes in a word processor. */
export function partsOf(body: readonly Tag[], sheet: Sheet): Part[] {
  return merged(body.flatMap((node) => partsOfNode(node, sheet)));
}

function partsOfNode(node: Tag, sheet: Sheet): Part[] {
  const sides = node.name === "table" ? tagsOf(node).flatMap(tagsOf) : tagsOf(node);
  const aside = sides.flatMap(selfAndTags).find(({ name }) => name === "aside");
  if (aside === undefined) return [{ count: 1, blocks: blocksOf([node], sheet) }];
  const main = sides.find((side) => !selfAndTags(side).includes(aside)) ?? node;
  return ASIDES[sheet.habits.asides](aside, main, node, sheet);
}

/** Neighbours of as many columns are one part. */
export function merged(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.count === part.count)
      joined[joined.length - 1] = { count: part.count, blocks: [...last.blocks, ...part.blocks] };
    else joined.push(part);
  }
  return joined;
}

/** Name and contact data, which stand on top wherever their column goes. */
function looseOf(aside: Tag): Tag[] {
  return tagsOf(aside).filter(({ name }) => name !== "section");
}

function sectionsOf(aside: Tag): Tag[] {
  return tagsOf(aside).filter(({ name }) => name === "section");
}

function selfAndTags(node: Tag): Tag[] {
  return [node, ...tagsOf(node)];
}

function half(sheet: Sheet): Sheet {
  return { ...sheet, width: (sheet.width - GUTTER) / 2 };
}
