import { Document, Footer, Header, type ISectionOptions, Packer, SectionType } from "docx";
import type { DrawnPage } from "../draw-page.ts";
import type { Habits } from "../habits.ts";
import { pageHtml } from "../page.ts";
import { runningWords } from "../paging.ts";
import { blocksOf } from "./blocks.ts";
import { areCapsFormatted, headingStyle, OWN_STYLE } from "./headings.ts";
import { plain } from "./lines.ts";
import { LIST_STYLE, NUMBERING } from "./lists.ts";
import { isNameFormatted } from "./name.ts";
import { paragraph } from "./paragraph.ts";
import { GUTTER, merged, type Part, partsOf } from "./sections.ts";
import { type Sheet, sizeOf, type WordBlock } from "./sheet.ts";
import { topOf } from "./top.ts";
import { bodyOf, type Tag, tagsOf } from "./tree.ts";

/** In twentieths of a point. */
const PAPERS: Readonly<Record<Habits["paper"], { readonly width: number; readonly height: number }>> = {
  A4: { width: 11_906, height: 16_838 },
  Letter: { width: 12_240, height: 15_840 },
};
const PER_MM = 56.7;

/** The page as a word processor's file. */
export async function wordFile(page: DrawnPage): Promise<Uint8Array> {
  const sheet = sheetOf(page);
  const { person, arranged, wording } = page;
  const body = tagsOf(bodyOf(pageHtml(person, asTyped(sheet.habits), arranged, wording)));
  const isNamed = (name: string) => body.find((node) => node.name === name);
  const [header, footer] = [isNamed("header"), isNamed("footer")];
  const rest = body.filter((node) => node !== header && node !== footer);
  const top =
    header === undefined ? { body: [] } : topOf(header, { ...sheet, alignment: alignmentOf(sheet) });
  const parts = merged([{ count: 1, blocks: top.body }, ...partsOf(broken(rest, sheet.habits), sheet)]);
  const line = [paragraph([plain(runningWords(person, sheet.habits))], sheet, { alignment: "center" })];
  const foot = [
    ...(footer === undefined ? [] : blocksOf(footer.children, sheet)),
    ...(sheet.habits.running === "foot" ? line : []),
  ];
  const running: Running = {
    head: top.header ?? (sheet.habits.running === "head" ? line : []),
    firstHead: top.firstHeader ?? null,
    foot,
  };
  const document = new Document({
    creator: person.name,
    title: "CV",
    styles: {
      default: {
        document: { run: { font: page.habits.font, size: sizeOf(sheet) } },
        heading1: headingStyle(sheet),
      },
      paragraphStyles: [
        { id: OWN_STYLE, name: "Section Title", basedOn: "Normal", ...headingStyle(sheet) },
        LIST_STYLE,
      ],
    },
    numbering: NUMBERING,
    sections: parts.map((part, index) => section(part, index === 0 ? running : null, sheet)),
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

interface Running {
  readonly head: readonly WordBlock[];
  readonly firstHead: readonly WordBlock[] | null;
  readonly foot: readonly WordBlock[];
}

/** The head of later parts goes on with that of the first. */
function section(part: Part, running: Running | null, { habits }: Sheet): ISectionOptions {
  const margin = marginOf(habits);
  const properties = {
    page: {
      size: PAPERS[habits.paper],
      margin: { top: margin, bottom: margin, left: margin, right: margin },
    },
    ...(part.count === 1 ? {} : { column: { count: part.count, space: GUTTER } }),
  };
  const children = [...part.blocks];
  if (running === null) return { properties: { ...properties, type: SectionType.CONTINUOUS }, children };
  const { head, firstHead, foot } = running;
  const footer = foot.length === 0 ? null : new Footer({ children: [...foot] });
  return {
    properties: { ...properties, titlePage: firstHead !== null },
    headers: {
      ...(head.length === 0 ? {} : { default: new Header({ children: [...head] }) }),
      ...(firstHead === null ? {} : { first: new Header({ children: [...firstHead] }) }),
    },
    footers: footer === null ? {} : { default: footer, ...(firstHead === null ? {} : { first: footer }) },
    children,
  };
}

/** What is by formatting in the file is typed in small letters. */
function asTyped(habits: Sheet["habits"]): Habits {
  return {
    ...habits,
    headingCase: areCapsFormatted(habits) ? "as-is" : habits.headingCase,
    name: isNameFormatted(habits) ? "big" : habits.name,
  };
}

function sheetOf({ person, habits, word }: DrawnPage): Sheet {
  let lists = 0;
  return {
    habits: { ...habits, ...word },
    email: person.email,
    width: PAPERS[habits.paper].width - 2 * marginOf(habits),
    indent: 0,
    alignment: word.aligned,
    headingGap: GAPS[habits.secondPage],
    isDark: false,
    nextList: () => lists++,
  };
}

const GAPS: Readonly<Record<Habits["secondPage"], number>> = { own: 200, section: 200, airy: 360 };

function alignmentOf({ alignment, habits }: Sheet): Sheet["alignment"] {
  if (habits.name === "centred") return "center";
  return habits.name === "right" ? "right" : alignment;
}

function marginOf({ margin }: Habits): number {
  return Math.round(Number.parseFloat(margin) * PER_MM);
}

/** The third section of one column begins a page, where a page begins with a section. */
function broken(body: readonly Tag[], { secondPage }: Habits): Tag[] {
  const third = body.filter(({ name }) => name === "section")[2];
  return body.map((node) =>
    secondPage === "section" && node === third
      ? { name: "div", className: "next-page", href: "", children: [node] }
      : node,
  );
}
