import type { Outcome } from "./counts.ts";

interface Options<Expected, Found> {
  readonly isSame: (expected: Expected, found: Found) => boolean;
  /** Found things that are neither right nor wrong. */
  readonly isIgnored?: (found: Found) => boolean;
  readonly sayExpected: (expected: Expected) => string;
  readonly sayFound: (found: Found) => string;
  /** A second name for a thing that is matched already is no invention. */
  readonly repeats?: boolean;
}

export interface Matching<Expected, Found> {
  readonly pairs: readonly (readonly [Expected, Found])[];
  readonly outcome: Outcome;
}

/** Pairs what is expected with what was found, each thing once, in the order given. */
export function matchLists<Expected, Found>(
  expected: readonly Expected[],
  found: readonly Found[],
  options: Options<Expected, Found>,
): Matching<Expected, Found> {
  const free = new Set(found.keys());
  const pairs: (readonly [Expected, Found])[] = [];
  const missed: string[] = [];
  for (const wanted of expected) {
    const index = [...free].find((candidate) => {
      const item = found[candidate];
      return item !== undefined && options.isSame(wanted, item);
    });
    const item = index === undefined ? undefined : found[index];
    if (index === undefined || item === undefined) {
      missed.push(options.sayExpected(wanted));
      continue;
    }
    free.delete(index);
    pairs.push([wanted, item]);
  }
  const left = found.filter((_, index) => free.has(index));
  const invented = left.filter((item) => {
    if (options.isIgnored?.(item) === true) return false;
    return options.repeats !== true || !expected.some((wanted) => options.isSame(wanted, item));
  });
  return { pairs, outcome: { right: pairs.length, invented: invented.map(options.sayFound), missed } };
}
