import { isLatinLetter, isTypographic } from "../../parse/text/tokens.ts";
import { wordSet } from "../../word-set.ts";
import { normaliseToken } from "./normalise-token.ts";

/** One word or one symbol of a text; `start` and `end` are offsets into that text. */
export interface Token {
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  readonly symbol: boolean;
  /** A comma and its kin, or a conjunction; an apostrophe or an ampersand within a name is none. */
  readonly parts: boolean;
}

const SPACE = 0;
const WORD = 1;
const SYMBOL = 2;

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}\u200c\u200d]/u;
const SPACE_CHARACTER = /\s/;
const APOSTROPHES = /[’‘ʼ`´]/;
const DIGIT = /\d/;

/** "X and Y" in the languages of the tables. */
const CONJUNCTION = wordSet("and or plus und oder sowie et ou y e o en");
const INSIDE_NAMES = "'+#%&-";

/**
 * Splits a text into words and symbols. Hyphens inside a compound are left out, so "problem-solving" and
 * "problem solving" are the same two tokens; every other symbol (`+ # . / &`) is a token of its own.
 * Stops after `limit` tokens.
 */
export function tokenise(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length && tokens.length < limit) {
    const start = index;
    const kind = kindAt(text, index);
    index += widthAt(text, index);
    if (kind === WORD) {
      while (index < text.length && kindAt(text, index) === WORD) index += widthAt(text, index);
      const norm = normaliseToken(text.slice(start, index));
      tokens.push({ norm, start, end: index, symbol: false, parts: CONJUNCTION.has(norm) });
    } else if (kind === SYMBOL && !isInnerHyphen(text, start)) {
      const norm = normaliseSymbol(text.slice(start, index));
      tokens.push({ norm, start, end: index, symbol: true, parts: !INSIDE_NAMES.includes(norm) });
    }
  }
  return tokens;
}

function kindAt(text: string, index: number): typeof SPACE | typeof WORD | typeof SYMBOL {
  const code = text.charCodeAt(index);
  if (code < 128) {
    if ((code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58)) return WORD;
    return code === 32 || (code > 8 && code < 14) ? SPACE : SYMBOL;
  }
  return kindBeyondAscii(text, index, code);
}

function kindBeyondAscii(
  text: string,
  index: number,
  code: number,
): typeof SPACE | typeof WORD | typeof SYMBOL {
  if (isLatinLetter(code)) return WORD;
  if (isTypographic(code)) return SYMBOL;
  const character = String.fromCodePoint(text.codePointAt(index) ?? code);
  if (WORD_CHARACTER.test(character)) return WORD;
  return SPACE_CHARACTER.test(character) ? SPACE : SYMBOL;
}

/** 2 for a character outside the basic plane. */
function widthAt(text: string, index: number): 1 | 2 {
  const code = text.charCodeAt(index);
  return code >= 0xd800 && code < 0xdc00 && index + 1 < text.length ? 2 : 1;
}

/** "-" between two letters or digits without spaces; not between figures ("2019-2022"). */
function isInnerHyphen(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code !== 45 && code !== 0x2010 && code !== 0x2011) return false;
  if (index === 0 || index + 1 >= text.length) return false;
  if (kindAt(text, index - 1) !== WORD || kindAt(text, index + 1) !== WORD) return false;
  return !(DIGIT.test(text[index - 1] ?? "") && DIGIT.test(text[index + 1] ?? ""));
}

function normaliseSymbol(raw: string): string {
  return APOSTROPHES.test(raw) ? "'" : raw;
}
