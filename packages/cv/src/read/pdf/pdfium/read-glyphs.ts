import type { Glyph, Rect, TextStyle } from "../../page-model.ts";
import { ReadFailure } from "../../read-failure.ts";
import { isBullet } from "../../text/bullets.ts";
import { UNKNOWN_GLYPH } from "../../text/clean.ts";
import { hasRightToLeft } from "../../text/logical-order.ts";
import { directionOf } from "../direction.ts";
import { applyX, applyY, boundingRect, type Matrix, multiply } from "../matrix.ts";
import { textSymbol } from "../text-symbols.ts";
import type { FontTable } from "./fonts.ts";
import { floats, memory, type Pdfium } from "./instance.ts";
import { Marks } from "./marks.ts";
import { clipOf, fillOf, strokeOf } from "./object-geometry.ts";
import type { PageObjects } from "./page-objects.ts";

interface GlyphSource {
  readonly text: number;
  readonly base: Matrix;
  readonly page: Rect;
  readonly objects: PageObjects;
  readonly fonts: FontTable;
  readonly maxGlyphs: number;
}

/** What all glyphs of one text object share. */
interface TextObject {
  readonly handle: number;
  readonly style: TextStyle;
  readonly angle: number;
  readonly clip: Rect;
  readonly layer: number;
  readonly icons: boolean;
  readonly ornaments: boolean;
}

/** A glyph while it is being put together: ligatures and ActualText give several characters one place. */
type OpenGlyph = { -readonly [K in keyof Glyph]: Glyph[K] };

/** Reads every character that a page draws, with its place and looks. */
export function readGlyphs(pdfium: Pdfium, source: GlyphSource): Glyph[] {
  const reader = new GlyphReader(pdfium, source);
  const count = pdfium.api.FPDFText_CountChars(source.text);
  if (count > source.maxGlyphs * 2) throw new ReadFailure("too-large");
  for (let i = 0; i < count; i++) reader.read(i);
  reader.widenActualText();
  return reader.glyphs;
}

class GlyphReader {
  readonly glyphs: OpenGlyph[] = [];
  readonly #pdfium: Pdfium;
  readonly #source: GlyphSource;
  readonly #marks: Marks;
  readonly #styles = new Map<string, TextStyle>();
  readonly #lastGlyphs = new Map<number, OpenGlyph>();
  #object: TextObject | null = null;
  #guessedSpace = false;
  /** Glyphs by the ActualText mark that gave them their text. */
  readonly #spans = new Map<number, OpenGlyph>();
  #openSpan = 0;
  #said: OpenGlyph | null = null;
  #clipCount = -1;
  #clipLine = Number.NaN;
  #clip: Rect;

  constructor(pdfium: Pdfium, source: GlyphSource) {
    this.#pdfium = pdfium;
    this.#source = source;
    this.#marks = new Marks(pdfium);
    this.#clip = source.page;
  }

  read(index: number): void {
    const { raw, scratch } = this.#pdfium;
    const { text, base } = this.#source;
    const handle = raw.FPDFText_GetTextObject(text, index);
    // Spaces and line ends that PDFium guessed have no object or no width; geometry decides here.
    if (handle === 0) {
      this.#guessedSpace = true;
      return;
    }
    raw.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
    const [ux = 0, uy = 0] = new Float64Array(memory(this.#pdfium), scratch, 2);
    const [x, y] = [applyX(base, ux, uy), applyY(base, ux, uy)];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    if (this.#object?.handle !== handle) {
      this.#object = this.#open(handle, index, y);
      this.#said = this.#whatIsSaid(handle, index);
    }
    raw.FPDFText_GetLooseCharBox(text, index, scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = floats(this.#pdfium, 4);
    if (left === right && raw.FPDFText_GetUnicode(text, index) === SPACE) {
      this.#guessedSpace = true;
      return;
    }
    const box = boundingRect(base, left, bottom, right, top);
    if (this.#said) widen(this.#said, box);
    else this.#add(this.#decode(index), { x, y, box });
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

  /** One ActualText may stand for several text objects, of which PDFium reports only the first. */
  widenActualText(): void {
    let last: OpenGlyph | undefined;
    for (const handle of this.#source.objects.textLayers.keys()) {
      const own = this.#lastGlyphs.get(handle);
      if (own) last = own;
      else if (last && last.angle === 0 && this.#marks.actualText(handle) !== 0) {
        const box = this.#source.objects.textBox(handle);
        if (box && box.top < last.y && box.bottom > last.y - last.style.size) widen(last, box);
      }
    }
  }

  #add(character: string, { x, y, box }: { x: number; y: number; box: Rect }): void {
    const object = this.#object;
    if (!object) return;
    const previous = this.#lastGlyphs.get(object.handle);
    if (previous && previous.angle === 0 && previous.y === y && this.#sameOrigin(previous, x)) {
      previous.text += character;
      widen(previous, box);
      return;
    }
    const upright = object.angle === 0;
    const turned = object.angle === 90 || object.angle === 270;
    const glyph: OpenGlyph = {
      text: character,
      x,
      y,
      place: placeOf(character, {
        x,
        size: object.style.size,
        previous: previous?.y === y ? previous : undefined,
      }),
      width: turned ? box.bottom - box.top : Math.max(0, box.right - (upright ? x : box.left)),
      angle: object.angle,
      style: object.style,
      layer: object.layer,
      clip: object.clip,
      shown: true,
      afterSpace: this.#guessedSpace,
    };
    this.#guessedSpace = false;
    this.glyphs.push(glyph);
    if (this.#openSpan !== 0) this.#spans.set(this.#openSpan, glyph);
    this.#openSpan = 0;
    this.#lastGlyphs.set(object.handle, glyph);
    this.#lastOrigin = x;
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
    if (raw.FPDFText_HasUnicodeMapError(text, index) === 1) {
      return (this.#object?.style.font === "" ? textSymbol(code) : null) ?? UNKNOWN_GLYPH;
    }
    return String.fromCodePoint(code);
  }

  #open(handle: number, index: number, y: number): TextObject {
    const { raw, scratch } = this.#pdfium;
    const { text, base, fonts, objects } = this.#source;
    raw.FPDFText_GetMatrix(text, index, scratch);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats(this.#pdfium, 6);
    const matrix = multiply(base, [a, b, c, d, e, f]);
    const font = fonts.get(raw.FPDFTextObj_GetFont(handle));
    const fontSize = raw.FPDFText_GetFontSize(text, index);
    const mode = raw.FPDFTextObj_GetTextRenderMode(handle);
    const stroked = mode === 1 || mode === 5;
    const { colour, opacity } = stroked ? strokeOf(this.#pdfium, handle) : fillOf(this.#pdfium, handle);
    const style = this.#style({
      font: font.name,
      size: round(Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3])),
      bold: font.bold || mode === 2 || mode === 6,
      italic: font.italic || Math.abs(c) > 0.15 * Math.abs(d),
      colour,
      opacity,
      ink: mode === 3 || mode === 7 ? "none" : stroked ? "stroke" : "fill",
      headingLevel: this.#marks.headingLevel(handle),
    });
    return {
      handle,
      style,
      angle: directionOf(matrix, fontSize),
      clip: this.#clipAt(handle, y),
      layer: objects.textLayers.get(handle) ?? Number.MAX_SAFE_INTEGER,
      icons: font.icons,
      ornaments: font.ornaments,
    };
  }

  /** Clips rarely change within a line and are slow to ask for: they are looked at once per line and nesting. */
  #clipAt(handle: number, y: number): Rect {
    const { raw } = this.#pdfium;
    const path = raw.FPDFPageObj_GetClipPath(handle);
    const count = path === 0 ? 0 : raw.FPDFClipPath_CountPaths(path);
    if (count !== this.#clipCount || y !== this.#clipLine) {
      this.#clipCount = count;
      this.#clipLine = y;
      this.#clip = (count > 0 ? clipOf(this.#pdfium, handle, this.#source.base) : null) ?? this.#source.page;
    }
    return this.#clip;
  }

  #style(style: TextStyle): TextStyle {
    const key = `${style.font}|${style.size}|${style.colour}|${style.opacity}|${style.ink}|${style.bold}|${style.italic}|${style.headingLevel}`;
    const known = this.#styles.get(key);
    if (!known) this.#styles.set(key, style);
    return known ?? style;
  }
}

/** Marks keep to the letter that the file draws before them, on the side that reading comes to next. */
function placeOf(
  character: string,
  { x, size, previous }: { x: number; size: number; previous: OpenGlyph | undefined },
): number {
  if (!/^[\p{M}\u200d]/u.test(character)) return x;
  if (!previous || Math.abs(x - previous.x) > 1.5 * size) return x - 0.1 * size;
  return previous.place + (hasRightToLeft(previous.text) ? -0.01 : 0.01);
}

const SPACE = 0x20;
/** From Hebrew on, scripts are set by shaping, and producers add ActualText. */
const FIRST_COMPLEX_SCRIPT = 0x590;

function widen(glyph: OpenGlyph, box: Rect): void {
  const right = Math.max(glyph.x + glyph.width, box.right);
  glyph.x = Math.min(glyph.x, box.left);
  glyph.width = right - glyph.x;
}

function round(size: number): number {
  return Math.round(size * 100) / 100;
}
