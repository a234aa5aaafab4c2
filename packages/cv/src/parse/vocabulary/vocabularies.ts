import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import { ar } from "./ar.data.ts";
import { de } from "./de.data.ts";
import { en } from "./en.data.ts";
import { es } from "./es.data.ts";
import { fr } from "./fr.data.ts";
import { hi } from "./hi.data.ts";
import { it } from "./it.data.ts";
import { nl } from "./nl.data.ts";
import { pt } from "./pt.data.ts";
import { si } from "./si.data.ts";
import { ta } from "./ta.data.ts";
import type { Phrases, Vocabulary } from "./types.ts";

/** English first: on a word that two languages share, the first reading stands. */
export const VOCABULARIES: readonly Vocabulary[] = [en, de, fr, es, pt, it, nl, hi, ta, si, ar];

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
