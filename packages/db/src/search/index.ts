export { buildJobDocument, type JobDocument, type JobRow, type JobSearchInput } from "./job-document.ts";
export { facets, quoteLexeme, type WordQuery, wordQuery, type Zone } from "./lexemes.ts";
export { type MonthlyPay, toMonthlyPay } from "./monthly-pay.ts";
export { isVocabularyWord, refreshSearchTerms } from "./search-terms.ts";
export { indexWordsOf, normalise, wordsOf } from "./words.ts";
export { removeJobSearch, writeJobSearch, writeJobSearches } from "./write-job-search.ts";
