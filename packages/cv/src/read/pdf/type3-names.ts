interface Type3Font {
  readonly name: string;
  readonly widths: ReadonlySet<number>;
}

const MAX_FONTS = 300;
const MAX_OBJECT = 64 * 1024;
const LETTERS = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Names of Type 3 fonts. Browsers embed OpenType fonts with PostScript outlines as Type 3, whose name
 * stands only in a descriptor that PDFium does not look at. The fonts are found in the bytes of the file
 * and told apart by the widths of their letters.
 */
export class Type3Names {
  readonly #file: Buffer;
  #fonts: readonly Type3Font[] | null = null;

  constructor(bytes: Uint8Array) {
    this.#file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The name of the font whose letters are this wide (thousandths of an em, 0 for none), "" when unsure. */
  nameFor(widthOf: (letter: string) => number): string {
    this.#fonts ??= findFonts(this.#file);
    if (this.#fonts.length === 0) return "";
    const widths = new Set(LETTERS.map((letter) => Math.round(widthOf(letter))).filter((width) => width > 0));
    if (widths.size === 0) return "";
    const rated = this.#fonts.map(({ name, widths: known }) => ({ name, alike: share([...widths], known) }));
    const best = Math.max(ALIKE, ...rated.map(({ alike }) => alike));
    const names = rated.filter(({ alike }) => alike === best).map(({ name }) => name);
    return new Set(names.map(cutName)).size === 1 ? (names[0] ?? "") : "";
  }
}

/** Letters found by their meaning may be parts of ligatures, whose widths are others. */
const ALIKE = 0.85;

function share(widths: readonly number[], of: ReadonlySet<number>): number {
  return widths.filter((width) => of.has(width)).length / widths.length;
}

/** Two subsets of one font differ in their prefix only. */
function cutName(name: string): string {
  return name.replace(/^[A-Z]{6}\+/, "");
}

function findFonts(file: Buffer): Type3Font[] {
  const fonts: Type3Font[] = [];
  for (
    let at = file.indexOf("/Type3");
    at >= 0 && fonts.length < MAX_FONTS;
    at = file.indexOf("/Type3", at + 6)
  ) {
    const start = file.lastIndexOf(" obj", at);
    const end = file.indexOf("endobj", at);
    if (start < 0 || end < 0 || end - start > MAX_OBJECT) continue;
    const dictionary = file.toString("latin1", start, end);
    const widths = /\/Widths\s*\[([^\]]*)\]/.exec(dictionary)?.[1];
    const descriptor = /\/FontDescriptor\s+(\d{1,7}) 0 R/.exec(dictionary)?.[1];
    const name = descriptor === undefined ? undefined : fontName(file, descriptor);
    if (widths === undefined || name === undefined) continue;
    fonts.push({ name, widths: new Set(widths.split(/\s+/).map((width) => Math.round(Number(width)))) });
  }
  return fonts;
}

function fontName(file: Buffer, object: string): string | undefined {
  const at = file.indexOf(`\n${object} 0 obj`);
  if (at < 0) return undefined;
  const dictionary = file.toString("latin1", at, Math.min(file.indexOf("endobj", at), at + MAX_OBJECT));
  return /\/FontName\s*\/([^\s/<>[\]()]+)/.exec(dictionary)?.[1];
}
