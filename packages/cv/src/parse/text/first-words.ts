/**
 * The words that phrases begin with, by what a look at three letters tells: most words of a text begin none, and to see that here
 * costs a tenth of a look into a Map.
 */
export class FirstWords {
  readonly #marks = new Uint8Array(MARKS);

  add(word: string): void {
    this.#marks[markOf(word)] = 1;
  }

  /** False when no phrase begins with the word. */
  mayHold(word: string): boolean {
    return this.#marks[markOf(word)] === 1;
  }
}

const MARKS = 1 << 12;

/** Of the first letter, the one in the middle and the last, and how many there are. */
function markOf(word: string): number {
  const { length } = word;
  const middle = word.charCodeAt(length >> 1);
  const last = word.charCodeAt(length - 1);
  return ((word.charCodeAt(0) << 7) ^ (middle << 4) ^ (last << 1) ^ length) & (MARKS - 1);
}
