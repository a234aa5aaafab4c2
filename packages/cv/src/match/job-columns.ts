import type { CompiledJob, Requirement } from "./compile-job.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { type Title, TitlePostings } from "./title-postings.ts";

/**
 * Jobs as columns of numbers. Many jobs ask for the same things in the same words: each distinct requirement,
 * title and set of groups is kept once and named by its number. Rows are only ever appended.
 */
export class JobColumns {
  readonly requirements = new Interned<Requirement>();
  readonly titles = new Interned<Title>();
  readonly titlePostings = new TitlePostings();
  readonly groupSets = new Interned<readonly string[]>();
  readonly occupationSets = new Interned<readonly number[]>();

  /** The row's requirements stand from `starts[row]` to before `starts[row + 1]` in the next two. */
  readonly starts = new GrowingInts();
  readonly requirementOf = new GrowingInts();
  readonly pointsOf = new GrowingFloats();
  readonly ownPointsOf = new GrowingFloats();

  readonly titleOf = new GrowingInts();
  readonly titlePoints = new GrowingFloats();
  readonly ownPoints = new GrowingFloats();
  readonly groupsOf = new GrowingInts();
  readonly occupationsOf = new GrowingInts();
  readonly years = new GrowingFloats();
  /** 1 for a job for starters. */
  readonly forStarters = new GrowingInts();

  constructor() {
    this.starts.push(0);
  }

  get rows(): number {
    return this.titleOf.length;
  }

  append(job: CompiledJob): number {
    for (const requirement of job.requirements) {
      this.requirementOf.push(this.requirements.numberOf(keyOf(requirement), requirement));
      this.pointsOf.push(requirement.maxPoints);
      this.ownPointsOf.push(requirement.ownPoints);
    }
    this.starts.push(this.requirementOf.length);
    this.#appendTitle({ words: job.titleWords, weight: job.titleWeight });
    this.titlePoints.push(job.titlePoints);
    this.ownPoints.push(job.ownPoints);
    this.groupsOf.push(this.groupSets.numberOf(job.groups.toSorted().join(" "), job.groups));
    this.occupationsOf.push(this.occupationSets.numberOf(job.occupations.join(" "), job.occupations));
    this.years.push(job.requiredYears);
    this.forStarters.push(job.forStarters ? 1 : 0);
    return this.rows - 1;
  }

  /** Appends a row of other columns. */
  copy(from: JobColumns, row: number): void {
    for (let at = from.starts.at(row); at < from.starts.at(row + 1); at += 1) {
      this.requirementOf.push(this.requirements.copy(from.requirements, from.requirementOf.at(at)));
      this.pointsOf.push(from.pointsOf.at(at));
      this.ownPointsOf.push(from.ownPointsOf.at(at));
    }
    this.starts.push(this.requirementOf.length);
    this.#appendTitle(from.titles.at(from.titleOf.at(row)));
    this.titlePoints.push(from.titlePoints.at(row));
    this.ownPoints.push(from.ownPoints.at(row));
    this.groupsOf.push(this.groupSets.copy(from.groupSets, from.groupsOf.at(row)));
    this.occupationsOf.push(this.occupationSets.copy(from.occupationSets, from.occupationsOf.at(row)));
    this.years.push(from.years.at(row));
    this.forStarters.push(from.forStarters.at(row));
  }

  #appendTitle(title: Title): void {
    const known = this.titles.values.length;
    const number = this.titles.numberOf(title.words.map(({ stem }) => stem).join(" "), title);
    if (number === known) this.titlePostings.add(number, title);
    this.titleOf.push(number);
  }
}

/** All that the credit for a requirement depends on; what it is worth is a column of its own. */
function keyOf({ ids, anyOf, words }: Requirement): string {
  return `${ids.join(" ")}|${anyOf ? "or" : "and"}|${words.map(({ stem }) => stem).join(" ")}`;
}
