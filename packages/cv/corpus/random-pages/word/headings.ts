import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  type Paragraph,
} from "docx";
import type { Habits } from "../habits.ts";
import { emptyLine, type ParagraphLook, paragraph } from "./paragraph.ts";
import { type Look, piecesOf } from "./pieces.ts";
import { colourOf, type Sheet, sizeOf } from "./sheet.ts";
import type { Tag } from "./tree.ts";

interface HeadingLook {
  readonly run: Look;
  readonly paragraph: Pick<IParagraphOptions, "alignment" | "border" | "shading">;
}

type LookOf = (sheet: Sheet) => HeadingLook;

export const OWN_STYLE = "SectionTitle";

const line = (color: string) => ({ style: BorderStyle.SINGLE, size: 8, color, space: 1 });
const scaled = (sheet: Sheet, factor: number) => Math.round(sizeOf(sheet) * factor);

const LOOKS: Readonly<Record<Habits["headingLook"], LookOf>> = {
  big: (sheet) => ({ run: { bold: true, size: scaled(sheet, 1.5) }, paragraph: {} }),
  bold: () => ({ run: { bold: true }, paragraph: {} }),
  "small-colour": (sheet) => ({
    run: { bold: true, size: scaled(sheet, 0.9), color: colourOf(sheet) },
    paragraph: {},
  }),
  rule: (sheet) => ({
    run: { size: scaled(sheet, 1.2) },
    paragraph: { border: { bottom: line(colourOf(sheet)) } },
  }),
  bar: () => ({ run: { bold: true, color: "222222" }, paragraph: { shading: { fill: "E8E8E8" } } }),
  ribbon: (sheet) => ({
    run: { color: "FFFFFF" },
    paragraph: { shading: { fill: sheet.habits.colour.slice(1) } },
  }),
  underline: () => ({ run: { bold: true, underline: {} }, paragraph: {} }),
  centred: (sheet) => ({
    run: { size: scaled(sheet, 1.2) },
    paragraph: { alignment: AlignmentType.CENTER },
  }),
  icon: (sheet) => ({ run: { bold: true, color: colourOf(sheet) }, paragraph: {} }),
  boxed: () => {
    const edge = line("777777");
    return {
      run: { bold: true },
      paragraph: { border: { top: edge, bottom: edge, left: edge, right: edge } },
    };
  },
  light: (sheet) => ({ run: { size: scaled(sheet, 1.35), color: "777777" }, paragraph: {} }),
};

const CAPS: Readonly<Record<Sheet["habits"]["caps"], Look>> = {
  typed: {},
  formatted: { allCaps: true },
  small: { smallCaps: true },
};

/** Capitals are typed, or the small letters only look like them. */
export function areCapsFormatted({ headingCase, caps }: Sheet["habits"]): boolean {
  return caps !== "typed" && (headingCase === "upper" || headingCase === "tracked-caps");
}

function runLook(sheet: Sheet): Look {
  const { habits } = sheet;
  return {
    ...LOOKS[habits.headingLook](sheet).run,
    ...(habits.headingCase === "tracked-caps" ? { characterSpacing: 40 } : {}),
    ...(areCapsFormatted(habits) ? CAPS[habits.caps] : {}),
  };
}

/** The look of headings as a style holds it. */
export function headingStyle(sheet: Sheet): {
  readonly run: IRunOptions;
  readonly paragraph: Pick<IParagraphOptions, "alignment" | "border" | "shading" | "spacing">;
} {
  return {
    run: runLook(sheet),
    paragraph: { ...LOOKS[sheet.habits.headingLook](sheet).paragraph, spacing: spacingOf(sheet) },
  };
}

export function heading(node: Tag, sheet: Sheet): Paragraph[] {
  const { headings, headingLook } = sheet.habits;
  // What stands on a ground of its own keeps its ink.
  const ink: Look =
    sheet.isDark && headingLook !== "ribbon" && headingLook !== "bar" ? { color: "FFFFFF" } : {};
  const own = headings === "direct" ? runLook(sheet) : {};
  const pieces = piecesOf(node, { ...sheet, isDark: false }, { ...own, ...ink });
  const isApart = sheet.habits.gaps === "empty-lines" && sheet.headingGap > 0;
  const written = paragraph(pieces, sheet, { keepNext: true, ...STYLES[headings](sheet) });
  return isApart ? [emptyLine(sheet), written] : [written];
}

const STYLES: Readonly<Record<Sheet["habits"]["headings"], (sheet: Sheet) => ParagraphLook>> = {
  style: (sheet) => ({ heading: HeadingLevel.HEADING_1, spacing: spacingOf(sheet) }),
  "own-style": (sheet) => ({ style: OWN_STYLE, spacing: spacingOf(sheet) }),
  direct: (sheet) => ({
    ...LOOKS[sheet.habits.headingLook](sheet).paragraph,
    spacing: spacingOf(sheet),
  }),
};

function spacingOf({ headingGap }: Sheet): { readonly before: number; readonly after: number } {
  return { before: headingGap, after: headingGap === 0 ? 0 : 80 };
}
