import { foldDigits, foldWord } from "./fold-word.ts";

type TokenKind = "word" | "number" | "mark";

/** A word, a run of digits or one mark of a text; `start` and `end` are offsets into that text. */
export interface Token {
  readonly kind: TokenKind;
  /** Folded: see `foldWord`; digits in ASCII, quotes and dashes in one spelling. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A word whose space in front was lost: "05/2021Storekeeper". */
  readonly glued?: true;
}

const OF_WORD = /[\p{L}\p{M}\u00ad\u200c\u200d]/u;
const DIGIT = /\p{Nd}/u;
const GAP = /[\s\u200b-\u200f\ufeff]/u;

const MARKS: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "´": "'",
  "`": "'",
  "′": "'",
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
  "﹣": "-",
  "－": "-",
  "〜": "~",
  "～": "~",
  "∼": "~",
  "：": ":",
  "，": ",",
  "、": ",",
  "،": ",",
  "／": "/",
  "⁄": "/",
  "（": "(",
  "）": ")",
};

/** Splits a text into words, numbers and marks. Linear in the length of the text. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const kind = kindAt(text, at);
    at += widthAt(text, at);
    if (kind === "gap") continue;
    if (kind !== "mark") while (at < text.length && kindAt(text, at) === kind) at += widthAt(text, at);
    tokens.push({ kind, text: spelling(kind, text.slice(start, at)), start, end: at });
  }
  return tokens;
}

function spelling(kind: TokenKind, raw: string): string {
  if (kind === "word") return foldWord(raw);
  return kind === "number" ? foldDigits(raw) : (MARKS[raw] ?? raw);
}

/** What the sign at a place belongs to; nearly all are of ASCII, and no pattern is asked about them. */
function kindAt(text: string, at: number): TokenKind | "gap" {
  const code = text.charCodeAt(at);
  if (code > 127) return kindBeyondAscii(text, at, code);
  if ((code > 96 && code < 123) || (code > 64 && code < 91)) return "word";
  if (code > 47 && code < 58) return "number";
  return code === 32 || (code > 8 && code < 14) ? "gap" : "mark";
}

function kindBeyondAscii(text: string, at: number, code: number): TokenKind | "gap" {
  if (isLatinLetter(code)) return "word";
  return isTypographic(code) ? "mark" : kindOf(String.fromCodePoint(text.codePointAt(at) ?? code));
}

/** A letter with an accent or the like. */
export function isLatinLetter(code: number): boolean {
  return code >= 0xc0 && code < 0x250 && code !== 0xd7 && code !== 0xf7;
}

/** Dashes, quotes, bullets and dots. */
export function isTypographic(code: number): boolean {
  return code >= 0x2010 && code < 0x2028;
}

function kindOf(sign: string): TokenKind | "gap" {
  if (OF_WORD.test(sign)) return "word";
  if (DIGIT.test(sign)) return "number";
  return GAP.test(sign) ? "gap" : "mark";
}

/** 2 for a sign outside the basic plane. */
function widthAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** The folded words of a text, in order, without numbers and marks. */
export function wordsOf(tokens: readonly Token[]): readonly string[] {
  const words: string[] = [];
  for (const token of tokens) if (token.kind === "word") words.push(token.text);
  return words;
}

/** How many words a text has, numbers and marks aside. */
export function wordCount(tokens: readonly Token[]): number {
  let count = 0;
  for (const { kind } of tokens) if (kind === "word") count++;
  return count;
}
