import { escapeLike } from "@rolecall/db";

/** Two letters have too many neighbours to guess from. */
const MIN_LENGTH = 3;

/**
 * LIKE patterns of all words that one slip turns into `word`: a letter wrong, missing, too many, or two
 * swapped. Empty for words too short to guess from.
 */
export function oneLetterPatterns(word: string): string[] {
  const letters = [...word];
  if (letters.length < MIN_LENGTH) return [];
  const patterns = new Set<string>();
  for (let i = 0; i <= letters.length; i += 1) {
    const before = letters.slice(0, i);
    const after = letters.slice(i);
    patterns.add(`${escapeLike(before.join(""))}_${escapeLike(after.join(""))}`);
    if (after.length > 0) {
      const rest = escapeLike(after.slice(1).join(""));
      patterns.add(`${escapeLike(before.join(""))}_${rest}`);
      patterns.add(`${escapeLike(before.join(""))}${rest}`);
    }
    const [first, second] = after;
    if (first !== undefined && second !== undefined) {
      patterns.add(escapeLike([...before, second, first, ...after.slice(2)].join("")));
    }
  }
  return [...patterns];
}
