import type { CompiledJob } from "../job/compile-job.ts";
import { SKILL_AS_TITLE_CREDIT } from "../weights.ts";
import { likenessOf } from "../work/title-likeness.ts";
import { type TitleWord, titleWords } from "../work/title-words.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { PostingLists, type Postings } from "./postings.ts";

const NONE: ReadonlySet<number> = new Set();

/**
 * What candidates were and can do by name, to be compared with titles of jobs. Many have the same names: each
 * distinct one is kept once, filed by word, and named by its number. Rows are only ever appended.
 */
export class CandidateNames {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #weights = new GrowingFloats();
  readonly #factors = new GrowingFloats();
  readonly #byStem = new Map<string, Set<number>>();
  readonly #stems = new Map<string, number>();
  /** The stems of a name, by number, stand from `stemStarts[name]` to before `stemStarts[name + 1]`. */
  readonly #stemStarts = new GrowingInts();
  readonly #stemOf = new GrowingInts();
  /** By number of a title: the rows. */
  readonly #titles = new PostingLists<number>();
  /** The row's names stand from `starts[row]` to before `starts[row + 1]`. */
  readonly #starts = new GrowingInts();
  readonly #nameOf = new GrowingInts();

  constructor() {
    this.#starts.push(0);
    this.#stemStarts.push(0);
  }

  append(titles: readonly string[], skills: readonly string[]): void {
    const row = this.#starts.length - 1;
    for (const title of titles) {
      const number = this.#numberOf(title, 1);
      this.#nameOf.push(number);
      this.#titles.push(number, row, 1);
    }
    for (const skill of skills) this.#nameOf.push(this.#numberOf(skill, SKILL_AS_TITLE_CREDIT));
    this.#starts.push(this.#nameOf.length);
  }

  /** Appends a row of other names. */
  copy(from: CandidateNames, row: number): void {
    const titles: string[] = [];
    const skills: string[] = [];
    for (let at = from.#starts.at(row); at < from.#starts.at(row + 1); at += 1) {
      const number = from.#nameOf.at(at);
      (from.#factors.at(number) === 1 ? titles : skills).push(from.#texts[number] ?? "");
    }
    this.append(titles, skills);
  }

  /** The rows with a title that has all these words. */
  titlesWithAll(words: readonly TitleWord[]): Postings[] {
    const sets = words.map(({ stem }) => this.#byStem.get(stem) ?? NONE);
    const [fewest = NONE, ...others] = sets.toSorted((a, b) => a.size - b.size);
    const found: Postings[] = [];
    for (const number of fewest) {
      const rows = others.every((numbers) => numbers.has(number)) ? this.#titles.get(number) : undefined;
      if (rows !== undefined) found.push(rows);
    }
    return found;
  }

  /** What the words of a job's title weigh, by number of stem. */
  weightsOf({ titleWords }: CompiledJob): Float64Array {
    const weights = new Float64Array(this.#stems.size);
    for (const { stem, weight } of titleWords) {
      const number = this.#stems.get(stem);
      if (number !== undefined) weights[number] = weight;
    }
    return weights;
  }

  /** The best likeness of a job's title to the row's names, as `compareTitle` compares them. */
  bestOf(row: number, { weights, titleWeight }: { weights: Float64Array; titleWeight: number }): number {
    const names = this.#nameOf.raw;
    const stems = this.#stemOf.raw;
    const end = this.#starts.at(row + 1);
    let best = 0;
    for (let at = this.#starts.at(row); at < end; at += 1) {
      const name = names[at] ?? 0;
      const last = this.#stemStarts.at(name + 1);
      let common = 0;
      for (let stem = this.#stemStarts.at(name); stem < last; stem += 1)
        common += weights[stems[stem] ?? 0] ?? 0;
      if (common === 0) continue;
      const shared = { common, jobWeight: titleWeight, weight: this.#weights.at(name) };
      best = Math.max(best, likenessOf(shared, this.#factors.at(name)));
    }
    return best;
  }

  #numberOf(text: string, factor: number): number {
    const key = `${factor} ${text}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    const words = titleWords(text);
    this.#numbers.set(key, number);
    this.#texts.push(text);
    this.#weights.push(words.reduce((sum, { weight }) => sum + weight, 0));
    this.#factors.push(factor);
    for (const { stem } of words) {
      const known = this.#stems.get(stem);
      this.#stemOf.push(known ?? this.#stems.size);
      if (known === undefined) this.#stems.set(stem, this.#stems.size);
      const numbers = this.#byStem.get(stem);
      if (numbers) numbers.add(number);
      else this.#byStem.set(stem, new Set([number]));
    }
    this.#stemStarts.push(this.#stemOf.length);
    return number;
  }
}
