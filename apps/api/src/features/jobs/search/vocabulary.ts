import type { Db } from "@rolecall/db";
import { oneLetterPatterns } from "./misspelling.ts";
import {
  findTermsContaining,
  findWordsBeginningWith,
  findWordsBeginningWithEach,
  findWordsOneLetterAway,
} from "./search.queries.ts";

/**
 * The beginning of no more words than these is searched for as those words: the index skips through the
 * lists of whole words, but reads that of a prefix to its end.
 */
export const MAX_COMPLETIONS = 12;

interface TermsRequest {
  readonly kind: "city" | "industry";
  readonly part: string;
  readonly limit: number;
}

/** The words, cities and industries of all jobs, as far as a search has to know them. */
export interface Vocabulary {
  /** One more than `MAX_COMPLETIONS` stands for all that there are beyond. */
  readonly wordsBeginningWith: (prefix: string) => Promise<readonly string[]>;
  /** The commonest first; none for a word too short to guess from. */
  readonly wordsOneLetterAway: (word: string, limit: number) => Promise<readonly string[]>;
  readonly termsContaining: (request: TermsRequest) => Promise<readonly string[]>;
}

export function vocabularyOf(db: Db): Vocabulary {
  return {
    wordsBeginningWith: (prefix) => findWordsBeginningWith(db, prefix, MAX_COMPLETIONS + 1),
    wordsOneLetterAway: async (word, limit) => {
      const patterns = oneLetterPatterns(word);
      return patterns.length === 0 ? [] : findWordsOneLetterAway(db, patterns, limit);
    },
    termsContaining: (request) => findTermsContaining(db, request),
  };
}

/** A vocabulary that is asked for each thing once: for the many searches of one moment, which share their words. */
export interface KnownVocabulary extends Vocabulary {
  /** Asks for the beginnings of many words at once, which the searches to come would ask for one by one. */
  readonly learn: (prefixes: Iterable<string>) => Promise<void>;
}

export function knownVocabularyOf(db: Db): KnownVocabulary {
  const vocabulary = vocabularyOf(db);
  const known = new Map<string, Promise<readonly string[]>>();
  function once(name: string, ask: () => Promise<readonly string[]>) {
    const asked = known.get(name) ?? ask();
    known.set(name, asked);
    return asked;
  }
  const beginning = (prefix: string) => `begin ${prefix}`;
  return {
    learn: async (prefixes) => {
      const unknown = [...new Set(prefixes)].filter((prefix) => !known.has(beginning(prefix)));
      if (unknown.length === 0) return;
      const found = await findWordsBeginningWithEach(db, unknown, MAX_COMPLETIONS + 1);
      for (const prefix of unknown) known.set(beginning(prefix), Promise.resolve(found.get(prefix) ?? []));
    },
    wordsBeginningWith: (prefix) => once(beginning(prefix), () => vocabulary.wordsBeginningWith(prefix)),
    wordsOneLetterAway: (word, limit) =>
      once(`near ${limit} ${word}`, () => vocabulary.wordsOneLetterAway(word, limit)),
    termsContaining: (request) =>
      once(`${request.kind} ${request.limit} ${request.part}`, () => vocabulary.termsContaining(request)),
  };
}
