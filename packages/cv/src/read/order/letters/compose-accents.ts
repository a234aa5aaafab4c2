import type { Glyph } from "../../page-model.ts";

/** Accents that fonts without accented letters draw by themselves, as combining marks. */
const COMBINING: Readonly<Record<string, string>> = {
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "¨": "\u0308",
  "˜": "\u0303",
  "¸": "\u0327",
  ˇ: "\u030c",
  "˚": "\u030a",
  "¯": "\u0304",
  "˘": "\u0306",
  "˙": "\u0307",
};

const DOTLESS: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

/** Nearly every glyph is a plain letter. Where a font draws other letters for the codes, none is an accent. */
function mayBeAccent({ text, style }: Glyph): boolean {
  return (text > "~" || text.startsWith("`")) && style.encoding === null;
}

/** Letters are looked up by squares of the page of this many points. */
const SQUARE = 16;
/** More letters than this in one square are no text to read. */
const MOST_IN_SQUARE = 64;

/**
 * Puts accents that are drawn over a letter into it: old TeX fonts paint "´" and "ı" for "í". An accent
 * beside its letter, as an apostrophe stands, is left alone.
 */
export function composeAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph) => mayBeAccent(glyph) && (glyph.text[0] ?? "") in COMBINING)) return glyphs;
  const squares = toSquares(glyphs);
  const marks = new Map<Glyph, string>();
  const used = new Set<Glyph>();
  for (const accent of glyphs) {
    const mark = mayBeAccent(accent) ? COMBINING[accent.text] : undefined;
    const letter = mark === undefined ? undefined : letterUnder(accent, squares);
    if (mark === undefined || letter === undefined || marks.has(letter)) continue;
    marks.set(letter, mark);
    used.add(accent);
  }
  return glyphs.flatMap((glyph) => {
    const mark = marks.get(glyph);
    if (used.has(glyph)) return [];
    return mark === undefined ? asPair(glyph) : { ...glyph, text: accented(glyph.text, mark) };
  });
}

/** Where both start at one point, a reader hands them over as one glyph, "´o". */
function asPair(glyph: Glyph): Glyph {
  const [first = "", letter = "", ...rest] = glyph.text;
  const mark = COMBINING[first];
  if (mark === undefined || !mayBeAccent(glyph) || rest.length > 0 || !/^\p{L}$/u.test(letter)) return glyph;
  return { ...glyph, text: accented(letter, mark) };
}

function accented(letter: string, mark: string): string {
  return ((DOTLESS[letter] ?? letter) + mark).normalize("NFC");
}

type Squares = ReadonlyMap<string, readonly Glyph[]>;

function toSquares(glyphs: readonly Glyph[]): Squares {
  const squares = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    if (!/^\p{L}$/u.test(glyph.text)) continue;
    const key = keyOf(Math.floor(glyph.x / SQUARE), Math.floor(glyph.y / SQUARE));
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [glyph]);
    else if (square.length < MOST_IN_SQUARE) square.push(glyph);
  }
  return squares;
}

function letterUnder(accent: Glyph, squares: Squares): Glyph | undefined {
  const middle = accent.x + accent.width / 2;
  const [column, row] = [Math.floor(middle / SQUARE), Math.floor(accent.y / SQUARE)];
  for (const x of [column, column - 1]) {
    for (const y of [row, row - 1, row + 1]) {
      const found = squares.get(keyOf(x, y))?.find((letter) => stands(accent, letter, middle));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function stands(accent: Glyph, letter: Glyph, middle: number): boolean {
  const isLevel = letter.angle === accent.angle && Math.abs(letter.y - accent.y) < letter.style.size * 0.4;
  return isLevel && middle > letter.x && middle < letter.x + letter.width;
}

function keyOf(column: number, row: number): string {
  return `${column},${row}`;
}
