/** So many rows at a time: what is worked out of them stays in the processor's cache. */
export const BLOCK = 4_096;

/** A number for each row of a block, lent for one walk after the other: making room costs more than most sums. */
export class BlockMemory {
  readonly #arrays: Float64Array[] = [];
  #lent = 0;

  /** All 0. */
  take(): Float64Array {
    const known = this.#arrays[this.#lent];
    this.#lent += 1;
    if (known !== undefined) return known.fill(0);
    const made = new Float64Array(BLOCK);
    this.#arrays.push(made);
    return made;
  }

  /** Whatever was taken is no longer used by whoever took it. */
  takeBack(): void {
    this.#lent = 0;
  }
}
