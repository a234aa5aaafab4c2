import type { Habits } from "./habits.ts";
import { pageWords } from "./languages/languages.ts";
import type { PageWords } from "./languages/page-words.ts";

type Rule = (habits: Habits, words: PageWords, languageCode: string) => boolean;

/** What nobody would print in a language, though it suits pages in others. */
const REFUSED: readonly Rule[] = [
  // Letters that join, or carry signs, are not set apart.
  ({ headingCase }, { script }) =>
    script !== null && (headingCase === "spaced" || headingCase === "tracked-caps"),
  ({ name }, { script }) => script !== null && name === "spaced",
  // A year loses its century after a short month, and such letters have none.
  ({ dates }, { script }) => script !== null && dates === "apostrophe",
  // "3 Jahre 2 Monate" is wider than such a column.
  ({ post, duration }, _words, languageCode) =>
    languageCode !== "en" && post === "dates-narrow" && duration !== "none",
  // "Clerk at Smith" is "Smith's clerk" there.
  ({ post }, { joins }) => joins === null && (post === "at" || post === "sentence"),
  // An arrow would point back.
  ({ dates, bullets }, { script }) =>
    script?.isRightToLeft === true && (dates === "arrow" || bullets === "arrow"),
];

export function suitsLanguage(habits: Habits, languageCode: string): boolean {
  const words = pageWords(languageCode);
  return !REFUSED.some((refuses) => refuses(habits, words, languageCode));
}
