import type { Glyph, Rect, TextStyle } from "../../page-model.ts";
import { ReadFailure } from "../../read-failure.ts";
import { isBullet } from "../../text/bullets.ts";
import { UNKNOWN_GLYPH } from "../../text/clean.ts";
import { hasRightToLeft } from "../../text/logical-order.ts";
import { FAINT } from "../../visibility/thresholds.ts";
import { InkSamples } from "../ink-samples.ts";
import { unswapLigature } from "../ligatures.ts";
import { applyX, applyY, boundingRect, type Matrix } from "../matrix.ts";
import { settleMarks } from "../settle-marks.ts";
import { UnmappedCodes } from "../unmapped-codes.ts";
import type { FontTable } from "./fonts.ts";
import type { Pdfium } from "./instance.ts";
import { Marks } from "./marks.ts";
import { OpenGlyph } from "./open-glyph.ts";
import type { PageObjects } from "./page-objects.ts";
import { findRedrawn, withoutShadows } from "./redrawn-text.ts";
import { type TextObject, TextObjects } from "./text-objects.ts";

export interface GlyphSource {
  readonly text: number;
  readonly base: Matrix;
  readonly page: Rect;
  readonly objects: PageObjects;
  readonly fonts: FontTable;
  readonly maxGlyphs: number;
}

/** Reads every character that a page draws, with its place and looks. */
export function readGlyphs(pdfium: Pdfium, source: GlyphSource): Glyph[] {
  const reader = new GlyphReader(pdfium, source);
  const count = pdfium.api.FPDFText_CountChars(source.text);
  if (count > source.maxGlyphs * 2) throw new ReadFailure("too-large");
  for (let i = 0; i < count; i++) reader.read(i);
  reader.close();
  reader.widenActualText();
  reader.markHeavyOutlines();
  reader.showRedrawn();
  reader.unmapped.settle();
  for (const glyph of reader.glyphs) glyph.text = unswapLigature(glyph.text);
  return settleMarks(reader.glyphs);
}

class GlyphReader {
  readonly glyphs: OpenGlyph[] = [];
  readonly unmapped = new UnmappedCodes();
  readonly #pdfium: Pdfium;
  readonly #source: GlyphSource;
  readonly #marks: Marks;
  readonly #ink = new InkSamples();
  /** The last glyph of each text object but the open one. */
  readonly #lastGlyphs = new Map<number, OpenGlyph>();
  #object: TextObject | null = null;
  /** The last glyph of the open object. */
  #last: OpenGlyph | undefined;
  #guessedSpace = false;
  /** Glyphs by the ActualText mark that gave them their text. */
  readonly #spans = new Map<number, OpenGlyph>();
  #openSpan = 0;
  #said: OpenGlyph | null = null;
  readonly #objects: TextObjects;
  #spaceHandle = 0;
  #space: Matrix;

  constructor(pdfium: Pdfium, source: GlyphSource) {
    this.#pdfium = pdfium;
    this.#source = source;
    this.#space = source.base;
    this.#marks = new Marks(pdfium);
    this.#objects = new TextObjects(pdfium, source, this.#marks);
  }

  read(index: number): void {
    const { raw, scratch, results } = this.#pdfium;
    const { text } = this.#source;
    const handle = raw.FPDFText_GetTextObject(text, index);
    // Spaces and line ends that PDFium guessed have no object or no width; geometry decides here.
    if (handle === 0) {
      this.#guessedSpace = true;
      return;
    }
    const base = this.#spaceOf(handle);
    raw.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
    const ux = results.double(0);
    const uy = results.double(1);
    const x = applyX(base, ux, uy);
    const y = applyY(base, ux, uy);
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    if (this.#object?.handle !== handle) {
      this.close();
      this.#object = this.#objects.open(handle, index, y);
      this.#last = this.#lastGlyphs.get(handle);
      this.#said = this.#whatIsSaid(handle, index);
    }
    raw.FPDFText_GetLooseCharBox(text, index, scratch);
    const left = results.float(0);
    const right = results.float(2);
    if (left === right && raw.FPDFText_GetUnicode(text, index) === SPACE) {
      this.#guessedSpace = true;
      return;
    }
    const box = boundingRect(base, left, results.float(3), right, results.float(1));
    const character = this.#decode(index);
    if (this.#said) {
      this.#said.widen(box);
      this.#said.addMark(character);
      return;
    }
    const glyph = this.#add(character, { x, y, box });
    if (glyph !== null && character === UNKNOWN_GLYPH) this.#noteUnmapped(index, glyph);
    this.#sampleInk(index, character);
  }

  /** What maps the places that PDFium tells of to the page: those of ActualText in a form are the form's own. */
  #spaceOf(handle: number): Matrix {
    const { base, objects } = this.#source;
    if (handle === this.#spaceHandle) return this.#space;
    const space = objects.textSpace(handle);
    this.#spaceHandle = handle;
    this.#space = space !== base && this.#marks.actualText(handle) !== 0 ? space : base;
    return this.#space;
  }

  /** Ends the open object. */
  close(): void {
    if (this.#object && this.#last) this.#lastGlyphs.set(this.#object.handle, this.#last);
  }

  /**
   * One ActualText over several objects is told for some of them again: the glyph that has it already,
   * null when the object's text is new.
   */
  #whatIsSaid(handle: number, index: number): OpenGlyph | null {
    const code = this.#pdfium.raw.FPDFText_GetUnicode(this.#source.text, index);
    const mark = code < FIRST_COMPLEX_SCRIPT ? 0 : this.#marks.actualText(handle);
    const said = this.#spans.get(mark);
    if (mark !== 0 && !said) this.#openSpan = mark;
    return said ?? null;
  }

  /** Heavier outlines under the name of a regular font are bold. */
  markHeavyOutlines(): void {
    const bold = this.#ink.bold();
    if (bold.size === 0) return;
    const heavy = new Map<TextStyle, TextStyle>();
    for (const [style, font] of this.#objects.unnamed)
      if (bold.has(font)) heavy.set(style, { ...style, bold: true });
    for (const glyph of this.glyphs) glyph.style = heavy.get(glyph.style) ?? glyph.style;
  }

  /** Text without ink that is drawn once more at its place, over its shadow, is seen. */
  showRedrawn(): void {
    const unseen = new Set<number>();
    for (const { style, layer } of this.glyphs) if (style.opacity < FAINT) unseen.add(layer);
    if (unseen.size === 0) return;
    const told = new Set(this.#lastGlyphs.keys());
    const redrawn = findRedrawn(this.#pdfium, this.#source.objects, { told, unseen });
    for (const glyph of this.glyphs) {
      const again = redrawn.get(glyph.layer);
      if (again) Object.assign(glyph, { style: { ...glyph.style, ...again.ink }, layer: again.layer });
    }
    const kept = withoutShadows(this.glyphs);
    this.glyphs.splice(0, this.glyphs.length, ...kept);
  }

  #sampleInk(index: number, character: string): void {
    const object = this.#object;
    if (!object || object.unnamed === 0 || object.angle !== 0) return;
    const font = object.unnamed;
    if (!this.#ink.wants(font, character)) return;
    const { raw, scratch, results } = this.#pdfium;
    raw.FPDFText_GetCharBox(this.#source.text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const { size, font: name } = object.style;
    this.#ink.add(font, name, {
      letter: character,
      width: (results.double(1) - results.double(0)) / size,
      height: (results.double(3) - results.double(2)) / size,
    });
  }

  /** One ActualText may stand for several text objects, of which PDFium reports only the first. */
  widenActualText(): void {
    let last: OpenGlyph | undefined;
    for (const handle of this.#source.objects.textLayers.keys()) {
      const own = this.#lastGlyphs.get(handle);
      if (own) last = own;
      else if (last && last.angle === 0 && this.#marks.actualText(handle) !== 0) {
        const box = this.#source.objects.textBox(handle);
        if (box && box.top < last.y && box.bottom > last.y - last.style.size) last.widen(box);
      }
    }
  }

  #noteUnmapped(index: number, glyph: OpenGlyph): void {
    const font = this.#objects.unnamed.get(glyph.style);
    if (font === undefined || glyph.style.font !== "") return;
    const code = this.#pdfium.raw.FPDFText_GetUnicode(this.#source.text, index);
    this.unmapped.add(font, code, (text) => {
      glyph.text = text;
    });
  }

  /** The new glyph; null when the character became part of the one before. */
  #add(character: string, { x, y, box }: { x: number; y: number; box: Rect }): OpenGlyph | null {
    const object = this.#object;
    if (!object) return null;
    const previous = this.#last;
    if (previous && previous.angle === 0 && previous.y === y && this.#sameOrigin(previous, x)) {
      previous.text += character;
      previous.widen(box);
      return null;
    }
    const upright = object.angle === 0;
    const turned = object.angle === 90 || object.angle === 270;
    const place = placeOf(character, {
      x,
      size: object.style.size,
      previous: previous?.y === y ? previous : undefined,
    });
    const width = turned ? box.bottom - box.top : Math.max(0, box.right - (upright ? x : box.left));
    const glyph = new OpenGlyph(character, { x, y, place, width, afterSpace: this.#guessedSpace }, object);
    this.#guessedSpace = false;
    this.glyphs.push(glyph);
    if (this.#openSpan !== 0) this.#spans.set(this.#openSpan, glyph);
    this.#openSpan = 0;
    this.#last = glyph;
    this.#lastOrigin = x;
    return glyph;
  }

  #lastOrigin = Number.NaN;

  #sameOrigin(previous: OpenGlyph, x: number): boolean {
    return this.glyphs.at(-1) === previous && Math.abs(this.#lastOrigin - x) < 0.001;
  }

  #decode(index: number): string {
    const { raw } = this.#pdfium;
    const { text } = this.#source;
    const code = raw.FPDFText_GetUnicode(text, index);
    if (code === SPACE) return " ";
    if (this.#object?.ornaments) return "•";
    if (this.#object?.icons) return isBullet(String.fromCharCode(code)) ? "•" : "";
    // PDFium's sign for a hyphen at the end of a line.
    if (code === 0x02 || code === 0xfffe) return "-";
    if (code < 0x20 || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff)
      return code === 9 ? " " : UNKNOWN_GLYPH;
    if (raw.FPDFText_HasUnicodeMapError(text, index) === 1) return UNKNOWN_GLYPH;
    return String.fromCodePoint(code);
  }
}

/** Marks keep to the letter that the file draws before them, on the side that reading comes to next. */
function placeOf(
  character: string,
  { x, size, previous }: { x: number; size: number; previous: OpenGlyph | undefined },
): number {
  if (character < FIRST_MARK || !/^[\p{M}\u200d]/u.test(character)) return x;
  if (!previous || Math.abs(x - previous.x) > 1.5 * size) return x - 0.1 * size;
  return previous.place + (hasRightToLeft(previous.text) ? -0.01 : 0.01);
}

const SPACE = 0x20;
/** Unicode has no combining mark before this one. */
const FIRST_MARK = "\u0300";
/** From Hebrew on, scripts are set by shaping, and producers add ActualText. */
const FIRST_COMPLEX_SCRIPT = 0x590;
