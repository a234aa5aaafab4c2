import type { PlacedGlyph } from "./fragments.ts";

/** Width of white space, in ems, that ends a word where the font draws no space characters. */
const WORD_GAP = 0.17;
/** The same in text that draws them: only a jump of the pen counts, justified text stretches its spaces. */
const WORD_GAP_BESIDE_SPACES = 0.35;

/** Writes a piece of a line as text: finds the word gaps, also in letter-spaced headings. */
export function spellWords(piece: readonly PlacedGlyph[]): string {
  const words = cut(piece);
  return isLetterSpaced(words) ? cutLetterSpaced(piece) : words.join(" ");
}

function cut(piece: readonly PlacedGlyph[]): string[] {
  const tracking = trackingOf(piece);
  const limit = piece.some((p) => p.spaced) ? WORD_GAP_BESIDE_SPACES : WORD_GAP;
  const words: string[] = [];
  let word = "";
  for (const { glyph, gap, spaced } of piece) {
    if (word !== "" && (spaced || gap - tracking > limit * glyph.style.size)) {
      words.push(word);
      word = "";
    }
    word += glyph.text;
  }
  if (word !== "") words.push(word);
  return words;
}

/** Even white space between all letters of a piece (CSS letter-spacing, TeX \textls), in points. */
function trackingOf(piece: readonly PlacedGlyph[]): number {
  const gaps = piece
    .slice(1)
    .filter((p) => !p.spaced)
    .map((p) => p.gap);
  if (gaps.length < 3) return 0;
  gaps.sort((a, b) => a - b);
  return Math.max(0, gaps[Math.floor(gaps.length / 2)] ?? 0);
}

/** "E X P E R I E N C E": words of a single letter, all through. */
function isLetterSpaced(words: readonly string[]): boolean {
  const single = words.filter((word) => /^[\p{L}\p{N}&]\p{M}*$/u.test(word)).length;
  return words.length >= 4 && single >= 0.8 * words.length;
}

/** A gap well above the usual one between letters ends a word. */
function cutLetterSpaced(piece: readonly PlacedGlyph[]): string {
  const gaps = piece.slice(1).map((p) => p.gap);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  let text = "";
  for (const [index, { glyph, gap }] of piece.entries()) {
    if (index > 0 && gap > 1.6 * usual && gap - usual > 0.15 * glyph.style.size) text += " ";
    text += glyph.text;
  }
  return text;
}
