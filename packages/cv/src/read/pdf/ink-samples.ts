/** The size of a letter's ink, in ems. */
interface Ink {
  readonly width: number;
  readonly height: number;
}

/** An outline made heavier by a browser grows by about 0.03 em each way; hinting and rounding stay under this. */
const HEAVIER = 0.015;
const ENOUGH = 2;

/**
 * Compares fonts of one name by the ink of their letters. A browser without a bold cut draws the regular
 * one with heavier outlines, embeds it under the same name, and says nothing of it anywhere.
 */
export class InkSamples {
  readonly #fonts = new Map<number, { readonly name: string; readonly letters: Map<string, Ink> }>();

  wants(font: number, letter: string): boolean {
    const isSmall = letter.length === 1 && letter >= "a" && letter <= "z";
    return isSmall && this.#fonts.get(font)?.letters.has(letter) !== true;
  }

  add(font: number, name: string, sample: Ink & { readonly letter: string }): void {
    const known = this.#fonts.get(font) ?? { name, letters: new Map<string, Ink>() };
    known.letters.set(sample.letter, sample);
    this.#fonts.set(font, known);
  }

  /** The fonts that are heavier than another of their name. */
  bold(): ReadonlySet<number> {
    const fonts = [...this.#fonts];
    const heavier = fonts.filter(([, font]) =>
      fonts.some(([, other]) => other.name === font.name && isHeavier(font.letters, other.letters)),
    );
    return new Set(heavier.map(([handle]) => handle));
  }
}

function isHeavier(a: ReadonlyMap<string, Ink>, b: ReadonlyMap<string, Ink>): boolean {
  const common = [...a].flatMap(([letter, ink]) => {
    const other = b.get(letter);
    return other ? [{ width: ink.width - other.width, height: ink.height - other.height }] : [];
  });
  const grown = common.filter(({ width, height }) => width > HEAVIER && height > HEAVIER);
  return common.length >= ENOUGH && grown.length >= 0.8 * common.length;
}
