import { matchesOf } from "../parse/text/matches.ts";

/** A pattern; with a hint where it is worth its time only if a plain word of it stands in the sentence. */
export type Hinted = RegExp | readonly [pattern: RegExp, hint: RegExp];

/** All matches of a global pattern. */
export function hintedMatches(told: Hinted, sentence: string): readonly RegExpExecArray[] {
  if (told instanceof RegExp) return matchesOf(told, sentence);
  const [pattern, hint] = told;
  return hint.test(sentence) ? matchesOf(pattern, sentence) : [];
}
