import {
  ExternalHyperlink,
  type IParagraphOptions,
  LineRuleType,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  SymbolRun,
  Tab,
  TextRun,
} from "docx";
import { PAGE, PAGES } from "../paging.ts";
import type { Piece } from "./pieces.ts";
import type { Sheet } from "./sheet.ts";

export type ParagraphLook = Omit<IParagraphOptions, "children" | "text">;

/** A paragraph of these pieces, in the spacing of the sheet. */
export function paragraph(pieces: readonly Piece[], sheet: Sheet, look: ParagraphLook = {}): Paragraph {
  return new Paragraph({
    ...(sheet.alignment === "left" ? {} : { alignment: sheet.alignment }),
    ...(sheet.indent === 0 ? {} : { indent: { left: sheet.indent } }),
    ...look,
    spacing: { line: lineOf(sheet), lineRule: LineRuleType.AUTO, after: 20, ...look.spacing },
    children: pieces.flatMap((piece) => childrenOf(piece, sheet)),
  });
}

export function emptyLine(sheet: Sheet): Paragraph {
  return paragraph([], sheet);
}

/** In 240ths of the usual height of a line. */
function lineOf({ habits }: Sheet): number {
  const height = habits.secondPage === "airy" ? 1.7 : Number(habits.lineHeight);
  return Math.round((height / 1.2) * 240);
}

function childrenOf(piece: Piece, sheet: Sheet): ParagraphChild[] {
  if (piece.symbol !== undefined) return [new SymbolRun({ char: piece.symbol, symbolfont: "Wingdings" })];
  if (piece.url === undefined) return runs(piece, sheet);
  if (sheet.habits.links === "field")
    return [new SimpleField(`HYPERLINK "${piece.url.replaceAll('"', "%22")}"`, piece.text)];
  return [new ExternalHyperlink({ link: piece.url, children: runs(piece, sheet) })];
}

const NUMBERS: Readonly<Record<string, (typeof PageNumber)[keyof typeof PageNumber]>> = {
  [PAGE]: PageNumber.CURRENT,
  [PAGES]: PageNumber.TOTAL_PAGES,
};

function runs({ text, look, isControl }: Piece, sheet: Sheet): TextRun[] {
  const Run = isControl === true ? ControlRun : TextRun;
  return text.split(/(\n|\t|\{pages?\})/).flatMap((part) => {
    if (part === "") return [];
    if (part === "\n") return [new TextRun({ break: 1 })];
    if (part === "\t") return [new TextRun({ children: [new Tab()] })];
    const number = NUMBERS[part];
    if (number !== undefined) return [new TextRun({ ...look, children: [number] })];
    return stretches(part, sheet).map((stretch) => new Run({ ...look, text: stretch }));
  });
}

/** What was checked and edited is in runs of its own, in the midst of words too. */
function stretches(text: string, { habits }: Sheet): string[] {
  if (habits.runs === "whole" || text.length < SPLIT_FROM) return [text];
  const at = (text.length * 5) % (text.length - 2);
  return [text.slice(0, at + 1), text.slice(at + 1)];
}

const SPLIT_FROM = 6;

/** A run in a content control. */
class ControlRun extends TextRun {
  override prepForXml(context: Parameters<TextRun["prepForXml"]>[0]): ReturnType<TextRun["prepForXml"]> {
    const run = super.prepForXml(context);
    return run === undefined
      ? run
      : { "w:sdt": [{ "w:sdtPr": [{ "w:text": {} }] }, { "w:sdtContent": [run] }] };
  }
}
