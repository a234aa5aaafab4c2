export type { JobRow } from "./job-document.ts";
export { facets, quoteLexeme, wordQuery, type Zone } from "./lexemes.ts";
export { isVocabularyWord, refreshSearchTerms } from "./search-terms.ts";
export { normalise, wordsOf } from "./words.ts";
export { removeJobSearch, writeJobSearch, writeJobSearches } from "./write-job-search.ts";
