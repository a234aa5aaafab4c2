import { type Token, tokenise } from "../text/tokenise.ts";

export function phraseAt(phrase: string, from: number, tokens: readonly Token[]): boolean {
  return phraseTokens(phrase).every((word, index) => tokens[from + index]?.norm === word);
}

export function phraseEndsAt(phrase: string, to: number, tokens: readonly Token[]): boolean {
  const words = phraseTokens(phrase);
  const from = to - words.length;
  return from >= 0 && phraseAt(phrase, from, tokens);
}

/** Whether one of the phrases stands anywhere; looked for once, however often a line names the skill whose cues they are. */
export function hasPhrase(tokens: readonly Token[], phrases: readonly string[]): boolean {
  const known = found.get(tokens) ?? new Map<readonly string[], boolean>();
  found.set(tokens, known);
  const has =
    known.get(phrases) ??
    phrases.some((phrase) => tokens.some((_, index) => phraseAt(phrase, index, tokens)));
  known.set(phrases, has);
  return has;
}

const found = new WeakMap<readonly Token[], Map<readonly string[], boolean>>();

const phraseCache = new Map<string, readonly string[]>();

function phraseTokens(phrase: string): readonly string[] {
  let words = phraseCache.get(phrase);
  if (words === undefined) {
    words = tokenise(phrase).map((token) => token.norm);
    phraseCache.set(phrase, words);
  }
  return words;
}
