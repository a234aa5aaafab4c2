interface Scored {
  readonly id: string;
  readonly score: number;
}

function isBetter(a: Scored, b: Scored): boolean {
  return a.score > b.score || (a.score === b.score && a.id > b.id);
}

/** The best few of many: a heap with the worst of them on top. Of equals the greater id is the better. */
export class TopList<T extends Scored> {
  readonly #limit: number;
  readonly #heap: T[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What scores less is not wanted. */
  get threshold(): number {
    if (this.#heap.length < this.#limit) return Number.NEGATIVE_INFINITY;
    return this.#heap[0]?.score ?? Number.POSITIVE_INFINITY;
  }

  offer(item: T): void {
    if (this.#heap.length < this.#limit) {
      this.#heap.push(item);
      this.#rise(this.#heap.length - 1);
    } else {
      const worst = this.#heap[0];
      if (worst === undefined || !isBetter(item, worst)) return;
      this.#heap[0] = item;
      this.#sink();
    }
  }

  /** Best first. */
  toArray(): T[] {
    return this.#heap.toSorted((a, b) => (isBetter(a, b) ? -1 : 1));
  }

  #rise(from: number): void {
    let at = from;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfWorse(at, parent)) return;
      at = parent;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      const [left, right] = [this.#heap[2 * at + 1], this.#heap[2 * at + 2]];
      if (left === undefined) return;
      const child = 2 * at + (right !== undefined && isBetter(left, right) ? 2 : 1);
      if (!this.#swapIfWorse(child, at)) return;
      at = child;
    }
  }

  /** Brings the worse of the two upwards; false when it is there already. */
  #swapIfWorse(lower: number, upper: number): boolean {
    const [below, above] = [this.#heap[lower], this.#heap[upper]];
    if (below === undefined || above === undefined || !isBetter(above, below)) return false;
    this.#heap[lower] = above;
    this.#heap[upper] = below;
    return true;
  }
}
