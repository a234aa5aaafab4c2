import { GrowingFloats, GrowingInts } from "./growing-array.ts";

interface Raise {
  readonly first: number;
  readonly end: number;
  readonly share: number;
  readonly scale: number;
}

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

  /** Raises `targets[row - first]` to `scale * (share * value)` for the rows from `first` to before `end`. */
  raise(targets: Float64Array, { first, end, share, scale }: Raise): void {
    const rows = this.#rows.raw;
    const values = this.#values.raw;
    const length = this.#rows.length;
    for (let at = this.placeOf(first); at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) return;
      const value = scale * (share * (values[at] ?? 0));
      if (value > (targets[row - first] ?? 0)) targets[row - first] = value;
    }
  }

  /** Adds to `sums[row - first]` for the rows from `first` to before `end`. */
  addTo(sums: Float64Array, first: number, end: number): void {
    const rows = this.#rows.raw;
    const values = this.#values.raw;
    const length = this.#rows.length;
    for (let at = this.placeOf(first); at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) return;
      sums[row - first] = (sums[row - first] ?? 0) + (values[at] ?? 0);
    }
  }

  /** The first place whose row is not below `row`. */
  placeOf(row: number): number {
    const rows = this.#rows.raw;
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Calls back for the rows from `first` to before `end`. */
  between(first: number, end: number, onRow: (row: number, value: number) => void): void {
    const rows = this.#rows.raw;
    const values = this.#values.raw;
    for (let at = this.placeOf(first); at < this.#rows.length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) return;
      onRow(row, values[at] ?? 0);
    }
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
export class PostingLists {
  readonly #lists = new Map<string, Postings>();

  push(key: string, row: number, value: number): void {
    let list = this.#lists.get(key);
    if (list === undefined) {
      list = new Postings();
      this.#lists.set(key, list);
    }
    list.push(row, value);
  }

  get(key: string): Postings | undefined {
    return this.#lists.get(key);
  }

  renumbered(numbers: Int32Array): PostingLists {
    const copy = new PostingLists();
    for (const [key, list] of this.#lists) {
      const kept = list.renumbered(numbers);
      if (kept.length > 0) copy.#lists.set(key, kept);
    }
    return copy;
  }
}
