import { GrowingFloats, GrowingInts } from "./growing-array.ts";

/** Rows in rising order, each with a number. */
export class Postings {
  #rows = new GrowingInts();
  #values = new GrowingFloats();

  get length(): number {
    return this.#rows.length;
  }

  push(row: number, value: number): void {
    this.#rows.push(row);
    this.#values.push(value);
  }

  /** The rows themselves, for loops over all of them; longer than `length`, and left behind by the next push. */
  get rows(): Uint32Array {
    return this.#rows.raw;
  }

  /** Beside `rows`. */
  get values(): Float64Array {
    return this.#values.raw;
  }

  /** A copy with other numbers for the rows, in the same order; rows below 0 are left out. */
  renumbered(numbers: Int32Array): Postings {
    const copy = new Postings();
    for (let at = 0; at < this.#rows.length; at += 1) {
      const row = numbers[this.#rows.at(at)] ?? -1;
      if (row >= 0) copy.push(row, this.#values.at(at));
    }
    return copy;
  }
}

/** Postings by key, made when they are first needed. */
export class PostingLists<Key> {
  readonly #lists = new Map<Key, Postings>();

  push(key: Key, row: number, value: number): void {
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = new Postings();
      this.#lists.set(key, list);
    }
    list.push(row, value);
  }

  get(key: Key): Postings | undefined {
    return this.#lists.get(key);
  }

  renumbered(numbers: Int32Array): PostingLists<Key> {
    const copy = new PostingLists<Key>();
    for (const [key, list] of this.#lists) {
      const kept = list.renumbered(numbers);
      if (kept.length > 0) copy.#lists.set(key, kept);
    }
    return copy;
  }
}
