import type { Glyph, PageContent, Rect } from "../../page-model.ts";
import { doubtfulGlyphs } from "../../visibility/judge-glyphs.ts";
import type { Pdfium } from "./instance.ts";
import type { PageObjects } from "./page-objects.ts";
import { drawPart, type Picture } from "./picture.ts";

interface DrawnPage {
  /** Its handle. */
  readonly page: number;
  /** From 0. */
  readonly index: number;
  readonly content: PageContent;
  readonly objects: PageObjects;
}

/**
 * Looks at the letters of which what PDFium tells leaves open whether they can be seen: it tells of a gradient, behind
 * letters or in them, as white, of letters filled by a picture as nothing, and not of the colours of a picture behind
 * them. Such a page is drawn three times: as it is, without those letters, and with them in a colour of their own. That
 * tells where their ink lies, and whether the page differs there from what is around it.
 */
export function lookAtDoubtful(
  pdfium: Pdfium,
  { page, index, content, objects }: DrawnPage,
): readonly Glyph[] {
  if (index >= MOST_PAGES) return content.glyphs;
  const doubtful = doubtfulGlyphs(content);
  const area = areaOf(doubtful, content);
  if (area === null || objects.count > MOST_OBJECTS || objects.imageDots > MOST_IMAGE_DOTS)
    return content.glyphs;
  const drawings = drawWithout(pdfium, handlesOf(doubtful, objects), () =>
    drawPart(pdfium, page, { area, pageWidth: content.width, pageHeight: content.height }),
  );
  if (drawings === null) return content.glyphs;
  const drawn = new Map<Glyph, boolean>();
  for (const word of wordsOf(doubtful)) {
    const isSeen = looksApart(word, drawings);
    if (isSeen !== null) for (const glyph of word) drawn.set(glyph, isSeen);
  }
  return content.glyphs.map((glyph) => {
    const isSeen = drawn.get(glyph);
    return isSeen === undefined ? glyph : { ...glyph, drawn: isSeen };
  });
}

function handlesOf(glyphs: readonly Glyph[], { textLayers }: PageObjects): readonly number[] {
  const layers = new Set(glyphs.map(({ layer }) => layer));
  return [...textLayers].filter(([, layer]) => layers.has(layer)).map(([handle]) => handle);
}

function drawWithout({ api }: Pdfium, texts: readonly number[], draw: () => Picture | null): Drawings | null {
  const whole = draw();
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, false);
  const without = draw();
  for (const text of texts) {
    api.FPDFPageObj_SetIsActive(text, true);
    api.FPDFTextObj_SetTextRenderMode(text, FILLED);
    api.FPDFPageObj_SetFillColor(text, ...INK, 255);
  }
  const inked = draw();
  return whole && without && inked && { whole, without, inked };
}

/** So many pages of a file may be drawn: a photograph behind each of forty would take the reader's time up. */
const MOST_PAGES = 8;
/** What takes longer to draw is judged by its colours alone; a dense page with drawn signs has some thousands. */
const MOST_OBJECTS = 50_000;
/** To draw a picture takes some bytes for each of its dots: a page scanned for print has nine millions. */
const MOST_IMAGE_DOTS = 16_000_000;
const FILLED = 0;
/** Magenta, which hardly any page is printed on. */
const INK = [255, 0, 255] as const;

function areaOf(glyphs: readonly Glyph[], { width, height }: PageContent): Rect | null {
  const area = { left: width, top: height, right: 0, bottom: 0 };
  for (const glyph of glyphs) {
    const box = boxOf(glyph);
    area.left = Math.max(0, Math.min(area.left, box.left));
    area.top = Math.max(0, Math.min(area.top, box.top));
    area.right = Math.min(width, Math.max(area.right, box.right));
    area.bottom = Math.min(height, Math.max(area.bottom, box.bottom));
  }
  return area.left < area.right && area.top < area.bottom ? area : null;
}

/** Around the ink of a letter, with a little of what it stands on. */
function boxOf({ x, y, width, angle, style: { size } }: Glyph): Rect {
  // One that is turned reaches any way.
  if (angle !== 0) return { left: x - size, top: y - size, right: x + size, bottom: y + size };
  return {
    left: x - 0.1 * size,
    top: y - 0.95 * size,
    right: x + width + 0.1 * size,
    bottom: y + 0.3 * size,
  };
}

/** Letters of one look on one line, up to a space. */
function wordsOf(glyphs: readonly Glyph[]): readonly (readonly Glyph[])[] {
  const words: Glyph[][] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const goesOn = last?.style === glyph.style && last.text.trim() !== "" && isOnLine(last, glyph);
    if (goesOn) words.at(-1)?.push(glyph);
    else words.push([glyph]);
    last = glyph;
  }
  return words;
}

function isOnLine(a: Glyph, b: Glyph): boolean {
  return (
    a.angle === b.angle && (a.angle === 0 ? a.y === b.y : Math.hypot(b.x - a.x, b.y - a.y) < 2 * a.style.size)
  );
}

interface Drawings {
  readonly whole: Picture;
  readonly without: Picture;
  readonly inked: Picture;
}

/** Channels of a dot differ by so much altogether where its ink is whole: half of what magenta does to grey. */
const IS_INK = 160;
/** The least that a reader sees, in channels altogether: #ececec on white has 57. */
const SEEN = 50;

/**
 * Whether the page under the ink of a word differs from the page around it, by more than that does in itself; null where
 * no ink can be told, of a font that is not in the file say.
 */
function looksApart(word: readonly Glyph[], { whole, without, inked }: Drawings): boolean | null {
  const on = new Colours();
  const beside = new Colours();
  for (const glyph of word)
    for (const at of dotsOf(boxOf(glyph), whole)) {
      const ink = distance(inked.bytes, without.bytes, at);
      if (ink >= IS_INK) on.add(whole.bytes, at);
      else if (ink === 0) beside.add(whole.bytes, at);
    }
  if (on.count < LEAST_DOTS || beside.count < LEAST_DOTS) return null;
  return on.distance(beside) >= Math.max(SEEN, beside.spread());
}

const LEAST_DOTS = 4;

/** Where in the bytes of a picture the dots of a box begin. */
function* dotsOf(box: Rect, { area, scale, width, height }: Picture): Iterable<number> {
  const left = Math.max(0, Math.floor((box.left - area.left) * scale));
  const right = Math.min(width, Math.ceil((box.right - area.left) * scale));
  const top = Math.max(0, Math.floor((box.top - area.top) * scale));
  const bottom = Math.min(height, Math.ceil((box.bottom - area.top) * scale));
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) yield (y * width + x) * 4;
}

function distance(a: Uint8Array, b: Uint8Array, at: number): number {
  let sum = 0;
  for (let i = at; i < at + 3; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum;
}

/** The colours of some dots, as their middle and how far they lie from it. */
class Colours {
  count = 0;
  readonly #sums = [0, 0, 0];
  readonly #squares = [0, 0, 0];

  add(bytes: Uint8Array, at: number): void {
    this.count++;
    for (let i = 0; i < 3; i++) {
      const value = bytes[at + i] ?? 0;
      this.#sums[i] = (this.#sums[i] ?? 0) + value;
      this.#squares[i] = (this.#squares[i] ?? 0) + value * value;
    }
  }

  distance(other: Colours): number {
    return this.#middle().reduce((sum, value, i) => sum + Math.abs(value - (other.#middle()[i] ?? 0)), 0);
  }

  spread(): number {
    const middle = this.#middle();
    return this.#squares.reduce(
      (sum, square, i) => sum + Math.sqrt(Math.max(0, square / this.count - (middle[i] ?? 0) ** 2)),
      0,
    );
  }

  #middle(): readonly number[] {
    return this.#sums.map((sum) => sum / this.count);
  }
}
