import type { LineView } from "../../text/cv-text.ts";

const WORDS = ["at", "with", "for", "bei", "presso", "chez"];
/** One line with such a word may say anything. */
const LEAST_LINES = 2;

/** "Rigger with Fjordline, 2016 – 2022": the word that joins post and firm in nearly every header with dates; null for none. */
export function sharedWord(views: readonly LineView[]): string | null {
  const headers = views.filter(
    ({ line, dates, words }) =>
      !line.bullet && words.length <= MOST_WORDS && dates.some(({ single }) => !single),
  );
  const shared = WORDS.find((word) => {
    const count = headers.filter(({ text }) => joins(text, word)).length;
    return count >= LEAST_LINES && count * 3 >= headers.length * 2;
  });
  return shared ?? null;
}

const MOST_WORDS = 24;

/** The word stands once, between a word and a name. */
function joins(text: string, word: string): boolean {
  const [before = "", behind, ...others] = text.split(` ${word} `);
  return (
    behind !== undefined && others.length === 0 && /[\p{L}\p{Nd}.)'’]$/u.test(before) && /^\S/u.test(behind)
  );
}
