import type { Postings } from "./postings.ts";

/** Rows that get something: the value of each, times `share`, times `scale`. */
export interface Stream {
  readonly postings: Postings;
  readonly share: number;
  readonly scale: number;
}

/**
 * The most that each row of a block gets from any of some streams. Most rows get nothing, so only what was
 * written is cleared.
 */
export class BlockLayer {
  readonly values: Float64Array;
  readonly #points: number;
  readonly #cursors: readonly Cursor[];

  /** `points` is what a value of 1 is worth. */
  constructor(streams: readonly Stream[], { size, points }: { size: number; points: number }) {
    this.values = new Float64Array(streams.length === 0 ? 0 : size);
    this.#points = points;
    this.#cursors = streams.map((stream) => new Cursor(stream));
  }

  /** Moves on to the rows from `first` to before `end`, a block without a gap to the last one. Adds what they get to `sums`. */
  load(first: number, end: number, sums: Float64Array): void {
    for (const cursor of this.#cursors) cursor.clear(this.values);
    for (const cursor of this.#cursors) cursor.raise(this.values, { first, end, sums, points: this.#points });
  }
}

interface Block {
  readonly first: number;
  readonly end: number;
  readonly sums: Float64Array;
  readonly points: number;
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
  raise(targets: Float64Array, { first, end, sums, points }: Block): void {
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
      const known = targets[place] ?? 0;
      if (value > known) {
        targets[place] = value;
        sums[place] = (sums[place] ?? 0) + (value - known) * points;
      }
    }
    this.#to = at;
  }
}
