import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import { en } from "./en.data.ts";
import type { Phrases, Vocabulary } from "./types.ts";

/** English first: on a word that two languages share, the first reading stands. */
export const VOCABULARIES: readonly Vocabulary[] = [en];

/** One table over all languages; the value tells which language the phrase belongs to. */
export function compileWords(pick: (vocabulary: Vocabulary) => Phrases | undefined): PhraseTable<string> {
  return compilePhrases(
    VOCABULARIES.flatMap((vocabulary) =>
      list(pick(vocabulary) ?? "").map((phrase) => [phrase, vocabulary.code] as const),
    ),
  );
}

/** Runs `make` at the first call and keeps its result: tables are built when needed, not at import. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
