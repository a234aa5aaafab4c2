import { compileWords, lazy } from "../parse/vocabulary/vocabularies.ts";

export const achievementWords = lazy(() => ({
  change: compileWords(({ achievements }) => achievements.change),
  award: compileWords(({ achievements }) => achievements.award),
}));
