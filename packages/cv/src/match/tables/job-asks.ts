import type { CompiledJob, Requirement } from "../job/compile-job.ts";
import { FULL_KIN_SKILLS, GENERAL_CREDIT, KIN_CREDIT, TITLE_WORDS_CREDIT } from "../weights.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import { type Block, Cursor } from "./cursor.ts";

/** By number of skills of a group, as far as more of them count: what `score.ts` gives for kin. */
const KIN_CREDITS = Float64Array.from(
  { length: FULL_KIN_SKILLS + 1 },
  (_, count) => KIN_CREDIT * Math.min(1, count / FULL_KIN_SKILLS),
);

/** Skills that answer the same, and where what the best of them is worth stands among the numbers of a row. */
interface Answers {
  readonly cell: number;
  readonly cursors: readonly Cursor[];
  /** Where the worth of skills of the same groups stands. */
  readonly kin: readonly number[];
}

/** A requirement with the rows that something meets it of. */
export interface Ask {
  readonly requirement: Requirement;
  /** What meets it by itself. */
  readonly whole: Answers;
  /** What meets one of several things that are asked for together. */
  readonly parts: readonly Answers[];
  /** How many rows are listed, some more than once. */
  readonly length: number;
}

interface AskedGroup {
  readonly cursor: Cursor;
  /** How many skills of it a row has. */
  readonly count: number;
  /** And what those are worth for another of the group. */
  readonly kin: number;
}

/** 0 in every row. */
const NOTHING = 0;

/** What a job asks for, then what is nice to have, as lists of candidates, each with its place among the numbers of a row. */
export class JobAsks {
  readonly asks: readonly Ask[];
  /** By requirement: where its credit stands, but for what skills of the same group are worth. */
  readonly #cells: Uint32Array;
  /** By requirement: where that stands. */
  readonly #kin: Uint32Array;
  readonly #points: Float64Array;
  /** Those whose credit takes more than the greater of two numbers. */
  readonly #joint: readonly Ask[];
  readonly #groups = new Map<string, AskedGroup>();
  /** Where the counts of the job's own groups stand. */
  readonly #own: readonly number[];
  #width = NOTHING + 1;

  constructor(job: CompiledJob, columns: CandidateColumns) {
    for (const name of [...job.groups, ...job.requirements.flatMap((one) => one.groups)]) {
      const postings = this.#groups.has(name) ? undefined : columns.groups.get(name);
      if (postings === undefined) continue;
      this.#groups.set(name, { cursor: new Cursor(postings), count: this.#next(), kin: this.#next() });
    }
    this.#own = job.groups.flatMap((name) => this.#groups.get(name)?.count ?? []);
    const asked = [...job.requirements, ...job.niceToHave];
    this.asks = asked.map((requirement) => this.#ask(requirement, columns));
    this.#joint = this.asks.filter(({ whole, parts }) => parts.length > 0 || whole.kin.length > 1);
    const isJoint = new Set(this.#joint);
    this.#cells = Uint32Array.from(this.asks, ({ whole }) => whole.cell);
    this.#kin = Uint32Array.from(
      this.asks,
      (ask) => (isJoint.has(ask) ? undefined : ask.whole.kin[0]) ?? NOTHING,
    );
    this.#points = Float64Array.from(asked, ({ maxPoints }) => maxPoints);
  }

  /** How many numbers a row has. */
  get width(): number {
    return this.#width;
  }

  /** Gives the rows that have numbers what their groups are worth, once all asks have given theirs. */
  finish(block: Block): void {
    for (const { cursor, count, kin } of this.#groups.values())
      cursor.count(block, { count, kin, worth: KIN_CREDITS });
    if (this.#joint.length === 0) return;
    const { numbers, width, opened } = block.rows;
    for (let slot = 1; slot <= opened.length; slot += 1)
      for (const { whole, parts } of this.#joint) {
        const best = bestOf(whole, numbers, slot * width);
        const sum = parts.reduce((total, part) => total + bestOf(part, numbers, slot * width), 0);
        numbers[slot * width + whole.cell] = Math.max(best, parts.length === 0 ? 0 : sum / parts.length);
      }
  }

  /** 0-1: how far the row whose numbers begin there meets a requirement. */
  creditOf(requirement: number, numbers: Float64Array, from: number): number {
    const own = numbers[from + (this.#cells[requirement] ?? 0)] ?? 0;
    const kin = numbers[from + (this.#kin[requirement] ?? 0)] ?? 0;
    return Math.max(own, kin);
  }

  /** The points of its requirements, but for the line of work. */
  pointsOf(numbers: Float64Array, from: number): number {
    const points = this.#points;
    let sum = 0;
    for (let index = 0; index < points.length; index += 1)
      sum += (points[index] ?? 0) * this.creditOf(index, numbers, from);
    return sum;
  }

  /** How many skills it has of the job's own groups. */
  kinOf(numbers: Float64Array, from: number): number {
    let kin = 0;
    for (let index = 0; index < this.#own.length; index += 1)
      kin += numbers[from + (this.#own[index] ?? 0)] ?? 0;
    return kin;
  }

  #next(): number {
    this.#width += 1;
    return this.#width - 1;
  }

  #ask(requirement: Requirement, columns: CandidateColumns): Ask {
    const { ids, anyOf, words, groups } = requirement;
    const isOne = anyOf || ids.length === 1;
    const ofIds = ids.map((_, index) => cursorsOf(requirement, index, columns));
    const ofTitles = (words.length === 0 ? [] : columns.names.titlesWithAll(words)).map(
      (postings) => new Cursor(postings, 1, TITLE_WORDS_CREDIT),
    );
    const cursors = isOne ? [...ofTitles, ...ofIds.flat()] : ofTitles;
    const whole = { cell: this.#next(), cursors, kin: isOne ? this.#kinOf(groups) : [] };
    const parts = isOne
      ? []
      : ofIds.map((cursors, index) => ({
          cell: this.#next(),
          cursors,
          kin: this.#kinOf(groups.slice(index, index + 1)),
        }));
    const length = [cursors, ...parts.map((part) => part.cursors)]
      .flat()
      .reduce((sum, one) => sum + one.length, 0);
    return { requirement, whole, parts, length };
  }

  #kinOf(groups: readonly string[]): number[] {
    return [...new Set(groups)].flatMap((name) => this.#groups.get(name)?.kin ?? []);
  }
}

function bestOf({ cell, kin }: Answers, numbers: Float64Array, from: number): number {
  let best = numbers[from + cell] ?? 0;
  for (const other of kin) best = Math.max(best, numbers[from + other] ?? 0);
  return best;
}

/** The skills that can credit one of the requirement's ids. */
function cursorsOf({ ids, generals }: Requirement, index: number, columns: CandidateColumns): Cursor[] {
  return [
    ...sourcesOf(ids[index] ?? "", 1, columns),
    ...(generals[index] ?? []).flatMap((general) => sourcesOf(general, GENERAL_CREDIT, columns)),
  ];
}

function sourcesOf(id: string, scale: number, columns: CandidateColumns): Cursor[] {
  return columns.sourcesOf(id).flatMap(({ id: source, share }) => {
    const postings = columns.skills.get(source);
    return postings === undefined ? [] : [new Cursor(postings, share, scale)];
  });
}
