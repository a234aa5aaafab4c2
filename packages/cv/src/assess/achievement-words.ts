import { compilePhrases, list, type PhraseTable } from "../parse/text/phrases.ts";
import { compileWords, lazy, VOCABULARIES } from "../parse/vocabulary/vocabularies.ts";

interface AchievementWords {
  /** Words of change; the value is the language. */
  readonly change: PhraseTable<string>;
  readonly award: PhraseTable<string>;
  readonly years: PhraseTable<string>;
  readonly experience: PhraseTable<string>;
  /** Small numbers as words. */
  readonly numbers: PhraseTable<string>;
}

export const achievementWords = lazy(
  (): AchievementWords => ({
    change: compilePhrases(
      VOCABULARIES.flatMap(({ code, achievements }) =>
        list(achievements.change).flatMap((word) => inflect(word, code).map((form) => [form, code] as const)),
      ),
    ),
    award: compileWords(({ achievements }) => achievements.award),
    years: compileWords(({ statedYears }) => statedYears.years),
    experience: compileWords(({ statedYears }) => statedYears.experience),
    numbers: compileWords(({ statedYears }) => statedYears.numbers),
  }),
);

/** Endings of gender and number that participles take: "réduit, réduites", "ridotto, ridotte". */
const ENDINGS: Readonly<Record<string, readonly (readonly [ending: RegExp, forms: readonly string[]])[]>> = {
  fr: [
    [/é$/, ["é", "ée", "és", "ées"]],
    [/(?<=[uit])$/, ["", "e", "s", "es"]],
  ],
  it: [[/[oaie]$/, ["o", "a", "i", "e"]]],
  es: [[/[oa]$/, ["o", "a", "os", "as"]]],
  pt: [[/[oa]$/, ["o", "a", "os", "as"]]],
  de: [[/(?<=t|en)$/, ["", "e", "er", "es", "en", "em"]]],
};

function inflect(word: string, code: string): readonly string[] {
  if (/\s/.test(word) || word.length < 5) return [word];
  const rule = ENDINGS[code]?.find(([ending]) => ending.test(word));
  return rule === undefined ? [word] : [word, ...rule[1].map((form) => word.replace(rule[0], form))];
}
