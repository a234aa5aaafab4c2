import { neededWords, SHORTEST } from "./needed-words.ts";

/** A word that patterns need, and the lists that it stands in. */
interface NeededWord {
  readonly word: string;
  /** Its fourth letter; 0 for a word of three. */
  readonly fourth: number;
  readonly lists: number[];
  /** The number of the last text that holds it. */
  seen: number;
}

const BUCKETS = 1 << 14;

/**
 * Tells which of many patterns may match a text, by the words that their sources say they need: most patterns are about
 * words that most texts do not have. Looking for all of the words at once costs less than trying one of the patterns.
 */
export class PatternFilter {
  readonly #needs: readonly (readonly (readonly number[])[])[];
  /** By list, the patterns of which an alternative asks for it first: only those are looked at when a text has it. */
  readonly #asking: readonly (readonly number[])[];
  /** Patterns that may match any text. */
  readonly #always: readonly number[];
  /** By the first letters of the word. */
  readonly #words: (NeededWord[] | undefined)[] = new Array(BUCKETS);
  /** 1 where a bucket has words: most have none, and this is small enough to stay at hand. */
  readonly #filled = new Uint8Array(BUCKETS);
  /** By list, the number of the last text that holds a word of it. */
  readonly #seen: Uint32Array;
  /** The lists of the last text, each once. */
  readonly #found: number[] = [];
  #texts = 0;

  constructor(patterns: readonly RegExp[]) {
    const numbers = new Map<string, number>();
    const byWord = new Map<string, NeededWord>();
    const numberOf = (list: readonly string[]): number => {
      const key = list.join("|");
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      for (const word of list) this.#entry(byWord, word).lists.push(numbers.size - 1);
      return numbers.size - 1;
    };
    this.#needs = patterns.map((pattern) =>
      neededWords(pattern).map((alternative) => alternative.map((list) => numberOf(list))),
    );
    this.#seen = new Uint32Array(numbers.size);
    const asking: number[][] = Array.from(numbers, () => []);
    const always: number[] = [];
    for (const [at, needs] of this.#needs.entries())
      for (const first of new Set(needs.map(([list]) => list)))
        (first === undefined ? always : asking[first])?.push(at);
    this.#asking = asking;
    this.#always = always;
  }

  /** The places of the patterns that may match, in their order. */
  possible(text: string): number[] {
    this.#look(text);
    const found = new Set(this.#always);
    for (const list of this.#found)
      for (const at of this.#asking[list] ?? []) if (!found.has(at) && this.#isPossible(at)) found.add(at);
    return [...found].sort((a, b) => a - b);
  }

  #isPossible(at: number): boolean {
    for (const lists of this.#needs[at] ?? [])
      if (lists.every((list) => this.#seen[list] === this.#texts)) return true;
    return false;
  }

  #look(text: string): void {
    this.#texts += 1;
    this.#found.length = 0;
    let second = text.charCodeAt(0);
    let third = text.charCodeAt(1);
    for (let at = 0; at <= text.length - SHORTEST; at++) {
      const first = second;
      second = third;
      third = text.charCodeAt(at + 2);
      const bucket = bucketOf(first, second, third);
      if (this.#filled[bucket] === 0) continue;
      const fourth = at + SHORTEST < text.length ? text.charCodeAt(at + SHORTEST) : 0;
      // Words that begin with the same three letters are many, and only some go on in the same way.
      for (const entry of this.#words[bucket] ?? [])
        if (entry.fourth === 0 || entry.fourth === fourth) this.#lookFor(entry, text, at);
    }
  }

  #lookFor(entry: NeededWord, text: string, at: number): void {
    if (entry.seen === this.#texts || !text.startsWith(entry.word, at)) return;
    entry.seen = this.#texts;
    for (const list of entry.lists) {
      if (this.#seen[list] === this.#texts) continue;
      this.#seen[list] = this.#texts;
      this.#found.push(list);
    }
  }

  #entry(byWord: Map<string, NeededWord>, word: string): NeededWord {
    const known = byWord.get(word);
    if (known) return known;
    const entry: NeededWord = {
      word,
      fourth: word.length > SHORTEST ? word.charCodeAt(SHORTEST) : 0,
      lists: [],
      seen: 0,
    };
    byWord.set(word, entry);
    const bucket = bucketOf(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2));
    this.#words[bucket] = [...(this.#words[bucket] ?? []), entry];
    this.#filled[bucket] = 1;
    return entry;
  }
}

/** Of the first three letters, most of which are small ones of Latin script. */
function bucketOf(first: number, second: number, third: number): number {
  return ((first << 10) ^ (second << 5) ^ third) & (BUCKETS - 1);
}
