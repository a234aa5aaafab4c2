import {
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { Entry } from "../html/entries.ts";
import { type ContactItem, whereOf } from "../outline.ts";

export type DocxBlock = Paragraph | Table;

const NONE = { style: BorderStyle.NONE, size: 0, color: "FFFFFF" };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "666666" };
/** Right edge of the text on A4 with 2 cm margins, in twentieths of a point. */
const RIGHT_EDGE = 9600;

export function heading(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 200, after: 60 },
    children: [new TextRun(text)],
  });
}

/** A heading that only looks like one, as most people write it. */
export function boldHeading(text: string): Paragraph {
  return new Paragraph({
    spacing: { before: 220, after: 60 },
    children: [new TextRun({ text: text.toLocaleUpperCase(), bold: true, underline: {} })],
  });
}

export function title(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.TITLE,
    children: [new TextRun({ text, bold: true, size: 40 })],
  });
}

export function paragraph(text: string, style: { bold?: boolean; italics?: boolean } = {}): Paragraph {
  return new Paragraph({ spacing: { after: 40 }, children: [new TextRun({ text, ...style })] });
}

export function bullet(text: string): Paragraph {
  return new Paragraph({ bullet: { level: 0 }, children: [new TextRun(text)] });
}

export function numbered(text: string): Paragraph {
  return new Paragraph({ numbering: { reference: "points", level: 0 }, children: [new TextRun(text)] });
}

export function tabbed(left: string, right: string): Paragraph {
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
    children: [new TextRun({ text: left, bold: true }), new TextRun({ text: `\t${right}` })],
  });
}

export function contactRuns(items: readonly ContactItem[], separator: string): ParagraphChild[] {
  return items.flatMap((item, index) => {
    const before = index === 0 ? [] : [new TextRun(separator)];
    const run =
      item.url === null
        ? new TextRun(item.text)
        : new ExternalHyperlink({
            link: item.url,
            children: [new TextRun({ text: item.text, style: "Hyperlink" })],
          });
    return [...before, run];
  });
}

export function table(
  rows: readonly (readonly (readonly DocxBlock[])[])[],
  widths: readonly number[],
  ruled: boolean,
): Table {
  const edge = ruled ? LINE : NONE;
  const borders = { top: edge, bottom: edge, left: edge, right: edge };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((width) => width * 96),
    borders: { ...borders, insideHorizontal: edge, insideVertical: edge },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                borders,
                width: { size: widths[index] ?? 50, type: WidthType.PERCENTAGE },
                children: [...children],
              }),
          ),
        }),
    ),
  });
}

/** Role, employer and points, without the dates. */
export function entryBody(entry: Entry): Paragraph[] {
  return [
    paragraph(entry.head, { bold: true }),
    paragraph(whereOf(entry), { italics: true }),
    ...entryPoints(entry),
  ];
}

export function entryPoints(entry: Entry, point: (text: string) => Paragraph = bullet): Paragraph[] {
  return [...(entry.about === "" ? [] : [paragraph(entry.about)]), ...entry.points.map(point)];
}
