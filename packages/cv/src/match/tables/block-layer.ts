import type { BlockMemory } from "./block-memory.ts";
import type { Postings } from "./postings.ts";

/** Rows that get something: the value of each, times `share`, times `scale`. */
export interface Stream {
  readonly postings: Postings;
  readonly share: number;
  readonly scale: number;
}

const NO_FLOORS: readonly Float64Array[] = [];
const NO_VALUES = new Float64Array();

/**
 * The most that each row of a block gets from any of some streams, 0 where that is not more than its floor. Most
 * rows get nothing, so only what was written is cleared.
 */
export class BlockLayer {
  readonly values: Float64Array;
  readonly #points: number;
  readonly #floors: readonly Float64Array[];
  readonly #cursors: readonly Cursor[];

  /** `points` is what a value of 1 is worth; `floors` what the rows get in any case, and `sums` has already. */
  constructor(
    streams: readonly Stream[],
    {
      memory,
      points,
      floors = NO_FLOORS,
    }: { memory: BlockMemory; points: number; floors?: readonly Float64Array[] },
  ) {
    this.values = streams.length === 0 ? NO_VALUES : memory.take();
    this.#points = points;
    this.#floors = floors;
    this.#cursors = streams.map((stream) => new Cursor(stream));
  }

  /** Moves on to the rows from `first` to before `end`, a block without a gap to the last one. Adds what they get to `sums`. */
  load(first: number, end: number, sums: Float64Array): void {
    for (const cursor of this.#cursors) cursor.clear(this.values);
    const block = { first, end, sums, points: this.#points, floors: this.#floors };
    for (const cursor of this.#cursors) cursor.raise(this.values, block);
  }

  /** What a row gets, its floor included. */
  at(place: number): number {
    let best = this.values[place] ?? 0;
    for (const floor of this.#floors) {
      const value = floor[place] ?? 0;
      if (value > best) best = value;
    }
    return best;
  }
}

interface Block {
  readonly first: number;
  readonly end: number;
  readonly sums: Float64Array;
  readonly points: number;
  readonly floors: readonly Float64Array[];
}

/** A stream on its way through the blocks. */
class Cursor {
  readonly #rows: Uint32Array;
  readonly #values: Float64Array;
  readonly #length: number;
  readonly #share: number;
  readonly #scale: number;
  #first = 0;
  /** The places of the block. */
  #from = 0;
  #to = 0;

  constructor({ postings, share, scale }: Stream) {
    this.#rows = postings.rows;
    this.#values = postings.values;
    this.#length = postings.length;
    this.#share = share;
    this.#scale = scale;
  }

  clear(targets: Float64Array): void {
    const rows = this.#rows;
    const first = this.#first;
    for (let at = this.#from; at < this.#to; at += 1) targets[(rows[at] ?? 0) - first] = 0;
  }

  /** Raises what is lower, and adds the rises to `sums`. */
  raise(targets: Float64Array, { first, end, sums, points, floors }: Block): void {
    const rows = this.#rows;
    const values = this.#values;
    const length = this.#length;
    const share = this.#share;
    const scale = this.#scale;
    let at = this.#to;
    this.#first = first;
    this.#from = at;
    for (; at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) break;
      const value = scale * (share * (values[at] ?? 0));
      const place = row - first;
      let known = targets[place] ?? 0;
      for (let index = 0; index < floors.length; index += 1) {
        const floor = floors[index]?.[place] ?? 0;
        if (floor > known) known = floor;
      }
      if (value > known) {
        targets[place] = value;
        sums[place] = (sums[place] ?? 0) + (value - known) * points;
      }
    }
    this.#to = at;
  }
}
