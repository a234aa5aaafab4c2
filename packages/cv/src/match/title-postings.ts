import { compareTitle, type TitleIndex } from "./title-likeness.ts";
import type { TitleWord } from "./title-words.ts";

export interface Title {
  readonly words: readonly TitleWord[];
  readonly weight: number;
}

/** Titles of jobs, filed by word: only those that share one with a candidate need to be compared. */
export class TitlePostings {
  readonly #byStem = new Map<string, number[]>();

  add(number: number, { words }: Title): void {
    for (const { stem } of words) {
      const numbers = this.#byStem.get(stem);
      if (numbers === undefined) this.#byStem.set(stem, [number]);
      else numbers.push(number);
    }
  }

  /** The likeness of each title to what the candidate was or can do, 0-1, by its number. */
  compareAll(titles: readonly Title[], index: TitleIndex): Float64Array {
    const likenesses = new Float64Array(titles.length);
    const compared = new Uint8Array(titles.length);
    for (const stem of index.entries.keys()) {
      for (const number of this.#byStem.get(stem) ?? []) {
        const title = titles[number];
        if (title === undefined || compared[number] === 1) continue;
        compared[number] = 1;
        likenesses[number] = compareTitle(title.words, title.weight, index).likeness;
      }
    }
    return likenesses;
  }
}
