import { occupationCloseness } from "../occupations/find-occupations.ts";
import { type LineOfWork, lineFrom, type Role } from "../work/line-of-work.ts";
import type { Stream } from "./block-layer.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { PostingLists } from "./postings.ts";

/** The roles of candidates as columns of numbers, filed by occupation. Rows are only ever appended. */
export class CandidateRoles {
  readonly #occupationSets = new Interned<readonly number[]>();
  /** By number of a set of occupations: the share that a row's role in it has. */
  readonly #rowsOf = new PostingLists<number>();
  /** The row's roles stand from `starts[row]` to before `starts[row + 1]`, the latest first. */
  readonly #starts = new GrowingInts();
  readonly #setOf = new GrowingInts();
  readonly #sharesOf = new GrowingFloats();
  /** NaN without dates. */
  readonly #yearsOf = new GrowingFloats();

  #close = new Float64Array();
  #years = new Float64Array();

  constructor() {
    this.#starts.push(0);
  }

  append(roles: readonly Role[]): void {
    const row = this.#starts.length - 1;
    for (const { occupations, share, years } of roles) {
      const set = this.#occupationSets.numberOf(occupations.join(" "), occupations);
      this.#rowsOf.push(set, row, share);
      this.#setOf.push(set);
      this.#sharesOf.push(share);
      this.#yearsOf.push(years ?? Number.NaN);
    }
    this.#starts.push(this.#setOf.length);
  }

  /** Appends a row of other roles. */
  copy(from: CandidateRoles, row: number): void {
    const roles: Role[] = [];
    for (let at = from.#starts.at(row); at < from.#starts.at(row + 1); at += 1) {
      const years = from.#yearsOf.at(at);
      roles.push({
        occupations: from.#occupationSets.at(from.#setOf.at(at)),
        share: from.#sharesOf.at(at),
        years: Number.isNaN(years) ? null : years,
      });
    }
    this.append(roles);
  }

  /** The closeness of each set of occupations to those of a job, by its number; NaN where either side names none. */
  closenessTo(occupations: readonly number[]): Float64Array {
    return Float64Array.from(
      this.#occupationSets.values,
      (set) => occupationCloseness(set, occupations) ?? Number.NaN,
    );
  }

  /** The closeness of every role that is close at all. */
  close(closeness: Float64Array): Stream[] {
    return [...closeness].flatMap((share, set) => {
      const postings = share > 0 ? this.#rowsOf.get(set) : undefined;
      return postings === undefined ? [] : [{ postings, share, scale: 1 }];
    });
  }

  /** Good until the next call, which writes to the same memory. */
  lineOf(row: number, closeness: Float64Array): LineOfWork {
    const first = this.#starts.at(row);
    const roles = this.#starts.at(row + 1) - first;
    if (roles > this.#close.length) {
      this.#close = new Float64Array(2 * roles);
      this.#years = new Float64Array(2 * roles);
    }
    for (let index = 0; index < roles; index += 1) {
      const value = closeness[this.#setOf.at(first + index)] ?? Number.NaN;
      this.#close[index] = value * this.#sharesOf.at(first + index);
      this.#years[index] = this.#yearsOf.at(first + index);
    }
    return lineFrom(this.#close, this.#years, roles);
  }
}
