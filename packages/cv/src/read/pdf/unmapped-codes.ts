import { corkText } from "./cork-encoding.ts";
import { textSymbol } from "./text-symbols.ts";

interface Unmapped {
  readonly code: number;
  readonly put: (text: string) => void;
}

/** Fewer letters tell no text from a random code. */
const LEAST_LETTERS = 40;
/** The letters that Latin scripts use most make up half of any text, and less than a third of a random one. */
const COMMON = /[aeinorst]/;
const COMMON_SHARE = 0.45;
/** Share of the codes of a text font that are letters or digits: a bold font may set nothing but dates. */
const WORD_SHARE = 0.5;

/**
 * Codes of nameless fonts that no map explains. LaTeX without outline fonts draws its text as small pictures
 * that only the order of its encoding tells apart; where the codes spell words in it, they are read so.
 */
export class UnmappedCodes {
  readonly #fonts = new Map<number, Unmapped[]>();

  /** `put` takes the text once it is known. */
  add(font: number, code: number, put: (text: string) => void): void {
    const known = this.#fonts.get(font);
    if (known === undefined) this.#fonts.set(font, [{ code, put }]);
    else known.push({ code, put });
  }

  /** Reads all codes that were added; what stays unknown is left as it is. */
  settle(): void {
    const fonts = [...this.#fonts.values()];
    const texts = fonts.filter((glyphs) => wordShare(glyphs) >= WORD_SHARE);
    const spelt = isLanguage(texts.flatMap(lettersOf));
    for (const glyphs of fonts) {
      const decode = spelt && texts.includes(glyphs) ? corkText : textSymbol;
      for (const { code, put } of glyphs) {
        const text = decode(code);
        if (text !== null) put(text);
      }
    }
  }
}

function wordShare(glyphs: readonly Unmapped[]): number {
  return glyphs.filter(({ code }) => /[A-Za-z0-9]/.test(String.fromCharCode(code))).length / glyphs.length;
}

function lettersOf(glyphs: readonly Unmapped[]): string[] {
  return glyphs.map(({ code }) => String.fromCharCode(code)).filter((letter) => /[A-Za-z]/.test(letter));
}

function isLanguage(letters: readonly string[]): boolean {
  const common = letters.filter((letter) => COMMON.test(letter.toLowerCase())).length;
  return letters.length >= LEAST_LETTERS && common >= COMMON_SHARE * letters.length;
}
