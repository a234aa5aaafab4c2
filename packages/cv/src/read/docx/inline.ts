import type { HiddenReason } from "../../types.ts";
import { readFontName } from "../pdf/font-names.ts";
import { looksSame } from "../visibility/colour.ts";
import { TINY } from "../visibility/thresholds.ts";
import { diagramText } from "./diagrams.ts";
import type { Piece, Surroundings } from "./draft.ts";
import { overlay, type RunLook, toRunLook } from "./styles.ts";
import { child, descendants, isElement, value, type XmlElement, type XmlNode } from "./xml.ts";

/** What a paragraph holds besides its text. */
interface InlineContent {
  readonly pieces: Piece[];
  /** `w:txbxContent` elements anchored in the paragraph. */
  readonly textBoxes: XmlElement[];
}

interface Field {
  instruction: string;
  inResult: boolean;
  shown: boolean;
}

/** Text of page counts is replaced by this sign, so that running lines can be told from content. */
const PAGE_SIGN = "#";
const PAGE_COUNT = /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/i;

/** Reads the runs of one paragraph after another; fields may reach over several paragraphs. */
export class InlineReader {
  readonly #around: Surroundings;
  readonly #fields: Field[] = [];
  #content: InlineContent = { pieces: [], textBoxes: [] };
  #look: RunLook = {};
  #paragraphStyle: string | undefined;
  #background = "";

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** `background` is the colour behind the paragraph. */
  read(paragraph: XmlElement, background: string): InlineContent {
    this.#content = { pieces: [], textBoxes: [] };
    this.#background = background;
    this.#paragraphStyle = value(child(paragraph, "w:pPr"), "w:pStyle");
    this.#children(paragraph, { deleted: false, link: null });
    return this.#content;
  }

  #children(parent: XmlElement, context: Context): void {
    for (const node of parent.children) this.#node(node, context);
  }

  #node(node: XmlNode, context: Context): void {
    if (!isElement(node) || node.name === "w:pPr" || node.name === "w:rPr") return;
    if (node.name === "w:r") this.#run(node, context);
    else if (node.name === "w:fldSimple") this.#simpleField(node, context);
    else if (node.name === "m:t") this.#text(textOf(node), context);
    else if (node.name === "mc:AlternateContent") this.#children(choose(node), context);
    else if (node.name === "w:del" || node.name === "w:moveFrom")
      this.#children(node, { ...context, deleted: true });
    else if (node.name === "w:hyperlink") {
      this.#children(node, { ...context, link: this.#target(node) ?? context.link });
    } else this.#children(node, context);
  }

  #run(run: XmlElement, context: Context): void {
    const properties = child(run, "w:rPr");
    const own = toRunLook(properties);
    this.#look = overlay(
      this.#around.styles.runLook(this.#paragraphStyle, value(properties, "w:rStyle")),
      own,
    );
    const { ornaments, legacy } = readFontName(this.#look.font ?? "");
    if (legacy) this.#around.tally.legacyFonts = true;
    for (const node of run.children) if (isElement(node)) this.#runContent(node, context, ornaments);
  }

  #runContent(node: XmlElement, context: Context, ornaments: boolean): void {
    const text = characters(node, ornaments);
    if (text !== null) this.#text(text, context);
    else if (node.name === "w:fldChar") this.#fieldMark(node.attributes["w:fldCharType"]);
    else if (node.name === "w:instrText") this.#instruction(textOf(node));
    else if (node.name === "mc:AlternateContent") {
      for (const inner of choose(node).children) {
        if (isElement(inner)) this.#runContent(inner, context, ornaments);
      }
    } else if (DRAWINGS.has(node.name)) this.#drawing(node);
  }

  #text(text: string, context: Context): void {
    const field = this.#fields.at(-1);
    if (field && !field.inResult) return;
    if (field) field.shown = true;
    const instruction = this.#fields.find((f) => f.inResult)?.instruction ?? "";
    const link = context.link ?? linkOf(instruction);
    this.#show(PAGE_COUNT.test(instruction) ? PAGE_SIGN : text, {
      hidden: this.#hidden(text, context),
      link,
    });
  }

  #show(text: string, { hidden, link }: Pick<Piece, "hidden" | "link">): void {
    this.#content.pieces.push({ text, look: this.#look, hidden, link });
  }

  #hidden(text: string, context: Context): HiddenReason | null {
    if (context.deleted) return "deleted";
    const { vanish, size = 10, colour } = this.#look;
    if (text.trim() === "") return null;
    if (vanish) return "vanish";
    if (size < TINY) return "tiny";
    const behind = this.#look.background ?? this.#background;
    const seen = colour ?? (behind === "#000000" ? "#ffffff" : "#000000");
    return behind !== "unknown" && looksSame(seen, behind) ? "same-colour" : null;
  }

  #simpleField(node: XmlElement, context: Context): void {
    this.#fields.push({ instruction: node.attributes["w:instr"] ?? "", inResult: true, shown: false });
    this.#children(node, context);
    this.#fields.pop();
  }

  #fieldMark(type: string | undefined): void {
    if (type === "begin" && this.#fields.length < MAX_FIELDS)
      this.#fields.push({ instruction: "", inResult: false, shown: false });
    const field = this.#fields.at(-1);
    if (type === "separate" && field) field.inResult = true;
    if (type !== "end") return;
    this.#fields.pop();
    // A page count may be written without the number it had when the file was saved.
    if (field && !field.shown && PAGE_COUNT.test(field.instruction))
      this.#show(PAGE_SIGN, { hidden: null, link: null });
  }

  #instruction(text: string): void {
    const field = this.#fields.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  #target(hyperlink: XmlElement): string | null {
    const relationship = this.#around.part.relationships.get(hyperlink.attributes["r:id"] ?? "");
    return relationship?.external ? relationship.target : null;
  }

  #drawing(drawing: XmlElement): void {
    this.#content.textBoxes.push(...textBoxesIn(drawing), ...this.#diagrams(drawing));
    const pictures = descendants(drawing, "a:blip").length + descendants(drawing, "v:imagedata").length;
    this.#around.tally.images += pictures;
  }

  #diagrams(drawing: XmlElement): XmlElement[] {
    return descendants(drawing, "dgm:relIds").flatMap(({ attributes }) => {
      const data = this.#around.part.relationships.get(attributes["r:dm"] ?? "");
      const part = data === undefined || data.external ? null : this.#around.open(data.target);
      return part === null ? [] : [diagramText(part.root)];
    });
  }
}

interface Context {
  readonly deleted: boolean;
  readonly link: string | null;
}

const MAX_FIELDS = 50;
const DRAWINGS = new Set(["w:drawing", "w:pict", "w:object"]);

/** One of several ways to say the same: the first that a current Word would take. */
export function choose(alternatives: XmlElement): XmlElement {
  return child(alternatives, "mc:Choice") ?? child(alternatives, "mc:Fallback") ?? alternatives;
}

function textBoxesIn(node: XmlElement): XmlElement[] {
  if (node.name === "w:txbxContent") return [node];
  const parent = node.name === "mc:AlternateContent" ? choose(node) : node;
  return parent.children.filter(isElement).flatMap(textBoxesIn);
}

/** What a run's child shows as text, null for anything else. */
function characters(node: XmlElement, ornaments: boolean): string | null {
  if (node.name === "w:t" || node.name === "w:delText") {
    return ornaments ? textOf(node).replace(/\S/g, "•") : textOf(node);
  }
  if (node.name === "w:sym") return symbolOf(node);
  return SIGNS[node.name] ?? null;
}

const SIGNS: Readonly<Record<string, string>> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
  "w:pgNum": PAGE_SIGN,
};

function textOf(element: XmlElement): string {
  return element.children.filter((node) => typeof node === "string").join("");
}

function symbolOf(element: XmlElement): string {
  const code = Number.parseInt(element.attributes["w:char"] ?? "", 16);
  return code > 0 && code <= 0xffff ? String.fromCharCode(code) : "";
}

/** The address in a field instruction: `HYPERLINK "https://…" \o "…"`. */
function linkOf(instruction: string): string | null {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1] ?? null;
}
