import type { Glyph, PageContent, Paint, Rect } from "../../page-model.ts";
import { ReadFailure } from "../../read-failure.ts";
import { boundingRect, intersect, isNumberList, type Matrix, multiply, toMatrix } from "../matrix.ts";
import { toPdfFont } from "./fonts.ts";
import { type GraphicsState, initialState, moveText } from "./graphics-state.ts";
import { isRecord, tagName, toColour, toNumber } from "./operands.ts";
import { PaintRecorder } from "./paint-recorder.ts";
import { showText } from "./show-text.ts";

/** pdf.js' operator list: parallel arrays of operator numbers and their arguments. */
interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

interface PageSetup {
  /** pdf.js' table of operator numbers. */
  readonly ops: Readonly<Record<string, number>>;
  /** From PDF user space to page space. */
  readonly base: Matrix;
  readonly width: number;
  readonly height: number;
  readonly font: (name: string) => unknown;
  /** Whether an optional content group is switched on. */
  readonly groupShown: (group: unknown) => boolean;
  readonly maxPaints: number;
  /** How many more glyphs the document may have. */
  readonly maxGlyphs: number;
}

type Handler = (args: readonly unknown[]) => void;

interface Mark {
  readonly shown: boolean;
  readonly headingLevel: number | null;
}

const noMark: Mark = { shown: true, headingLevel: null };

/** Replays a page's drawing operators and notes every glyph, filled shape and picture with its looks. */
export function interpretPage(list: OperatorList, setup: PageSetup): PageContent {
  const interpreter = new Interpreter(setup);
  interpreter.run(list);
  return {
    width: setup.width,
    height: setup.height,
    glyphs: interpreter.glyphs,
    paints: interpreter.paints.paints,
    rules: interpreter.paints.rules,
    images: interpreter.paints.images,
  };
}

class Interpreter {
  readonly glyphs: Glyph[] = [];
  readonly paints: PaintRecorder;
  readonly #setup: PageSetup;
  readonly #page: Rect;
  readonly #handlers: (Handler | undefined)[];
  readonly #stack: GraphicsState[] = [];
  readonly #marks: Mark[] = [];
  #state: GraphicsState;
  #mark: Mark = noMark;
  /** Depth of soft mask groups: what they draw is a stencil and never ink. */
  #maskDepth = 0;
  readonly #groups: boolean[] = [];
  #pendingClip = false;
  /** Glyphs that only set the clip and wait for something to be painted through them. */
  #stencil: number[] = [];

  constructor(setup: PageSetup) {
    this.#setup = setup;
    this.#page = { left: 0, top: 0, right: setup.width, bottom: setup.height };
    this.#state = initialState(setup.base, this.#page);
    this.paints = new PaintRecorder(setup.maxPaints);
    this.#handlers = this.#table(setup.ops);
  }

  run(list: OperatorList): void {
    for (let i = 0; i < list.fnArray.length; i++) {
      const args = list.argsArray[i];
      this.#handlers[list.fnArray[i] ?? -1]?.(Array.isArray(args) ? args : noArgs);
    }
  }

  #table(ops: Readonly<Record<string, number>>): (Handler | undefined)[] {
    const table: (Handler | undefined)[] = [];
    const on = (names: string, handler: Handler) => {
      for (const name of names.split(" ")) {
        const op = ops[name];
        if (op !== undefined) table[op] = handler;
      }
    };
    this.#onState(on);
    this.#onText(on);
    this.#onPaint(on);
    this.#onGroups(on);
    return table;
  }

  #onState(on: (names: string, handler: Handler) => void): void {
    on("save", () => this.#save());
    on("restore", () => this.#restore());
    on("transform", (args) => {
      this.#state.ctm = multiply(this.#state.ctm, toMatrix(args));
      this.#state.style = null;
    });
    on("setFillRGBColor", ([colour]) => this.#set({ fill: toColour(colour) }));
    on("setStrokeRGBColor", ([colour]) => this.#set({ stroke: toColour(colour) }));
    on("setFillColorN", () => this.#set({ fill: null }));
    on("setStrokeColorN", () => this.#set({ stroke: null }));
    on("setFillTransparent", () => this.#set({ fill: null, fillOpacity: 0 }));
    on("setStrokeTransparent", () => this.#set({ stroke: null, strokeOpacity: 0 }));
    on("setGState", ([entries]) => this.#setGraphicsState(entries));
    on("clip eoClip", () => {
      this.#pendingClip = true;
    });
  }

  #onText(on: (names: string, handler: Handler) => void): void {
    on("beginText", () => {
      this.#state.lineMatrix = toMatrix(null);
      this.#state.textMatrix = this.#state.lineMatrix;
    });
    on("setFont", ([name, size]) => this.#setFont(name, size));
    on("setCharSpacing", ([value]) => this.#set({ charSpacing: toNumber(value) }));
    on("setWordSpacing", ([value]) => this.#set({ wordSpacing: toNumber(value) }));
    on("setHScale", ([value]) => this.#set({ horizontalScale: toNumber(value) / 100 }));
    on("setTextRise", ([value]) => this.#set({ rise: toNumber(value) }));
    on("setTextRenderingMode", ([value]) => this.#set({ renderMode: toNumber(value) }));
    on("setLeading", ([value]) => {
      this.#state.leading = -toNumber(value);
    });
    on("setTextMatrix", (args) => {
      this.#state.lineMatrix = toMatrix(isNumberList(args[0]) ? args[0] : args);
      this.#state.textMatrix = this.#state.lineMatrix;
      this.#state.style = null;
    });
    on("moveText", ([x, y]) => moveText(this.#state, toNumber(x), toNumber(y)));
    on("setLeadingMoveText", ([x, y]) => {
      this.#state.leading = toNumber(y);
      moveText(this.#state, toNumber(x), toNumber(y));
    });
    on("nextLine", () => moveText(this.#state, 0, this.#state.leading));
    on("showText", ([glyphs]) => this.#showText(glyphs));
  }

  #onPaint(on: (names: string, handler: Handler) => void): void {
    const { ops } = this.#setup;
    const fills = new Set(
      ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"].map(
        (n) => ops[n],
      ),
    );
    const evenOdd = new Set(["eoFill", "eoFillStroke", "closeEOFillStroke"].map((n) => ops[n]));
    const strokes = new Set(["stroke", "closeStroke"].map((n) => ops[n]));
    on("constructPath", ([op, data, box]) => {
      const state = this.#state;
      if (fills.has(toNumber(op)) && this.#drawing())
        this.#painted(
          this.paints.fill(state, { data, box, evenOdd: evenOdd.has(toNumber(op)) }, this.#layer),
        );
      else if (strokes.has(toNumber(op)) && this.#drawing()) this.paints.stroke(state, box);
      if (this.#pendingClip) this.#clipTo(box);
    });
    on("shadingFill", () => {
      if (this.#drawing()) this.#painted(this.paints.shade(this.#state, this.#layer));
    });
    on(
      "paintImageXObject paintInlineImageXObject paintInlineImageXObjectGroup paintImageXObjectRepeat",
      () => {
        if (this.#drawing()) this.#painted(this.paints.image(this.#state, this.#layer));
      },
    );
  }

  #onGroups(on: (names: string, handler: Handler) => void): void {
    on("paintFormXObjectBegin", ([matrix, bbox]) => {
      this.#save();
      if (matrix) this.#state.ctm = multiply(this.#state.ctm, toMatrix(matrix));
      if (isNumberList(bbox)) this.#clipTo(bbox);
    });
    on("paintFormXObjectEnd", () => this.#restore());
    on("beginGroup", ([group]) => {
      this.#save();
      const mask = isRecord(group) && Boolean(group.smask);
      this.#groups.push(mask);
      if (mask) this.#maskDepth++;
    });
    on("endGroup", () => {
      this.#restore();
      if (this.#groups.pop()) this.#maskDepth--;
    });
    on("beginAnnotation", ([, rect, transform, matrix]) => {
      this.#save();
      this.#state = initialState(this.#setup.base, this.#page);
      if (isNumberList(rect)) this.#clipTo(rect);
      this.#state.ctm = multiply(multiply(this.#state.ctm, toMatrix(transform)), toMatrix(matrix));
    });
    on("endAnnotation", () => this.#restore());
    on("beginMarkedContent", ([tag]) => this.#pushMark(tag, null));
    on("beginMarkedContentProps", ([tag, properties]) => this.#pushMark(tag, properties));
    on("endMarkedContent", () => {
      this.#mark = this.#marks.pop() ?? noMark;
      this.#state.style = null;
    });
  }

  /** Glyphs and paints share one count, so that it tells which of two things was drawn later. */
  get #layer(): number {
    return this.glyphs.length + this.paints.paints.length;
  }

  #save(): void {
    if (this.#stack.length > MAX_NESTING) throw new ReadFailure("damaged");
    this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    const saved = this.#stack.pop();
    if (saved) this.#state = saved;
    this.#stencil = [];
  }

  /** Changes what the looks of the next glyph depend on. */
  #set(change: Partial<GraphicsState>): void {
    Object.assign(this.#state, change, { style: null });
  }

  #setFont(name: unknown, size: unknown): void {
    if (typeof name === "string")
      this.#set({ font: toPdfFont(this.#setup.font(name)), fontSize: toNumber(size) });
  }

  #setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (Array.isArray(entry)) this.#setEntry(entry[0], entry[1]);
    }
  }

  #setEntry(key: unknown, value: unknown): void {
    if (key === "ca") this.#set({ fillOpacity: toNumber(value) });
    if (key === "CA") this.#set({ strokeOpacity: toNumber(value) });
    if (key === "BM") this.#set({ tinting: value !== "source-over" && value !== null });
    if (key === "SMask") this.#set({ tinting: value === true });
    if (key === "Font" && Array.isArray(value)) this.#setFont(value[0], value[1]);
  }

  #clipTo(box: unknown): void {
    this.#pendingClip = false;
    if (!isNumberList(box) || box.length < 4) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from({ length: 4 }, (_, i) => box[i] ?? 0);
    this.#state.clip = intersect(this.#state.clip, boundingRect(this.#state.ctm, x0, y0, x1, y1));
  }

  #drawing(): boolean {
    return this.#maskDepth === 0 && this.#mark.shown;
  }

  #showText(glyphs: unknown): void {
    if (!Array.isArray(glyphs) || this.#maskDepth > 0) return;
    const first = this.glyphs.length;
    showText(this.#state, glyphs, { ...this.#mark, layers: this.paints.paints.length, into: this.glyphs });
    if (this.glyphs.length > this.#setup.maxGlyphs) throw new ReadFailure("too-large");
    if (this.#state.renderMode === CLIP_ONLY) {
      for (let i = first; i < this.glyphs.length; i++) this.#stencil.push(i);
    }
  }

  /** Text that only clips becomes ink where a shape or picture is painted through it. */
  #painted(paint: Paint | null): void {
    if (!paint || this.#stencil.length === 0) return;
    for (const index of this.#stencil) {
      const glyph = this.glyphs[index];
      if (glyph)
        this.glyphs[index] = { ...glyph, style: { ...glyph.style, ink: "fill", colour: paint.colour } };
    }
    this.#stencil = [];
    this.paints.dropLast();
  }

  #pushMark(tag: unknown, properties: unknown): void {
    this.#marks.push(this.#mark);
    const shown = this.#mark.shown && (tag !== "OC" || this.#setup.groupShown(properties));
    const heading = /^H([1-6])$/.exec(tagName(tag))?.[1];
    this.#mark = { shown, headingLevel: heading ? Number(heading) : this.#mark.headingLevel };
    this.#state.style = null;
  }
}

const noArgs: readonly unknown[] = [];
const CLIP_ONLY = 7;
const MAX_NESTING = 10_000;
