import { backdropHeight } from "./backdrop.ts";
import type { Block, DraftLine, Piece, Surroundings } from "./draft.ts";
import { isBlank } from "./draft.ts";
import { choose, InlineReader } from "./inline.ts";
import { toParagraphLook } from "./styles.ts";
import { readTable } from "./table.ts";
import { child, isElement, value, type XmlElement } from "./xml.ts";

/** Reads block content (a body, a cell, a text box) into blocks of lines, in reading order. */
export function readBlocks(container: XmlElement, around: Surroundings): Block[] {
  const reader = new BlockReader(around);
  reader.read(container);
  return reader.finish();
}

class BlockReader {
  readonly #around: Surroundings;
  readonly #inline: InlineReader;
  readonly #blocks: Block[] = [];
  #flow: DraftLine[] = [];
  /** Points of text that a shape behind it still covers. */
  #backdrop: number;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#inline = new InlineReader(around);
    this.#backdrop = around.backdrop;
  }

  read(container: XmlElement): void {
    for (const node of container.children) {
      if (!isElement(node)) continue;
      if (node.name === "w:p") this.#paragraph(node);
      else if (node.name === "w:tbl") this.#table(node);
      else if (node.name === "mc:AlternateContent") this.read(choose(node));
      else if (node.name === "w:sectPr") this.#section(node);
      else if (WRAPPERS.has(node.name)) this.read(node);
    }
  }

  finish(): Block[] {
    this.#endFlow();
    return this.#blocks;
  }

  #endFlow(): void {
    if (this.#flow.length > 0) this.#blocks.push(this.#flow);
    this.#flow = [];
  }

  #paragraph(paragraph: XmlElement): void {
    const { styles, numbering, background } = this.#around;
    const properties = child(paragraph, "w:pPr");
    const style = styles.paragraphLook(value(properties, "w:pStyle"));
    const own = toParagraphLook(properties);
    const headingLevel = own.headingLevel ?? style.headingLevel ?? null;
    const bullet = headingLevel === null && numbering.isItem(own.numbering ?? style.numbering);
    this.#backdrop = Math.max(this.#backdrop, backdropHeight(paragraph));
    const covered = this.#backdrop > 0 ? "unknown" : background;
    const behind = own.background ?? style.background ?? covered;
    const { pieces, textBoxes } = this.#inline.read(paragraph, behind);
    this.#backdrop -= heightOf(pieces);
    for (const cells of splitLines(pieces)) {
      const line = { cells, bullet, headingLevel };
      if (!isBlank(line)) this.#flow.push(line);
    }
    for (const box of textBoxes) this.#textBox(box);
    const section = child(properties, "w:sectPr");
    if (section) this.#section(section);
  }

  #textBox(box: XmlElement): void {
    this.#around.tally.textBoxes++;
    const blocks = readBlocks(box, { ...this.#around, background: "unknown", backdrop: 0 });
    if (blocks.length === 0) return;
    this.#endFlow();
    this.#blocks.push(...blocks);
  }

  #table(table: XmlElement): void {
    this.#around.tally.tables++;
    const blocks = readTable(table, this.#around, readBlocks);
    this.#endFlow();
    this.#blocks.push(...blocks);
  }

  #section(section: XmlElement): void {
    const columns = Number(child(section, "w:cols")?.attributes["w:num"] ?? 1);
    if (columns > this.#around.tally.columns && columns < 20) this.#around.tally.columns = columns;
  }
}

/** A rough height of a paragraph in points: enough to tell what a band behind the text reaches. */
function heightOf(pieces: readonly Piece[]): number {
  const size = Math.max(10, ...pieces.map(({ look }) => look.size ?? 10));
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
  return 1.3 * size * Math.max(1, Math.ceil(letters / LETTERS_PER_LINE));
}

const LETTERS_PER_LINE = 90;

/** Elements around block content that change nothing about it. */
const WRAPPERS = new Set([
  "w:sdt",
  "w:sdtContent",
  "w:ins",
  "w:moveTo",
  "w:customXml",
  "w:smartTag",
  "w:body",
]);

/** Cuts a paragraph at its line breaks, and each line into cells at its tabs. */
function splitLines(pieces: readonly Piece[]): Piece[][][] {
  return splitAt("\n", pieces).map((line) => splitAt("\t", line));
}

function splitAt(mark: string, pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [[]];
  for (const piece of pieces) {
    for (const [i, text] of piece.text.split(mark).entries()) {
      if (i > 0) parts.push([]);
      if (text !== "") parts.at(-1)?.push({ ...piece, text });
    }
  }
  return parts;
}
