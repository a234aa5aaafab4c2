import {
  type Calling,
  callingCloseness,
  callingKey,
  heldCloseness,
  type LineOfWork,
  levelShare,
  lineFrom,
  type Role,
  roomForRoles,
} from "../work/line-of-work.ts";
import type { Stream } from "./block-layer.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { PostingLists } from "./postings.ts";

/** By number of calling, what it has to do with one job. */
export interface CallingsInLine {
  /** NaN where either side names no occupation. */
  readonly closeness: Float64Array;
  readonly levels: Float64Array;
}

/** The roles of candidates as columns of numbers, filed by calling. Rows are only ever appended. */
export class CandidateRoles {
  readonly #callings = new Interned<Calling>();
  /** By number of a calling: the share that a row's role in it has. */
  readonly #rowsOf = new PostingLists<number>();
  /** The row's roles stand from `starts[row]` to before `starts[row + 1]`, the latest first. */
  readonly #starts = new GrowingInts();
  readonly #callingOf = new GrowingInts();
  readonly #sharesOf = new GrowingFloats();
  /** NaN without dates. */
  readonly #yearsOf = new GrowingFloats();

  #held = roomForRoles(0);

  constructor() {
    this.#starts.push(0);
  }

  append(roles: readonly Role[]): void {
    const row = this.#starts.length - 1;
    for (const { occupations, leads, level, share, years } of roles) {
      const calling = { occupations, leads, level };
      const number = this.#callings.numberOf(callingKey(calling), calling);
      this.#rowsOf.push(number, row, share);
      this.#callingOf.push(number);
      this.#sharesOf.push(share);
      this.#yearsOf.push(years ?? Number.NaN);
    }
    this.#starts.push(this.#callingOf.length);
  }

  /** Appends a row of other roles. */
  copy(from: CandidateRoles, row: number): void {
    const roles: Role[] = [];
    for (let at = from.#starts.at(row); at < from.#starts.at(row + 1); at += 1) {
      const years = from.#yearsOf.at(at);
      roles.push({
        ...from.#callings.at(from.#callingOf.at(at)),
        share: from.#sharesOf.at(at),
        years: Number.isNaN(years) ? null : years,
      });
    }
    this.append(roles);
  }

  callingsFor(job: Calling): CallingsInLine {
    const { values } = this.#callings;
    const closeness = new Float64Array(values.length);
    const levels = new Float64Array(values.length);
    for (const [number, calling] of values.entries()) {
      closeness[number] = callingCloseness(calling, job);
      levels[number] = levelShare(calling, job);
    }
    return { closeness, levels };
  }

  /** The closeness of every role that is close at all. */
  close(closeness: Float64Array): Stream[] {
    return [...closeness].flatMap((share, number) => {
      const postings = share > 0 ? this.#rowsOf.get(number) : undefined;
      return postings === undefined ? [] : [{ postings, share, scale: 1 }];
    });
  }

  /** Good until the next call, which writes to the same memory. */
  lineOf(row: number, { closeness, levels }: CallingsInLine): LineOfWork {
    const first = this.#starts.at(row);
    const roles = this.#starts.at(row + 1) - first;
    if (roles > this.#held.close.length) this.#held = roomForRoles(2 * roles);
    const held = this.#held;
    for (let index = 0; index < roles; index += 1) {
      const calling = this.#callingOf.at(first + index);
      held.close[index] = heldCloseness(closeness[calling] ?? Number.NaN, this.#sharesOf.at(first + index));
      held.levels[index] = levels[calling] ?? 1;
      held.years[index] = this.#yearsOf.at(first + index);
    }
    return lineFrom(held, roles);
  }
}
