import {
  AlignmentType,
  DeletedTextRun,
  Document,
  type Footer,
  type Header,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  type SectionType,
  type Textbox,
  TextRun,
} from "docx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
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
const DELETED_CLAIM = "Expert in COBOL and Perl";

export async function writeDocx(person: Person, parts: readonly DocxPart[]): Promise<Uint8Array> {
  const change = { id: 1, author: person.name, date: "2026-10-20T08:00:00Z" };
  const review = [
    new Paragraph({ children: [new DeletedTextRun({ ...change, text: DELETED_CLAIM })] }),
    new Paragraph({ children: [new InsertedTextRun({ ...change, id: 2, text: "2026" })] }),
  ];
  const document = new Document({
    creator: person.name,
    title: person.name,
    styles: {
      default: { document: { run: { font: FONTS[person.languageCode] ?? "Liberation Sans", size: 21 } } },
    },
    numbering: {
      config: [
        {
          reference: "points",
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: "%1.", alignment: AlignmentType.START }],
        },
      ],
    },
    sections: parts.map((part, index) => ({
      properties: {
        page: {
          size: { width: 11906, height: 16838 },
          margin: { top: 1000, bottom: 1000, left: 1150, right: 1150 },
        },
        ...(part.type === undefined ? {} : { type: part.type }),
        ...(part.columns === undefined ? {} : { column: { count: part.columns, space: 400 } }),
      },
      ...(part.header === undefined ? {} : { headers: { default: part.header } }),
      ...(part.footer === undefined ? {} : { footers: { default: part.footer } }),
      children: [
        ...part.children,
        ...(part.tracked === true ? review : []),
        ...(index === parts.length - 1 ? hiddenText(person) : []),
      ],
    })),
  });
  const bytes = new Uint8Array(await Packer.toBuffer(document));
  return person.languageCode === "ar" ? rightToLeft(bytes) : bytes;
}

const FONTS: Readonly<Record<string, string>> = {
  si: "Noto Sans Sinhala",
  ta: "Noto Sans Tamil",
  hi: "Noto Sans Devanagari",
  ar: "Noto Naskh Arabic",
};

/** Makes right-to-left the default of every paragraph, which the library can only say one by one. */
function rightToLeft(docx: Uint8Array): Uint8Array {
  const parts = unzipSync(docx);
  const styles = strFromU8(parts["word/styles.xml"] ?? new Uint8Array());
  const turned = styles.replace("<w:pPrDefault/>", "<w:pPrDefault><w:pPr><w:bidi/></w:pPr></w:pPrDefault>");
  if (turned === styles) throw new Error("The styles have no place for a paragraph default.");
  return zipSync({ ...parts, "word/styles.xml": strToU8(turned) });
}

/** Hidden text as a word processor hides it: in the colour of the paper, or by the font's own switch. */
function hiddenText(person: Person): Paragraph[] {
  if (person.hidden === undefined) return [];
  const { how, text } = person.hidden;
  const run = how === "white" || how === "tiny" ? { color: "FFFFFF", size: 4 } : { vanish: true };
  return [new Paragraph({ children: [new TextRun({ text, ...run })] })];
}
