import { AlignmentType, Paragraph, TextRun } from "docx";
import type { Person } from "../../person.ts";
import { type Block, contactOf, outline, whereOf } from "../outline.ts";
import { boldHeading, bullet, contactRuns, type DocxBlock, entryPoints, paragraph, table } from "./parts.ts";
import type { DocxPart } from "./write-docx.ts";

/** The sheet of South Asian offices: personal details with colons, ruled results, a line to sign on. */
export function southAsian(person: Person): DocxPart[] {
  const labels = person.labels ?? {
    contact: "Contact",
    email: "E-mail",
    phone: "Contact Nos.",
    address: "Address",
  };
  const [place, phone, ...rest] = contactOf(person);
  const detail = (label: string, found: typeof rest) => [
    [paragraph(label)],
    [paragraph(":")],
    [new Paragraph({ children: contactRuns(found, " / ") })],
  ];
  const head = [
    detail("Name in Full", [{ text: person.name, url: null }]),
    detail(labels.address, place === undefined ? [] : [place]),
    detail(labels.phone, phone === undefined ? [] : [phone, ...rest.slice(1)]),
    detail(labels.email, rest.slice(0, 1)),
  ];
  return [
    {
      children: [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 160 },
          children: [new TextRun({ text: "CURRICULUM VITAE", bold: true, size: 32, underline: {} })],
        }),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          children: [new TextRun({ text: person.name.toLocaleUpperCase(), bold: true, size: 26 })],
        }),
        table(head, [30, 4, 66], false),
        ...outline(person).flatMap((part) => [boldHeading(part.heading), ...part.blocks.flatMap(block)]),
        paragraph(""),
        paragraph("……………………………"),
        paragraph("Signature of applicant                                        Date: ……………………"),
      ],
    },
  ];
}

function block(item: Block): DocxBlock[] {
  switch (item.kind) {
    case "text":
      return [paragraph(item.text)];
    case "bullets":
      return item.items.map(bullet);
    case "group":
      return [paragraph(`${item.label} – ${item.text}`)];
    case "rows":
      return [areResults(item.rows) ? results(item.rows) : details(item.rows)];
    case "entry": {
      const { entry } = item;
      const org = entry.promoted ? [] : [paragraph(whereOf(entry), { bold: true })];
      return [...org, paragraph(`${entry.head} (${entry.dates})`, { italics: true }), ...entryPoints(entry)];
    }
  }
}

/** Subjects with their grades, which are never longer than two letters. */
function areResults(rows: readonly (readonly [string, string])[]): boolean {
  return rows.every(([, value]) => value.length <= 2);
}

function results(rows: readonly (readonly [string, string])[]): DocxBlock {
  const head = [[paragraph("Subject", { bold: true })], [paragraph("Grade", { bold: true })]];
  return table(
    [head, ...rows.map(([subject, grade]) => [[paragraph(subject)], [paragraph(grade)]])],
    [60, 20],
    true,
  );
}

function details(rows: readonly (readonly [string, string])[]): DocxBlock {
  const cells = rows.map(([label, value]) => [[paragraph(label)], [paragraph(":")], [paragraph(value)]]);
  return table(cells, [30, 4, 66], false);
}
