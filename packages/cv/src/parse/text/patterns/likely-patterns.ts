import { inSmallLatin, latinForm } from "./any-case.ts";
import { PatternFilter } from "./pattern-filter.ts";

/**
 * Tells which of the patterns a text may match, by the words that they need: one look at the text instead of one with
 * each of them. A text of another script may match any.
 */
export function likelyPatterns(patterns: readonly RegExp[]): (text: string) => ReadonlySet<RegExp> {
  const all: ReadonlySet<RegExp> = new Set(patterns);
  let filter: PatternFilter | null = null;
  return (text) => {
    const folded = inSmallLatin(text);
    if (folded === null) return all;
    filter ??= new PatternFilter(patterns.map((pattern) => latinForm(pattern) ?? ANYTHING));
    const possible = filter.possible(folded);
    return possible.length === 0 ? NONE : new Set(possible.flatMap((at) => patterns[at] ?? []));
  };
}

const NONE: ReadonlySet<RegExp> = new Set();
const ANYTHING = /(?:)/;
