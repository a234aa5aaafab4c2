import { foldWord } from "../text/fold-word.ts";
import { compilePhrases, list, type PhraseTable } from "../text/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, lazy, VOCABULARIES } from "../vocabulary/vocabularies.ts";
import { MONTHS_OF_OTHER_LANGUAGES } from "./months-of-other-languages.data.ts";

export interface DateWords {
  /** Month from 1. */
  readonly months: PhraseTable<number>;
  readonly seasons: PhraseTable<string>;
  readonly present: PhraseTable<string>;
  readonly since: PhraseTable<string>;
  readonly sinceAfter: PhraseTable<string>;
  readonly until: PhraseTable<string>;
  readonly untilAfter: PhraseTable<string>;
  readonly to: PhraseTable<string>;
  readonly from: PhraseTable<string>;
  readonly of: PhraseTable<string>;
}

/** The date words of all languages at once: a CV may mix them ("Jan 2020 – heute"). */
export const dateWords = lazy(
  (): DateWords => ({
    months: compilePhrases(
      [...VOCABULARIES.map(({ months }) => months), MONTHS_OF_OTHER_LANGUAGES].flatMap((months) =>
        months.flatMap((names, index) => list(names).map((name) => [name, index + 1] as const)),
      ),
    ),
    seasons: compileWords((vocabulary) => vocabulary.seasons),
    present: compileWords((vocabulary) => vocabulary.dates.present),
    since: compileWords((vocabulary) => vocabulary.dates.since),
    sinceAfter: compileWords((vocabulary) => vocabulary.dates.sinceAfter),
    until: compileWords((vocabulary) => vocabulary.dates.until),
    untilAfter: compileWords((vocabulary) => vocabulary.dates.untilAfter),
    to: compileWords((vocabulary) => vocabulary.dates.to),
    from: compileWords((vocabulary) => vocabulary.dates.from),
    of: compileWords((vocabulary) => vocabulary.dates.of),
  }),
);

/** Two letters are as often a firm or a link: "AG.", "de.". */
const LEAST_LETTERS = 3;

/** Month from 1 by the first letters of its name, where every name that begins so is of one month. */
const monthStarts = lazy((): ReadonlyMap<string, number | null> => {
  const starts = new Map<string, number | null>();
  for (const { name, month } of monthNames()) {
    for (let length = LEAST_LETTERS; length < name.length; length++) {
      const start = name.slice(0, length);
      const known = starts.get(start);
      starts.set(start, known === undefined || known === month ? month : null);
    }
  }
  return starts;
});

function monthNames(): readonly { readonly name: string; readonly month: number }[] {
  return VOCABULARIES.flatMap(({ months }) =>
    months.flatMap((names, index) => list(names).map((name) => ({ name: foldWord(name), month: index + 1 }))),
  );
}

/** "octub", "novemb": a month cut off by whoever wrote it; null for any other word. */
export function monthByStart(word: string): number | null {
  return monthStarts().get(word) ?? null;
}

/** Skips "of", "de", "del" between the parts of a date. */
export function skipLinks(tokens: readonly Token[], at: number, words: DateWords): number {
  const link = words.of.matchAt(tokens, at);
  return link === null ? at : at + link.length;
}
