import { ColumnBreak, Footer, Header, PageNumber, Paragraph, SectionType, Textbox, TextRun } from "docx";
import type { Person } from "../../person.ts";
import { type Block, contactOf, type OutlineSection, outline, whereOf } from "../outline.ts";
import {
  boldHeading,
  bullet,
  contactRuns,
  type DocxBlock,
  entryBody,
  entryPoints,
  heading,
  numbered,
  paragraph,
  tabbed,
  table,
  title,
} from "./parts.ts";
import { southAsian } from "./south-asian.ts";
import type { DocxPart } from "./write-docx.ts";

type BlockWriter = (block: Block) => DocxBlock[];

/** Blocks as plain paragraphs; `entry` decides where dates stand. */
function writer(
  entry: (block: Extract<Block, { kind: "entry" }>["entry"]) => DocxBlock[],
  ruled = false,
): BlockWriter {
  return (block) => {
    switch (block.kind) {
      case "text":
        return [paragraph(block.text)];
      case "bullets":
        return block.items.map(bullet);
      case "group":
        return [
          new Paragraph({
            children: [new TextRun({ text: `${block.label}: `, bold: true }), new TextRun(block.text)],
          }),
        ];
      case "rows":
        return [
          table(
            block.rows.map(([label, value]) => [[paragraph(label, { bold: true })], [paragraph(value)]]),
            [32, 68],
            ruled,
          ),
        ];
      case "entry":
        return entry(block.entry);
    }
  };
}

const stacked = writer((entry) => [
  ...entryBody(entry).slice(0, 2),
  paragraph(entry.dates),
  ...entryPoints(entry),
]);
const withTabs = writer((entry) => [
  tabbed(entry.head, entry.dates),
  paragraph(whereOf(entry)),
  ...entryPoints(entry),
]);
const pipes = writer((entry) => [
  paragraph([entry.head, entry.org, entry.dates].join(" | "), { bold: true }),
  ...entryPoints(entry),
]);
const datesTable = writer((entry) => [
  table([[[paragraph(entry.dates)], entryBody(entry)]], [25, 75], false),
]);
const atCompany = writer((entry) => [
  paragraph(entry.dates),
  paragraph(`${entry.head}, ${whereOf(entry)}`, { bold: true }),
  ...entryPoints(entry, numbered),
]);

/** "Employer, Town — Title" above its dates. */
const atOrganisation = writer((entry) => [
  new Paragraph({
    children: [
      new TextRun({ text: whereOf(entry), bold: true }),
      new TextRun({ text: ` — ${entry.head}`, italics: true }),
    ],
  }),
  paragraph(entry.dates.toLocaleUpperCase()),
  ...entryPoints(entry),
]);

function write(sections: readonly OutlineSection[], blocks: BlockWriter, head = heading): DocxBlock[] {
  return sections.flatMap((section) => [head(section.heading), ...section.blocks.flatMap(blocks)]);
}

function top(person: Person): Paragraph[] {
  return [
    title(person.name),
    ...(person.headline === undefined ? [] : [paragraph(person.headline, { italics: true })]),
    contactLine(person),
  ];
}

function contactLine(person: Person): Paragraph {
  return new Paragraph({ spacing: { after: 120 }, children: contactRuns(contactOf(person), " | ") });
}

/** A text box of a fixed size, as a word processor draws it: room for its lines and a little more. */
function textbox(children: readonly Paragraph[], width: `${number}pt`, lines: number): Textbox {
  return new Textbox({
    alignment: "left",
    children: [...children],
    style: { width, height: `${lines * 17 + 14}pt` },
  });
}

function columnBreak(): Paragraph {
  return new Paragraph({ children: [new ColumnBreak()] });
}

export const DOCX_LAYOUTS: Readonly<Record<string, (person: Person) => DocxPart[]>> = {
  "docx-plain": (person) => [{ children: [...top(person), ...write(outline(person), stacked)] }],
  "docx-tabs": (person) => [{ children: [...top(person), ...write(outline(person), withTabs)] }],
  "docx-pipes": (person) => [{ children: [...top(person), ...write(outline(person), pipes, boldHeading)] }],
  "docx-lists": (person) => [
    { children: [...top(person), ...write(outline(person), atCompany, boldHeading)] },
  ],
  "docx-table": (person) => [{ children: [...top(person), ...write(outline(person), datesTable)] }],
  "docx-form": (person) => {
    const labels = person.labels ?? {
      contact: "Contact",
      email: "E-mail",
      phone: "Telephone",
      address: "Address",
    };
    const [place, phone, ...rest] = contactOf(person);
    const row = (label: string, items: typeof rest) => [
      [paragraph(label, { bold: true })],
      [new Paragraph({ children: contactRuns(items, ", ") })],
    ];
    const contact = [
      row(labels.address, place === undefined ? [] : [place]),
      row(labels.phone, phone === undefined ? [] : [phone]),
      ...rest.map((item) => row(labels.email, [item])),
    ];
    const body = outline(person).map((section) => [
      [paragraph(section.heading, { bold: true })],
      section.blocks.flatMap(stacked),
    ]);
    return [{ children: [title(person.name), table([...contact, ...body], [28, 72], true)] }];
  },
  "docx-sidebar": (person) => {
    const parts = outline(person);
    const side = [
      heading(person.labels?.contact ?? "Contact"),
      ...contactOf(person).map((item) => new Paragraph({ children: contactRuns([item], "") })),
      ...write(
        parts.filter((part) => part.short),
        stacked,
      ),
    ];
    const main = [
      title(person.name),
      paragraph(person.headline ?? "", { italics: true }),
      ...write(
        parts.filter((part) => !part.short),
        stacked,
      ),
    ];
    return [{ children: [table([[side, main]], [33, 67], false)] }];
  },
  "docx-textbox": (person) => {
    const parts = outline(person);
    const contact = contactOf(person).map((item) => new Paragraph({ children: contactRuns([item], "") }));
    const boxes = parts
      .filter((part) => part.short)
      .map((part) => {
        const lines = part.blocks.flatMap(stacked).filter((block) => block instanceof Paragraph);
        return textbox([paragraph(part.heading, { bold: true }), ...lines], "440pt", lines.length + 2);
      });
    const top = [
      title(person.name),
      paragraph(person.headline ?? "", { italics: true }),
      textbox(contact, "230pt", contact.length),
    ];
    return [
      {
        children: [
          ...top,
          ...write(
            parts.filter((part) => !part.short),
            stacked,
          ),
          ...boxes,
        ],
      },
    ];
  },
  "docx-header": (person) => [
    {
      header: new Header({ children: [paragraph(person.name, { bold: true }), contactLine(person)] }),
      footer: new Footer({
        children: [
          new Paragraph({
            children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] })],
          }),
        ],
      }),
      children: [
        ...(person.headline === undefined ? [] : [paragraph(person.headline, { bold: true })]),
        ...write(outline(person), withTabs),
      ],
    },
  ],
  "docx-columns": (person) => [
    { children: top(person) },
    {
      type: SectionType.CONTINUOUS,
      columns: 2,
      children: [
        ...write(
          outline(person).filter((part) => !part.short),
          stacked,
        ),
        columnBreak(),
        ...write(
          outline(person).filter((part) => part.short),
          stacked,
        ),
      ],
    },
  ],
  "docx-letterhead": (person) => {
    const side = (short: boolean) =>
      write(
        outline(person).filter((part) => part.short === short),
        atOrganisation,
        boldHeading,
      );
    const name = new Paragraph({ children: [new TextRun({ text: person.name, size: 68 })] });
    const contact = contactOf(person).map((item) => new Paragraph({ children: contactRuns([item], "") }));
    const head = [[name, paragraph(person.headline ?? "")], contact];
    return [{ children: [table([head, [side(false), side(true)]], [67, 33], false)] }];
  },
  "docx-south-asian": southAsian,
  "docx-tracked": (person) => [
    { tracked: true, children: [...top(person), ...write(outline(person), withTabs)] },
  ],
};
