import { FULL_KIN_SKILLS, KIN_CREDIT } from "../weights.ts";
import type { BlockMemory } from "./block-memory.ts";
import type { Postings } from "./postings.ts";

/** By number of skills of a group, as far as more of them count: what `score.ts` gives for kin. */
const CREDIT_OF = Array.from(
  { length: FULL_KIN_SKILLS + 1 },
  (_, count) => KIN_CREDIT * Math.min(1, count / FULL_KIN_SKILLS),
);

/** How many skills of one group the rows of a block have, and what those are worth for another of the group. */
export class GroupLayer {
  readonly counts: Float64Array;
  readonly credits: Float64Array;
  readonly #rows: Uint32Array;
  readonly #values: Float64Array;
  readonly #length: number;
  #first = 0;
  #from = 0;
  #to = 0;

  constructor(postings: Postings, memory: BlockMemory) {
    this.counts = memory.take();
    this.credits = memory.take();
    this.#rows = postings.rows;
    this.#values = postings.values;
    this.#length = postings.length;
  }

  /** Moves on to the next block, as `BlockLayer` does; `points` is what a credit of 1 adds to `sums`. */
  load(first: number, end: number, { sums, points }: { sums: Float64Array; points: number }): void {
    const { counts, credits } = this;
    const rows = this.#rows;
    for (let at = this.#from; at < this.#to; at += 1) {
      const place = (rows[at] ?? 0) - this.#first;
      counts[place] = 0;
      credits[place] = 0;
    }
    this.#first = first;
    this.#from = this.#to;
    let at = this.#to;
    for (; at < this.#length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) break;
      const place = row - first;
      const count = this.#values[at] ?? 0;
      const credit = CREDIT_OF[Math.min(count, FULL_KIN_SKILLS)] ?? 0;
      counts[place] = count;
      credits[place] = credit;
      sums[place] = (sums[place] ?? 0) + points * credit;
    }
    this.#to = at;
  }
}
