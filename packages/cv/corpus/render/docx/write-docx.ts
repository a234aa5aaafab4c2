import { AlignmentType, DeletedTextRun, Document, type Footer, type Header, InsertedTextRun, LevelFormat, Packer, Paragraph, type SectionType, type Textbox, TextRun } from "docx";
import type { Person } from "../../person.ts";
import type { DocxBlock } from "./parts.ts";

export interface DocxPart {
  readonly children: readonly (DocxBlock | Textbox)[];
  readonly header?: Header;
  readonly footer?: Footer;
  readonly type?: (typeof SectionType)[keyof typeof SectionType];
  readonly columns?: number;
  /** Adds an edit under review at the end: one deleted claim and one inserted line. */
  readonly tracked?: boolean;
}

/** A change that was never accepted: the deleted words are not part of the CV. */
export const DELETED_CLAIM = "Expert in COBOL and Perl";

export async function writeDocx(person: Person, parts: readonly DocxPart[]): Promise<Uint8Array> {
  const change = { id: 1, author: person.name, date: "2026-10-20T08:00:00Z" };
  const review = [
    new Paragraph({ children: [new DeletedTextRun({ ...change, text: DELETED_CLAIM })] }),
    new Paragraph({ children: [new InsertedTextRun({ ...change, id: 2, text: "2026" })] }),
  ];
  const document = new Document({
    creator: person.name,
    title: person.name,
    styles: { default: { document: { run: { font: "Liberation Sans", size: 21 } } } },
    numbering: { config: [{ reference: "points", levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", alignment: AlignmentType.START }] }] },
    sections: parts.map((part, index) => ({
      properties: {
        page: { size: { width: 11906, height: 16838 }, margin: { top: 1000, bottom: 1000, left: 1150, right: 1150 } },
        ...(part.type === undefined ? {} : { type: part.type }),
        ...(part.columns === undefined ? {} : { column: { count: part.columns, space: 400 } }),
      },
      ...(part.header === undefined ? {} : { headers: { default: part.header } }),
      ...(part.footer === undefined ? {} : { footers: { default: part.footer } }),
      children: [...part.children, ...(part.tracked === true ? review : []), ...(index === parts.length - 1 ? hiddenText(person) : [])],
    })),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** Hidden text as a word processor hides it: in the colour of the paper, or by the font's own switch. */
function hiddenText(person: Person): Paragraph[] {
  if (person.hidden === undefined) return [];
  const { how, text } = person.hidden;
  const run = how === "white" || how === "tiny" ? { color: "FFFFFF", size: 4 } : { vanish: true };
  return [new Paragraph({ children: [new TextRun({ text, ...run })] })];
}
