/**
 * A few words that every word of a text is compared with. Nearly all of a text are others: their first letter and their
 * length say so, at a tenth of what a look into a Set or a pattern costs.
 */
export class WordSet {
  readonly #words: ReadonlySet<string>;
  /** A bit for each first letter. */
  readonly #letters: number;
  /** A bit for each length. */
  readonly #lengths: number;

  constructor(words: Iterable<string>) {
    this.#words = new Set(words);
    let letters = 0;
    let lengths = 0;
    for (const word of this.#words) {
      letters |= letterOf(word);
      lengths |= lengthOf(word);
    }
    this.#letters = letters;
    this.#lengths = lengths;
  }

  has(word: string): boolean {
    return (
      (this.#letters & letterOf(word)) !== 0 &&
      (this.#lengths & lengthOf(word)) !== 0 &&
      this.#words.has(word)
    );
  }

  /** False where no word of the set begins with the letter that this one begins with. */
  mayBegin(word: string): boolean {
    return (this.#letters & letterOf(word)) !== 0;
  }
}

/** The words of a list, parted by spaces. */
export function wordSet(list: string): WordSet {
  return new WordSet(list.split(/\s+/).filter((word) => word !== ""));
}

function letterOf(word: string): number {
  return 1 << (word.charCodeAt(0) & 31);
}

function lengthOf(word: string): number {
  return 1 << Math.min(word.length, 31);
}
