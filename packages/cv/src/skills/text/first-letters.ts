import { tokenise } from "./tokenise.ts";

/** Letters of a key. */
const KEY = 3;
/** First letters that the normalisation of a word may change: "kerb", "tyre", "grey", "mould", "haematology", "flies". */
const CHANGING = /(?:ker|tyr|gre|mou|[a-z]{1,2}ie|.?.?ae)/iy;

/**
 * The key of the letters that a name begins with, which stands in `text` from `start` to `end`: that of its first word
 * as it is normalised. Null where only normalising it tells.
 */
export function keyAtOnce(text: string, start: number, end: number): number | null {
  const first = text.charCodeAt(start);
  if (isIndic(first)) return keyOfLetters(first, end > start + 1 ? text.charCodeAt(start + 1) : 0);
  const key = keyOf(text, start, end);
  // Asked where the name begins, without cutting it out.
  CHANGING.lastIndex = start;
  return key === null || CHANGING.test(text) ? null : key;
}

/** Words of other scripts are filed by their first letters too, as their codes tell. */
export function keyOfWord(word: string): number {
  return keyOf(word, 0, word.length) ?? keyOfLetters(word.charCodeAt(0), word.charCodeAt(1) || 0);
}

export function firstWord(text: string): string {
  return tokenise(text, 1)[0]?.norm ?? "";
}

/** The key of a name by the letters that it begins with, and of a word of a text. */
function keyOf(text: string, start: number, end: number): number | null {
  let key = 0;
  for (let index = start; index < start + KEY; index += 1) {
    const code = index < end ? text.charCodeAt(index) : 0;
    const letter = plainLetter(code);
    if (letter === 0) {
      if (index === start || code > 127) return null;
      // The places of a longer name's letters stay empty.
      return index === start + 1 ? key * 128 * 128 : key * 128;
    }
    key = key * 128 + letter;
  }
  return key;
}

/** A small letter for a letter of either case, a digit for itself, 0 for anything else. */
function plainLetter(code: number): number {
  if ((code > 96 && code < 123) || (code > 47 && code < 58)) return code;
  return code > 64 && code < 91 ? code + 32 : 0;
}

function keyOfLetters(first: number, second: number): number {
  return -first * 65_536 - (second > 127 ? second : 0);
}

/** Devanagari to Sinhala: scripts whose words the normalisation leaves as they are. */
function isIndic(code: number): boolean {
  return code >= 0x0900 && code < 0x0e00;
}
