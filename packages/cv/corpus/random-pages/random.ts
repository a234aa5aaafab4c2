export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Draws of their own, which leave these as they are. */
  readonly branch: (number: number) => Random;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  return {
    next,
    branch: (number) => createRandom(Math.imul(seed, 31) + number),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
  };
}
