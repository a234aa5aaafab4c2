/** Rows that nobody owns any more are cleared away once they are this many, and as many as those in use. */
const MIN_DEAD_ROWS = 1_000;

/** Who owns which row of a table whose rows are only ever appended: a change takes a new row. */
export class TableRows {
  /** The owner of each row; undefined when it was replaced or deleted. */
  #owners: (string | undefined)[] = [];
  readonly #rows = new Map<string, number>();

  get size(): number {
    return this.#rows.size;
  }

  ids(): IterableIterator<string> {
    return this.#rows.keys();
  }

  ownerOf(row: number): string | undefined {
    return this.#owners[row];
  }

  /** `row` is the one just appended. */
  set(id: string, row: number): void {
    this.#forget(id);
    this.#rows.set(id, row);
    this.#owners.push(id);
  }

  delete(id: string): void {
    this.#forget(id);
    this.#rows.delete(id);
  }

  /** True when clearing away is worth its while. */
  get isLoose(): boolean {
    const dead = this.#owners.length - this.#rows.size;
    return dead >= MIN_DEAD_ROWS && dead >= this.#rows.size;
  }

  /** Numbers the rows in use anew, without holes; returns their old numbers, rising. */
  compact(): number[] {
    const kept = this.#owners.flatMap((id, row) => (id === undefined ? [] : [{ id, row }]));
    this.#owners = kept.map(({ id }) => id);
    for (const [row, { id }] of kept.entries()) this.#rows.set(id, row);
    return kept.map(({ row }) => row);
  }

  #forget(id: string): void {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#owners[row] = undefined;
  }
}
