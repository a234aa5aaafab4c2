import { matchesOf } from "../../../../parse/text/matches.ts";
import { ADVERBS, DETERMINERS, OPENERS, PREPOSITIONS, WRITER } from "./words.data.ts";

export interface Word {
  readonly norm: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
  /** The sign before it that ends or parts a clause. */
  readonly sign: string | null;
}

const SENTENCE_SIGN = /[.;:!?–—|]/;
const SIGN = /[,;:!?()|–—]|\.(?=\s|$)/;
/** Of Latin letters: classes of any script would take three times as long. */
const WORD = /[A-Za-z\d\xaa-\u024f](?:[\w\xaa-\u024f'’&/+#.-]*[\w\xaa-\u024f+#])?/g;
const CAPITAL = /^[A-ZÀ-ÖØ-Þ]/;

export function wordsOf(text: string): Word[] {
  let end = 0;
  return matchesOf(WORD, text).map((match) => {
    const [whole] = match;
    const isNext = match.index - end === 1 && text.charCodeAt(end) === 32;
    const sign = end === 0 ? "." : isNext ? null : (SIGN.exec(text.slice(end, match.index))?.[0] ?? null);
    end = match.index + whole.length;
    const norm = whole.toLowerCase().replace("’", "'");
    return { norm, start: match.index, end, isCapital: CAPITAL.test(whole), sign };
  });
}

/** Where the clause that opens at a word has its first word behind "but", "previously" and "in 2020,"; null where none opens. */
export function clauseAt(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (word === undefined) return null;
  const isSentence = word.sign !== null && SENTENCE_SIGN.test(word.sign);
  const isJoined = OPENERS.has(word.norm) || (word.sign === "," && /^(?:and|but)$/.test(word.norm));
  if (!isSentence && !isJoined && !mayLead(word)) return null;
  if (isSentence && PREPOSITIONS.has(word.norm)) return behindTime(words, behindLead(words, at));
  return behindTime(words, isJoined ? at + 1 : at);
}

/** A row of what was done goes on behind a comma; a determiner there leads a clause or a row, which the verb tells. */
function mayLead({ sign, norm, isCapital }: Word): boolean {
  return sign === "," && (DETERMINERS.has(norm) || isCapital);
}

/** The word behind "previously", "last summer". */
function behindTime(words: readonly Word[], at: number): number {
  let from = at;
  while (ADVERBS.has(words[from]?.norm ?? "") || words[from]?.norm.endsWith("ly")) from += 1;
  const isPeriod =
    /^(?:next|last|this)$/.test(words[from]?.norm ?? "") &&
    /^(?:year|month|week|spring|summer|autumn|winter)$/.test(words[from + 1]?.norm ?? "");
  return isPeriod ? from + 2 : from;
}

/** "At the sister company, contractors", "in 2020 the firm". */
function behindLead(words: readonly Word[], at: number): number {
  for (let to = at + 1; to < at + 8; to += 1) {
    const word = words[to];
    if (word === undefined || (word.sign !== null && word.sign !== ",")) return at;
    if (word.sign === ",") return to;
    if (/^\d{4}$/.test(words[to - 1]?.norm ?? "")) return to;
  }
  return at;
}

/** The first word behind the sentence, or where the writer comes back. */
export function sentenceEnd(words: readonly Word[], from: number): number {
  for (let at = from + 1; at < words.length; at += 1) {
    const { sign, norm } = words[at] ?? {};
    if ((sign && /[.;!?]/.test(sign)) || WRITER.has(norm ?? "")) return at;
  }
  return words.length;
}
