import type { BlockRows } from "./block-rows.ts";
import type { Postings } from "./postings.ts";

/** The rows from `first` to before `end`. */
export interface Block {
  readonly rows: BlockRows;
  readonly first: number;
  readonly end: number;
}

/** A list of rows on its way through the blocks: the value of each, times `share`, times `scale`. */
export class Cursor {
  readonly length: number;
  readonly #listed: Uint32Array;
  readonly #values: Float64Array;
  readonly #share: number;
  readonly #scale: number;
  #at = 0;

  constructor({ rows, values, length }: Postings, share = 1, scale = 1) {
    this.length = length;
    this.#listed = rows;
    this.#values = values;
    this.#share = share;
    this.#scale = scale;
  }

  /**
   * Moves on to the next block, and raises one of the numbers of its rows where that is lower. `opens` is 1 for the
   * levels whose rows get numbers when they have none.
   */
  raise(cell: number, { rows, first, end }: Block, opens: Uint8Array): void {
    const { slots, levels, numbers, width } = rows;
    const listed = this.#listed;
    const values = this.#values;
    const length = this.length;
    const share = this.#share;
    const scale = this.#scale;
    let at = this.#at;
    for (; at < length; at += 1) {
      const row = listed[at] ?? 0;
      if (row >= end) break;
      const place = row - first;
      let slot = slots[place] ?? 0;
      if (slot === 0) {
        if (opens[levels[place] ?? 0] !== 1) continue;
        slot = rows.open(place);
      }
      const number = slot * width + cell;
      const value = scale * (share * (values[at] ?? 0));
      if (value > (numbers[number] ?? 0)) numbers[number] = value;
    }
    this.#at = at;
  }

  /** Moves on, too, and gives rows another level where that needs less: the one that is `kinds` for the first kind of row. */
  lift(
    { rows, first, end }: Block,
    {
      kinds,
      kindOf,
      needs,
      opens,
    }: { kinds: number; kindOf: Uint32Array; needs: Float64Array; opens: Uint8Array },
  ): void {
    const { slots, levels } = rows;
    const listed = this.#listed;
    const length = this.length;
    let at = this.#at;
    for (; at < length; at += 1) {
      const row = listed[at] ?? 0;
      if (row >= end) break;
      const place = row - first;
      const level = kinds + (kindOf[row] ?? 0);
      if ((needs[level] ?? 0) >= (needs[levels[place] ?? 0] ?? 0)) continue;
      levels[place] = level;
      if (opens[level] === 1 && slots[place] === 0) rows.open(place);
    }
    this.#at = at;
  }

  /** Moves on, too, and tells rows that have numbers how many of something they have, and what that is worth. */
  count(
    { rows, first, end }: Block,
    { count, kin, worth }: { count: number; kin: number; worth: Float64Array },
  ): void {
    const { slots, numbers, width } = rows;
    const listed = this.#listed;
    const length = this.length;
    const most = worth.length - 1;
    let at = this.#at;
    for (; at < length; at += 1) {
      const row = listed[at] ?? 0;
      if (row >= end) break;
      const slot = slots[row - first] ?? 0;
      if (slot === 0) continue;
      const value = this.#values[at] ?? 0;
      numbers[slot * width + count] = value;
      numbers[slot * width + kin] = worth[Math.min(value, most)] ?? 0;
    }
    this.#at = at;
  }
}
