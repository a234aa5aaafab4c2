import { type FontName, readFontName } from "../font-names.ts";
import type { Type3Names } from "../type3-names.ts";
import { type Pdfium, readText } from "./instance.ts";

const ITALIC_FLAG = 1 << 6;
const FORCE_BOLD_FLAG = 1 << 18;

interface PdfiumFont extends FontName {
  /** False when the name was not stated by the font but found out. */
  readonly stated: boolean;
}

/** The fonts of a document, by PDFium's handle. */
export class FontTable {
  readonly #pdfium: Pdfium;
  readonly #type3: Type3Names;
  readonly #fonts = new Map<number, PdfiumFont>();

  constructor(pdfium: Pdfium, type3: Type3Names) {
    this.#pdfium = pdfium;
    this.#type3 = type3;
  }

  /** True when text was met in a font of the time before Unicode. */
  get legacy(): boolean {
    return [...this.#fonts.values()].some((font) => font.legacy);
  }

  get(handle: number): PdfiumFont {
    const known = this.#fonts.get(handle);
    if (known) return known;
    const font = handle === 0 ? { ...readFontName(""), stated: true } : this.#read(handle);
    this.#fonts.set(handle, font);
    return font;
  }

  #read(handle: number): PdfiumFont {
    const { api, scratch } = this.#pdfium;
    const base = readText(this.#pdfium, "utf-8", (address, bytes) =>
      api.FPDFFont_GetBaseFontName(handle, address, bytes),
    );
    const name = base === "" ? this.#type3.nameFor((letter) => this.#width(handle, letter)) : base;
    const named = readFontName(name);
    const flags = Math.max(0, api.FPDFFont_GetFlags(handle));
    const slanted = api.FPDFFont_GetItalicAngle(handle, scratch)
      ? this.#pdfium.results.integers[0] !== 0
      : false;
    return {
      ...named,
      stated: base !== "",
      bold: named.bold || (flags & FORCE_BOLD_FLAG) !== 0,
      italic: named.italic || slanted || (flags & ITALIC_FLAG) !== 0,
    };
  }

  /** Advance of a letter in thousandths of an em, 0 when the font does not have it. */
  #width(handle: number, letter: string): number {
    const { raw, scratch } = this.#pdfium;
    const known = raw.FPDFFont_GetGlyphWidth(handle, letter.codePointAt(0) ?? 0, 1000, scratch);
    return known ? (this.#pdfium.results.floats[0] ?? 0) : 0;
  }
}
