import { foldWord } from "../parse/text/fold-word.ts";
import { matchesOf } from "../parse/text/matches.ts";
import type { Token } from "../parse/text/tokens.ts";

/** A sentence with its tokens. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/**
 * What tells whether a pattern is worth its time: one of these stands in every match of it as a whole token, or a
 * plainer pattern.
 */
type Hint = ReadonlySet<string> | RegExp;

/** A pattern, or several with the hint that they share. */
export type Hinted = RegExp | readonly [patterns: RegExp | readonly RegExp[], hint: Hint];

/** Words and marks, parted by spaces, as tokens are written. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(foldWord));
}

/**
 * Tells which of the patterns a sentence may match by the words of their hints: one look at each of its words, where
 * asking each pattern would look at all of them anew.
 */
export function likelyAmong(all: readonly Hinted[]): (sentence: Sentence) => (at: number) => boolean {
  const hintOf = (told: Hinted): Hint | null => (told instanceof RegExp ? null : told[1]);
  const byWord = new Map<string, number[]>();
  const isSure = all.map((told, at) => {
    const hint = hintOf(told);
    if (hint === null || hint instanceof RegExp) return true;
    for (const word of hint) byWord.set(word, [...(byWord.get(word) ?? []), at]);
    return false;
  });
  return ({ tokens }) => {
    const isLikely = [...isSure];
    for (const { text } of tokens) for (const at of byWord.get(text) ?? []) isLikely[at] = true;
    return (at) => isLikely[at] ?? false;
  };
}

/** All matches of a global pattern. */
export function hintedMatches(told: Hinted, sentence: Sentence): readonly RegExpExecArray[] {
  if (told instanceof RegExp) return matchesOf(told, sentence.text);
  const [patterns, hint] = told;
  if (!holds(sentence, hint)) return [];
  if (patterns instanceof RegExp) return matchesOf(patterns, sentence.text);
  return patterns.flatMap((pattern) => matchesOf(pattern, sentence.text));
}

export function holds({ text, tokens }: Sentence, hint: Hint): boolean {
  return hint instanceof RegExp ? hint.test(text) : tokens.some((token) => hint.has(token.text));
}
