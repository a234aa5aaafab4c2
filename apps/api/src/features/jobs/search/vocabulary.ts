import type { Db } from "@rolecall/db";
import { oneLetterPatterns } from "./misspelling.ts";
import { findTermsContaining, findWordsBeginningWith, findWordsOneLetterAway } from "./search.queries.ts";

interface TermsRequest {
  readonly kind: "city" | "industry";
  readonly part: string;
  readonly limit: number;
}

/** The words, cities and industries of all jobs, as far as a search has to know them. */
export interface Vocabulary {
  readonly wordsBeginningWith: (prefix: string, limit: number) => Promise<readonly string[]>;
  /** The commonest first; none for a word too short to guess from. */
  readonly wordsOneLetterAway: (word: string, limit: number) => Promise<readonly string[]>;
  readonly termsContaining: (request: TermsRequest) => Promise<readonly string[]>;
}

export function vocabularyOf(db: Db): Vocabulary {
  return {
    wordsBeginningWith: (prefix, limit) => findWordsBeginningWith(db, prefix, limit),
    wordsOneLetterAway: async (word, limit) => {
      const patterns = oneLetterPatterns(word);
      return patterns.length === 0 ? [] : findWordsOneLetterAway(db, patterns, limit);
    },
    termsContaining: (request) => findTermsContaining(db, request),
  };
}

/** Asks for each thing once: for the many searches of one moment, which share most of their words. */
export function rememberVocabulary(vocabulary: Vocabulary): Vocabulary {
  const known = new Map<string, Promise<readonly string[]>>();
  function once(key: readonly (string | number)[], ask: () => Promise<readonly string[]>) {
    const name = key.join(" ");
    const asked = known.get(name) ?? ask();
    known.set(name, asked);
    return asked;
  }
  return {
    wordsBeginningWith: (prefix, limit) =>
      once(["begin", limit, prefix], () => vocabulary.wordsBeginningWith(prefix, limit)),
    wordsOneLetterAway: (word, limit) =>
      once(["near", limit, word], () => vocabulary.wordsOneLetterAway(word, limit)),
    termsContaining: (request) =>
      once([request.kind, request.limit, request.part], () => vocabulary.termsContaining(request)),
  };
}
