import { memory, type Pdfium } from "./instance.ts";

/** Marked content around page objects: heading tags of a tagged PDF, and replacement text. */
export class Marks {
  readonly #pdfium: Pdfium;
  /** Heading level by marked content id, so that each tag is looked at once. */
  readonly #levels = new Map<number, number | null>();

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
  }

  headingLevel(object: number): number | null {
    const id = this.#pdfium.raw.FPDFPageObj_GetMarkedContentID(object);
    if (id < 0) return null;
    const known = this.#levels.get(id);
    if (known !== undefined) return known;
    const tag = this.#names(object).find((name) => /^H[1-6]$/.test(name));
    const level = tag ? Number(tag.slice(1)) : null;
    this.#levels.set(id, level);
    return level;
  }

  /** The mark that gives an object replacement text, 0 without one; objects under one mark share it. */
  actualText(object: number): number {
    const { api } = this.#pdfium;
    const mark = this.#handles(object).find(
      (m) => api.FPDFPageObjMark_GetParamValueType(m, "ActualText") > 0,
    );
    return mark ?? 0;
  }

  #handles(object: number): number[] {
    const { raw } = this.#pdfium;
    const count = Math.min(raw.FPDFPageObj_CountMarks(object), MAX_MARKS);
    return Array.from({ length: Math.max(0, count) }, (_, i) => raw.FPDFPageObj_GetMark(object, i));
  }

  #names(object: number): string[] {
    return this.#handles(object).map((mark) => this.#name(mark));
  }

  #name(mark: number): string {
    const { api, scratch } = this.#pdfium;
    const [text, size] = [scratch + 8, scratch];
    if (!api.FPDFPageObjMark_GetName(mark, text, NAME_BYTES, size)) return "";
    const bytes = new Uint32Array(memory(this.#pdfium), size, 1)[0] ?? 0;
    const name = new Uint8Array(memory(this.#pdfium), text, Math.min(bytes, NAME_BYTES));
    return new TextDecoder("utf-16le").decode(name).replace(/\0+$/, "");
  }
}

const MAX_MARKS = 32;
const NAME_BYTES = 128;
