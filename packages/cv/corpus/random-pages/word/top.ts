import { Paragraph, Textbox, WpsShapeRun } from "docx";
import { blocksOf } from "./blocks.ts";
import type { Sheet, WordBlock } from "./sheet.ts";
import { columns } from "./tables.ts";
import { hasClass, type Tag, tagsOf } from "./tree.ts";
import type { WordHabits } from "./word-habits.ts";

/** Where name and contact data stand. */
interface Top {
  readonly body: readonly (WordBlock | Textbox)[];
  /** In the head of every page, or of the first. */
  readonly header?: readonly WordBlock[];
  readonly firstHeader?: readonly WordBlock[];
}

/** In points. */
const BOX_WIDTH = 300;
const LINE_HEIGHT = 19;
const BOX_EDGE = 14;

const FORMS: Readonly<Record<WordHabits["top"], (header: Tag, sheet: Sheet) => Top>> = {
  body: (header, sheet) => ({ body: blocksOf(header.children, sheet) }),
  header: (header, sheet) => ({ body: [], header: blocksOf(header.children, sheet) }),
  "first-header": (header, sheet) => ({ body: [], firstHeader: blocksOf(header.children, sheet) }),
  table: (header, sheet) => {
    const [names, contact] = partsOf(header);
    const cell = (nodes: readonly Tag[]) => (inner: Sheet) => blocksOf(nodes, inner);
    return { body: [columns([[cell(names), cell(contact)]], [55, 45], sheet)] };
  },
  textbox: (header, sheet) =>
    boxed(header, sheet, (children, width, height) => [
      new Textbox({ children, style: { width: `${width}pt`, height: `${height}pt` } }),
    ]),
  shape: (header, sheet) =>
    boxed(header, sheet, (children, width, height) => {
      const transformation = { width: (width * 4) / 3, height: (height * 4) / 3 };
      return [new Paragraph({ children: [new WpsShapeRun({ type: "wps", children, transformation })] })];
    }),
};

export function topOf(header: Tag, sheet: Sheet): Top {
  const [, contact] = partsOf(header);
  // A name whose letters are set apart wants the width of the page.
  const isWide = sheet.habits.top === "table" && sheet.habits.name === "spaced";
  return FORMS[contact.length === 0 || isWide ? "body" : sheet.habits.top](header, sheet);
}

function boxed(
  header: Tag,
  sheet: Sheet,
  box: (children: Paragraph[], width: number, height: number) => (WordBlock | Textbox)[],
): Top {
  const [names, contact] = partsOf(header);
  const inner = { ...sheet, width: BOX_WIDTH * 20 };
  const blocks = blocksOf(contact, inner);
  const paragraphs = blocks.filter((block) => block instanceof Paragraph);
  // A table is no part of a box.
  if (paragraphs.length < blocks.length) return FORMS.body(header, sheet);
  const letters = contact.reduce((sum, node) => sum + lettersIn(node), 0);
  const lines = Math.max(tagsOf(contact[0] ?? header).length, Math.ceil(letters / 34)) + 1;
  return { body: [...blocksOf(names, sheet), ...box(paragraphs, BOX_WIDTH, lines * LINE_HEIGHT + BOX_EDGE)] };
}

function partsOf(header: Tag): readonly [names: readonly Tag[], contact: readonly Tag[]] {
  const parts = tagsOf(header)
    .filter(({ name }) => name === "div")
    .flatMap(tagsOf);
  const isContact = (node: Tag) => hasClass(node, "contact");
  return [parts.filter((node) => !isContact(node)), parts.filter(isContact)];
}

function lettersIn({ children }: Tag): number {
  return children.reduce((sum, node) => sum + (typeof node === "string" ? node.length : lettersIn(node)), 0);
}
