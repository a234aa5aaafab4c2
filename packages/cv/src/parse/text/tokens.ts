import { foldDigits, foldWord } from "./fold-word.ts";
import { matchesOf } from "./matches.ts";

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

const PIECE = /((?:[\p{L}\p{M}\u00ad]|\u200c|\u200d)+)|(\p{Nd}+)|[^\s\u200b-\u200f\ufeff]/gu;

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
  for (const piece of matchesOf(PIECE, text)) {
    const raw = piece[0];
    const start = piece.index;
    const end = start + raw.length;
    if (piece[1] !== undefined) tokens.push({ kind: "word", text: foldWord(raw), start, end });
    else if (piece[2] !== undefined) tokens.push({ kind: "number", text: foldDigits(raw), start, end });
    else tokens.push({ kind: "mark", text: MARKS[raw] ?? raw, start, end });
  }
  return tokens;
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
