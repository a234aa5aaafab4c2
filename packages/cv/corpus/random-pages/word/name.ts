import { HeadingLevel, type Paragraph } from "docx";
import type { Habits } from "../habits.ts";
import { type ParagraphLook, paragraph } from "./paragraph.ts";
import { type Look, piecesOf } from "./pieces.ts";
import { type Sheet, sizeOf } from "./sheet.ts";
import type { Tag } from "./tree.ts";

interface NameLook {
  /** Of the size of the text. */
  readonly scale: number;
  readonly run: Look;
  readonly paragraph: ParagraphLook;
}

const LOOKS: Readonly<Record<Habits["name"], (sheet: Sheet) => NameLook>> = {
  big: () => ({ scale: 2.4, run: { bold: true }, paragraph: {} }),
  caps: () => ({ scale: 2, run: { characterSpacing: 20 }, paragraph: {} }),
  spaced: () => ({ scale: 1.5, run: {}, paragraph: {} }),
  "two-lines": () => ({ scale: 2.2, run: {}, paragraph: {} }),
  centred: () => ({ scale: 2, run: {}, paragraph: { alignment: "center" } }),
  right: () => ({ scale: 2, run: {}, paragraph: { alignment: "right" } }),
  band: ({ habits }) => ({
    scale: 2,
    run: { color: "FFFFFF" },
    paragraph: { shading: { fill: habits.colour.slice(1) } },
  }),
  small: () => ({ scale: 1.25, run: { bold: true }, paragraph: {} }),
  light: () => ({ scale: 2.6, run: {}, paragraph: {} }),
};

/** The name, in the title's style where headings have one. */
export function nameParagraphs(node: Tag, sheet: Sheet): Paragraph[] {
  const { scale, run, paragraph: place } = LOOKS[sheet.habits.name](sheet);
  const look: Look = {
    ...(sheet.isDark ? { color: "FFFFFF" } : {}),
    ...run,
    size: Math.round(sizeOf(sheet) * scale),
    ...(isNameFormatted(sheet.habits) ? { allCaps: true } : {}),
  };
  const pieces = piecesOf(node, { ...sheet, isDark: false }, look);
  const inControl = sheet.habits.controls === "controls";
  const style = sheet.habits.headings === "style" ? { heading: HeadingLevel.TITLE } : {};
  return [
    paragraph(inControl ? pieces.map((piece) => ({ ...piece, isControl: true })) : pieces, sheet, {
      ...style,
      ...place,
    }),
  ];
}

export function isNameFormatted({ name, caps }: Sheet["habits"]): boolean {
  return name === "caps" && caps !== "typed";
}
