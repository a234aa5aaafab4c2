import {
  AlignmentType,
  type INumberingOptions,
  type IPropertiesOptions,
  LevelFormat,
  type Paragraph,
} from "docx";
import { type ParagraphLook, paragraph } from "./paragraph.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import type { Sheet } from "./sheet.ts";
import { type Tag, tagsOf } from "./tree.ts";

interface Point {
  readonly before: readonly Piece[];
  readonly look: ParagraphLook;
}

type PointOf = (sheet: Sheet, instance: number) => Point;

const HANGING = 284;
const tab: Piece = { text: "\t", look: {} };

const numbered =
  (reference: string): PointOf =>
  (sheet, instance) => ({
    before: [],
    look: {
      numbering: { reference, level: 0, instance },
      indent: { left: sheet.indent + HANGING, hanging: HANGING },
    },
  });

const typed =
  (sign: Piece): PointOf =>
  ({ indent }) => ({ before: [sign, tab], look: { indent: { left: indent + HANGING, hanging: HANGING } } });

const POINTS: Readonly<Record<Sheet["habits"]["list"], PointOf>> = {
  symbol: numbered("symbol"),
  wingdings: numbered("wingdings"),
  numbers: numbered("numbers"),
  style: () => ({ before: [], look: { style: "ListBullet" } }),
  typed: typed({ text: "•", look: {} }),
  "typed-symbol": typed({ text: "", symbol: "F0D8", look: {} }),
};

export function list(node: Tag, sheet: Sheet): Paragraph[] {
  const { before, look } = POINTS[sheet.habits.list](sheet, sheet.nextList());
  return tagsOf(node).map((item) => paragraph([...before, ...piecesOf(item, sheet)], sheet, look));
}

type Level = INumberingOptions["config"][number]["levels"][number];

/** The signs that a word processor offers first, in its own fonts of signs. */
const SIGNS: readonly (readonly [reference: string, font: string, text: string])[] = [
  ["symbol", "Symbol", "\uf0b7"],
  ["wingdings", "Wingdings", "\uf0a7"],
];

export const NUMBERING: NonNullable<IPropertiesOptions["numbering"]> = {
  config: [
    ...SIGNS.map(([reference, font, text]) => ({
      reference,
      levels: [level({ format: LevelFormat.BULLET, text, style: { run: { font } } })],
    })),
    { reference: "numbers", levels: [level({ format: LevelFormat.DECIMAL, text: "%1." })] },
  ],
};

function level(own: Pick<Level, "format" | "text" | "style">): Level {
  return { level: 0, alignment: AlignmentType.START, ...own };
}

/** The list of the word processor's own style. */
export const LIST_STYLE = {
  id: "ListBullet",
  name: "List Bullet",
  basedOn: "Normal",
  paragraph: {
    numbering: { reference: "symbol", level: 0 },
    indent: { left: HANGING, hanging: HANGING },
  },
} as const;
