import type { Random } from "../random.ts";

export function chance(random: Random, share: number): boolean {
  return random.next() < share;
}

/** A whole number from the least to the most, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random.next() * (most - least + 1));
}

/** So many different items in the order drawn; fewer where there are not as many. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const shuffled = items.map((item) => ({ item, rank: random.next() })).toSorted((a, b) => a.rank - b.rank);
  return shuffled.slice(0, count).map(({ item }) => item);
}
