/** So many rows at a time: what is known of them by place stays in the processor's cache. */
export const BLOCK = 32_768;

/**
 * Numbers for the few rows of a block that are worth any, side by side for each. Memory of a table's, lent to one walk
 * after the other: to make room for all rows costs more than most walks.
 */
export class BlockRows {
  /** By place in the block: the number of the row's slot, from 1 on; 0 for none. */
  readonly slots = new Uint16Array(BLOCK);
  /** By place in the block: a number of the walk's own. */
  readonly levels = new Uint16Array(BLOCK);
  /** Those of a slot begin at its number times `width`. */
  numbers = new Float64Array();
  width = 0;
  readonly #places = new Uint16Array(BLOCK);
  #opened = 0;

  /** Forgets all rows. Each that is opened has so many numbers from now on. */
  begin(width: number): void {
    this.slots.fill(0);
    this.#opened = 0;
    this.width = width;
    const room = (BLOCK + 1) * width;
    if (this.numbers.length < room) this.numbers = new Float64Array(room);
  }

  /** Makes room for one more row, all 0; returns its slot. */
  open(place: number): number {
    this.#places[this.#opened] = place;
    this.#opened += 1;
    const slot = this.#opened;
    const { numbers, width } = this;
    for (let at = slot * width; at < (slot + 1) * width; at += 1) numbers[at] = 0;
    this.slots[place] = slot;
    return slot;
  }

  /** The places of the rows that have a slot, in the order of those. */
  get opened(): Uint16Array {
    return this.#places.subarray(0, this.#opened);
  }
}
