import type { Outcome } from "./counts.ts";
import { fold, tokens } from "./fold.ts";
import { matchLists } from "./match-lists.ts";

/** Least share of words that two readings of one sentence have in common. */
const LEAST_OVERLAP = 0.75;

export function scoreAchievements(
  expected: readonly string[],
  optional: readonly string[],
  found: readonly string[],
): Outcome {
  return matchLists(expected, found, {
    isSame: sameSentence,
    isIgnored: (item) => optional.some((other) => sameSentence(other, item)),
    sayExpected: (item) => item,
    sayFound: (item) => item,
    repeats: true,
  }).outcome;
}

/** The sentence, or the bullet that holds it. */
function sameSentence(wanted: string, found: string): boolean {
  const [a, b] = [fold(wanted), fold(found)];
  if (a === "" || b === "") return false;
  if (a.includes(b) && b.length / a.length >= 0.5) return true;
  if (b.includes(a)) return true;
  return overlap(tokens(wanted), tokens(found)) >= LEAST_OVERLAP;
}

function overlap(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b);
  const common = a.filter((word) => other.has(word)).length;
  return (2 * common) / (a.length + b.length);
}
