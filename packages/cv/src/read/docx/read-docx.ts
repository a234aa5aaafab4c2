import type { CvDocument } from "../../types.ts";
import type { ReadLimits } from "../limits.ts";
import { ReadFailure } from "../read-failure.ts";
import { isPageNumber, stripPageNumber } from "../text/page-numbers.ts";
import { backdropHeight } from "./backdrop.ts";
import { readBlocks } from "./blocks.ts";
import { type Block, type DraftLine, draftText, type Surroundings } from "./draft.ts";
import { Numbering } from "./numbering.ts";
import { DocxPackage, type Part } from "./package.ts";
import { Styles } from "./styles.ts";
import { writeLines } from "./write-lines.ts";
import { child, elements, toggle } from "./xml.ts";

/** Reads a DOCX: headers, body, footnotes, footers, as a reader of the pages would meet them. */
export function readDocx(bytes: Uint8Array, limits: ReadLimits): CvDocument {
  const docx = new DocxPackage(bytes, limits);
  const root = (kind: string) => docx.related(docx.main, kind)[0]?.root ?? null;
  const tally = { columns: 1, tables: 0, images: 0, textBoxes: 0, legacyFonts: false };
  const headerParts = docx.related(docx.main, "header");
  const around: Surroundings = {
    part: docx.main,
    open: (name) => docx.part(name),
    styles: new Styles(root("styles")),
    numbering: new Numbering(root("numbering")),
    background: pageBackground(docx.main, root("settings")),
    backdrop: Math.max(0, ...headerParts.map(({ root: part }) => backdropHeight(part))),
    tally,
  };
  const body = readBlocks(docx.main.root, around);
  const headers = runningLines(headerParts, around);
  const footers = runningLines(docx.related(docx.main, "footer"), around);
  const notes = docx.related(docx.main, "footnotes").flatMap((part) => footnotes(part, around));
  const written = writeLines([...headers, ...body, ...notes, ...footers]);
  if (written.lines.length === 0 && written.hidden.length === 0) throw new ReadFailure("no-text");
  const { legacyFonts, ...layout } = tally;
  return { format: "docx", pages: 1, ...written, unicodeComplete: !legacyFonts, layout };
}

function pageBackground(main: Part, settings: Parameters<typeof toggle>[0] | null): string {
  const colour = child(main.root, "w:background")?.attributes["w:color"] ?? "";
  const shown = toggle(settings ?? undefined, "w:displayBackgroundShape") === true;
  return shown && /^[\da-f]{6}$/i.test(colour) ? `#${colour.toLowerCase()}` : "#ffffff";
}

/** Header or footer lines, each once however many parts repeat it, without page counts. */
function runningLines(parts: readonly Part[], around: Surroundings): Block[] {
  const seen = new Set<string>();
  const blocks = parts.flatMap((part) => readBlocks(part.root, { ...around, part }));
  return blocks.map((block) =>
    block.flatMap((line) => {
      const text = stripPageNumber(draftText(line).trim());
      if (isPageNumber(draftText(line)) || text === "" || seen.has(text)) return [];
      seen.add(text);
      return [text === draftText(line).trim() ? line : withText(line, text)];
    }),
  );
}

/** The line with other words in the looks of its first piece. */
function withText(line: DraftLine, text: string): DraftLine {
  const [first] = line.cells.flat();
  return first ? { ...line, cells: text.split("\t").map((cell) => [{ ...first, text: cell }]) } : line;
}

function footnotes(part: Part, around: Surroundings): DraftLine[][] {
  const lines = elements(part.root, "w:footnote")
    .filter((note) => note.attributes["w:type"] === undefined || note.attributes["w:type"] === "normal")
    .flatMap((note) => readBlocks(note, { ...around, part }).flat());
  return lines.length > 0 ? [lines] : [];
}
