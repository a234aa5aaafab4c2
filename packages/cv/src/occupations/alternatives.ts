import { findOccupations, occupationCloseness } from "./find-occupations.ts";

/** Words between two titles of which either will do. A stroke is none: a "Cook / Cleaner" is to do both. */
const EITHER = /\s+(?:or|oder|ou|o|of|oppure)\s+/i;

/**
 * The ways in which a job's title can be met, each by all of its occupations: "Welder or Fitter" by either of both, a
 * "Lecturer in Accounting" by both together. None when no name is known.
 */
export function alternativesIn(title: string): readonly (readonly number[])[] {
  const found = findOccupations(title);
  if (found.length < 2) return found.length === 0 ? [] : [found];
  const parts = title.split(EITHER).map(findOccupations);
  const ways = [...new Map(parts.map((part) => [part.join(), part])).values()].filter(
    (part) => part.length > 0,
  );
  return sameNumbers(ways.flat(), found) ? ways : [found];
}

/** A name of several words may have such a word in it. */
function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  return new Set(some).size === others.length && others.every((number) => some.includes(number));
}

/** 0-1: how close a role is to the nearest of the ways to meet a job; null when either side names no occupation. */
export function alternativeCloseness(
  role: readonly number[],
  alternatives: readonly (readonly number[])[],
): number | null {
  let best: number | null = null;
  for (const wanted of alternatives) {
    const closeness = occupationCloseness(role, wanted);
    if (closeness !== null && closeness > (best ?? -1)) best = closeness;
  }
  return best;
}
