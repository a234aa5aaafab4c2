import { tight, tokens } from "./fold.ts";

/** Legal forms and small words that one reader keeps and another drops. */
const NOISE = new Set(
  "pvt private ltd limited plc llc inc gmbh ag kg co corp sarl sas sa sl srl spa bv nv lda ltda the of in and at for de la le du des der die das und et y e".split(
    " ",
  ),
);

/** Least share of equal characters for two spellings of one name. */
const LEAST_LIKENESS = 0.85;

/** Whether two titles, companies, degrees or schools are the same but for spelling and added words. */
export function nearEqual(left: string, right: string): boolean {
  const [a, b] = [tight(left), tight(right)];
  if (a === "" || b === "") return false;
  if (a === b || likeness(a, b) >= LEAST_LIKENESS) return true;
  return isMostOf(significant(left), significant(right));
}

/** Share of characters that need no edit, from 0 to 1. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b) / longest;
}

/** All words of the shorter stand in the longer, and they are most of it. */
function isMostOf(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left];
  if (small.size === 0) return false;
  return [...small].every((word) => large.has(word)) && small.size / large.size >= 0.6;
}

function significant(text: string): Set<string> {
  return new Set(tokens(text).filter((token) => !NOISE.has(token)));
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(swap, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
