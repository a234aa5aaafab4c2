import { normaliseToken } from "./normalise-token.ts";

/** One word or one symbol of a text; `start` and `end` are offsets into that text. */
export interface Token {
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  readonly symbol: boolean;
}

const WORD_OR_SYMBOL = /[\p{L}\p{N}\p{M}\u200c\u200d]+|[^\s\p{L}\p{N}\p{M}]/gu;
const DIGIT_EDGE = /\d/;
const APOSTROPHES = /[’‘ʼ`´]/;

/**
 * Splits a text into words and symbols. Hyphens inside a compound are left out, so "problem-solving" and
 * "problem solving" are the same two tokens; every other symbol (`+ # . / &`) is a token of its own.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD_OR_SYMBOL)) {
    const raw = match[0];
    const start = match.index;
    const end = start + raw.length;
    const code = raw.charCodeAt(0);
    const symbol = raw.length === 1 && !isWordCode(code) && !isWord(raw);
    if (symbol && isInnerHyphen(code, text, start, end)) continue;
    tokens.push({ norm: symbol ? normaliseSymbol(raw) : normaliseToken(raw), start, end, symbol });
  }
  return tokens;
}

function isWordCode(code: number): boolean {
  return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
}

function isWord(raw: string): boolean {
  return /[\p{L}\p{N}\p{M}]/u.test(raw);
}

/** "-" between two letters or digits without spaces; not between figures ("2019-2022"). */
function isInnerHyphen(code: number, text: string, start: number, end: number): boolean {
  if (code !== 45 && code !== 0x2010 && code !== 0x2011) return false;
  const before = text[start - 1] ?? " ";
  const after = text[end] ?? " ";
  if (DIGIT_EDGE.test(before) && DIGIT_EDGE.test(after)) return false;
  return isWord(before) && isWord(after);
}

function normaliseSymbol(raw: string): string {
  return APOSTROPHES.test(raw) ? "'" : raw;
}
