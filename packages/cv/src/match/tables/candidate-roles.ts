import {
  type Calling,
  callingCloseness,
  callingKey,
  heldCloseness,
  type JobCalling,
  type LineOfWork,
  levelShare,
  lineFrom,
  type Role,
  roomForRoles,
} from "../work/line-of-work.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { PostingLists, type Postings } from "./postings.ts";

/** What the roles of a row tell of its line of work: the latest one, only those before it, or none. */
export const ROLE_KINDS = ["latest", "former", "untold"] as const;
export type RoleKind = (typeof ROLE_KINDS)[number];

/** The rows with a role that is so close. */
interface CloseRows {
  readonly closeness: number;
  readonly postings: Postings;
}

/** By number of calling, what it has to do with one job. */
export interface CallingsInLine {
  /** NaN where either side names no occupation. */
  readonly closeness: Float64Array;
  readonly levels: Float64Array;
}

/** The roles of candidates as columns of numbers, filed by calling. Rows are only ever appended. */
export class CandidateRoles {
  readonly #callings = new Interned<Calling>();
  readonly #occupations = new Interned<readonly number[]>();
  /** By number of a calling. */
  readonly #occupationsOf = new GrowingInts();
  /** By number of a calling: the share that a row's role in it has. */
  readonly #rowsOf = new PostingLists<number>();
  /** The row's roles stand from `starts[row]` to before `starts[row + 1]`, the latest first. */
  readonly #starts = new GrowingInts();
  readonly #callingOf = new GrowingInts();
  readonly #sharesOf = new GrowingFloats();
  /** NaN without dates. */
  readonly #yearsOf = new GrowingFloats();
  /** By row: the place in `ROLE_KINDS`. */
  readonly kindOf = new GrowingInts();

  #held = roomForRoles(0);

  constructor() {
    this.#starts.push(0);
  }

  append(roles: readonly Role[], { hasTitles }: { hasTitles: boolean }): void {
    const row = this.#starts.length - 1;
    this.kindOf.push(ROLE_KINDS.indexOf(kindOf(roles, hasTitles)));
    for (const { occupations, leads, level, share, years } of roles) {
      const number = this.#numberOf({ occupations, leads, level });
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
    this.append(roles, { hasTitles: ROLE_KINDS[from.kindOf.at(row)] !== "untold" });
  }

  callingsFor(job: JobCalling): CallingsInLine {
    const { values } = this.#callings;
    const ofOccupations = this.#occupations.values.map((occupations) =>
      callingCloseness({ occupations }, job),
    );
    const closeness = new Float64Array(values.length);
    const levels = new Float64Array(values.length);
    for (const [number, calling] of values.entries()) {
      closeness[number] = ofOccupations[this.#occupationsOf.at(number)] ?? Number.NaN;
      levels[number] = levelShare(calling, job);
    }
    return { closeness, levels };
  }

  /** The rows of every calling that is closer than that. */
  closerThan(least: number, { closeness }: CallingsInLine): CloseRows[] {
    const close: CloseRows[] = [];
    for (const [number, own] of closeness.entries()) {
      const postings = own > least ? this.#rowsOf.get(number) : undefined;
      if (postings !== undefined) close.push({ closeness: own, postings });
    }
    return close;
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

  #numberOf(calling: Calling): number {
    const known = this.#callings.values.length;
    const number = this.#callings.numberOf(callingKey(calling), calling);
    const { occupations } = calling;
    if (number === known)
      this.#occupationsOf.push(this.#occupations.numberOf(occupations.join(" "), occupations));
    return number;
  }
}

function kindOf([latest]: readonly Role[], hasTitles: boolean): RoleKind {
  if (latest === undefined || !hasTitles) return "untold";
  return latest.occupations.length === 0 ? "former" : "latest";
}
