import { GrowingInts } from "./growing-array.ts";
import type { Postings } from "./postings.ts";

/** A sum for each row, 0 for most: only what was written is cleared, since a million zeros cost more than most sums. */
export class RowSums {
  #sums = new Float64Array();
  #written = new GrowingInts();

  /** All 0, for so many rows. */
  clear(rows: number): void {
    if (rows > this.#sums.length) this.#sums = new Float64Array(2 * rows);
    else for (const row of this.written) this.#sums[row] = 0;
    this.#written = new GrowingInts();
  }

  /** Adds `scale` times the value to the sum of each row; all must be more than 0. */
  add({ rows, values, length }: Postings, scale: number): void {
    const sums = this.#sums;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      const sum = sums[row] ?? 0;
      if (sum === 0) this.#written.push(row);
      sums[row] = sum + scale * (values[at] ?? 0);
    }
  }

  at(row: number): number {
    return this.#sums[row] ?? 0;
  }

  /** The rows that got anything, each once. */
  get written(): Uint32Array {
    return this.#written.raw.subarray(0, this.#written.length);
  }
}
