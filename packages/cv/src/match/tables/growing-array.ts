// Two classes and not one for both kinds of memory: code that meets both reads some fifteen times slower.

const FIRST_CAPACITY = 8;

/** Whole numbers from 0 to 2^32 - 1 in a row, four bytes each. */
export class GrowingInts {
  #items = new Uint32Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) {
      const wider = new Uint32Array(this.#length * 2);
      wider.set(this.#items);
      this.#items = wider;
    }
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  /** 0 past the end. */
  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  /** The memory itself, for loops over all of it; longer than `length`, and left behind by the next push. */
  get raw(): Uint32Array {
    return this.#items;
  }
}

/** Numbers in a row, eight bytes each, so that sums of them come out the same as anywhere else. */
export class GrowingFloats {
  #items = new Float64Array(FIRST_CAPACITY);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) {
      const wider = new Float64Array(this.#length * 2);
      wider.set(this.#items);
      this.#items = wider;
    }
    this.#items[this.#length] = value;
    this.#length += 1;
  }

  /** 0 past the end. */
  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  /** The memory itself, for loops over all of it; longer than `length`, and left behind by the next push. */
  get raw(): Float64Array {
    return this.#items;
  }
}
