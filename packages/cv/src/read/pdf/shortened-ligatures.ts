import type { Glyph, PageContent, TextStyle } from "../page-model.ts";

/**
 * Ghostscript 9.5 and 10.0 keep only the upper byte of the first ligature of a row, and count on from there: "fi", U+FB01,
 * comes out as "û", U+00FB, and "fl" behind it as "ü". Such a sign is not as wide as the letter that it would be with an
 * accent; how much wider than an "f" it is tells of how many letters it is made.
 */
export function mendLigatures(pages: readonly PageContent[]): readonly PageContent[] {
  const fonts = new Fonts();
  for (const { glyphs } of pages) for (const glyph of glyphs) fonts.measure(glyph);
  for (const { glyphs } of pages) for (const glyph of glyphs) fonts.lookAt(glyph);
  if (!fonts.hasLigatures) return pages;
  return pages.map((page) => ({
    ...page,
    glyphs: page.glyphs.map((glyph) => {
      const text = fonts.ligatureOf(glyph);
      return text === null ? glyph : { ...glyph, text };
    }),
  }));
}

/** The signs that ligatures are taken for, in the order of the ligatures, with the letter that each would be. */
const BARE = new Map([
  ["û", "u"],
  ["ü", "u"],
  ["ý", "y"],
  ["þ", "p"],
  ["ÿ", "y"],
]);
const SIGNS = [...BARE.keys()];
const LIGATURES = ["ff", "fi", "fl", "ffi", "ffl"] as const;
/** Where the rows of fonts begin: with "ff", "fi" or "ffi". */
const ROWS = [0, 1, 3] as const;
/** Letters with and without an accent are equally wide, but for rounding, in ems. */
const SAME = 0.006;

type Ligature = (typeof LIGATURES)[number];

/** What the widths of the signs of each font tell. */
class Fonts {
  hasLigatures = false;
  /** Widths in ems, by font and sign. */
  readonly #widths = new Map<string, number>();
  /** Where the rows of each family begin that start with "ff" or "fi". */
  readonly #rows = new Map<string, number>();

  measure({ text, width, style, angle }: Glyph): void {
    if (angle === 0 && style.font !== "" && /^[fupy]$/.test(text) && !this.#widths.has(keyOf(style, text)))
      this.#widths.set(keyOf(style, text), width / style.size);
  }

  /** The first sign of a row tells where it begins: "ff" and "fi" are not equally wide. */
  lookAt(glyph: Glyph): void {
    const kind = this.#kindOf(glyph);
    if (kind === null) return;
    this.hasLigatures = true;
    if (glyph.text === SIGNS[0] && kind !== "triple")
      this.#rows.set(familyOf(glyph.style), kind === "double" ? 0 : 1);
  }

  /** The ligature that a sign stands for; null where it is what it says, or where the file does not tell. */
  ligatureOf(glyph: Glyph): Ligature | null {
    const kind = this.#kindOf(glyph);
    if (kind === null) return null;
    const place = SIGNS.indexOf(glyph.text);
    const rows = ROWS.filter((row) => kindOf(LIGATURES[row + place]) === kind);
    const known = this.#rows.get(familyOf(glyph.style));
    const row = rows.length === 1 ? rows[0] : rows.find((own) => own === known);
    return row === undefined ? null : (LIGATURES[row + place] ?? null);
  }

  #kindOf({ text, width, style }: Glyph): Kind | null {
    const bare = BARE.get(text);
    if (bare === undefined) return null;
    const [own, letter, f] = [
      width / style.size,
      this.#widths.get(keyOf(style, bare)),
      this.#widths.get(keyOf(style, "f")),
    ];
    if (letter === undefined || f === undefined || Math.abs(own - letter) <= SAME) return null;
    return KINDS.find(({ from, to }) => own >= from * f && own < to * f)?.kind ?? null;
  }
}

type Kind = "single" | "double" | "triple";

/** How wide ligatures of an "f" and another letter, of two and of three letters are, in widths of an "f". */
const KINDS: readonly { readonly kind: Kind; readonly from: number; readonly to: number }[] = [
  { kind: "single", from: 1.35, to: 1.75 },
  { kind: "double", from: 1.8, to: 2.1 },
  { kind: "triple", from: 2.25, to: 2.85 },
];

function kindOf(ligature: Ligature | undefined): Kind | null {
  if (ligature === undefined) return null;
  if (ligature === "ff") return "double";
  return ligature.length === 3 ? "triple" : "single";
}

function keyOf({ font, bold, italic }: TextStyle, text: string): string {
  return `${font}|${bold}|${italic}|${text}`;
}

/** "Lato" of "Lato-Bold". */
function familyOf({ font }: TextStyle): string {
  return font.split("-")[0] ?? font;
}
