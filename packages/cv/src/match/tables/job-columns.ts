import type { CompiledJob, Requirement } from "../job/compile-job.ts";
import { SKILL_POINTS } from "../weights.ts";
import { callingKey, type JobCalling } from "../work/line-of-work.ts";
import type { TitleWord } from "../work/title-words.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import { Interned } from "./interned.ts";
import { PostingLists, Postings } from "./postings.ts";
import { RequirementIndex } from "./requirement-index.ts";

interface Title {
  readonly words: readonly TitleWord[];
  readonly weight: number;
}

/**
 * Jobs as columns of numbers. Many jobs ask for the same things in the same words: each distinct requirement,
 * title and set of groups is kept once and named by its number. Rows are only ever appended.
 */
export class JobColumns {
  readonly requirements = new RequirementIndex();
  /** By requirement: the jobs that ask for it, each with what it is worth there. */
  readonly jobsAsking = new PostingLists<number>();
  /** By group of skills: the jobs that ask for some, each with what those are worth there. */
  readonly jobsAround = new PostingLists<string>();
  /** The jobs whose title gives points, each with how many. */
  readonly titled = new Postings();
  readonly titles = new Interned<Title>();
  readonly groupSets = new Interned<readonly string[]>();
  readonly callings = new Interned<JobCalling>();
  /** By calling: its jobs. */
  readonly jobsOf: GrowingInts[] = [];
  /** By calling: the most that any of its jobs has in `linePoints`. */
  readonly mostLinePoints: number[] = [];

  /** The row's requirements stand from `starts[row]` to before `starts[row + 1]` in the next one. */
  readonly starts = new GrowingInts();
  /** From here on they are what is nice to have. */
  readonly niceToHaveFrom = new GrowingInts();
  readonly requirementOf = new GrowingInts();
  /** Two for each requirement: its points, and those of them that are its own. They are read together. */
  readonly pointsOf = new GrowingFloats();

  /** Of skills and titles at the most: more where something is nice to have. */
  readonly mostSkillPoints = new GrowingFloats();
  /** What work in the very line is worth where nothing is shown. */
  readonly linePoints = new GrowingFloats();
  readonly titleOf = new GrowingInts();
  readonly titlePoints = new GrowingFloats();
  readonly ownPoints = new GrowingFloats();
  readonly groupsOf = new GrowingInts();
  readonly callingOf = new GrowingInts();
  readonly years = new GrowingFloats();

  constructor() {
    this.starts.push(0);
  }

  get rows(): number {
    return this.titleOf.length;
  }

  append(job: CompiledJob): number {
    for (const requirement of job.requirements)
      this.#ask(this.requirements.numberOf(requirement), requirement);
    this.niceToHaveFrom.push(this.requirementOf.length);
    for (const one of job.niceToHave) this.#ask(this.requirements.numberOf(one), one);
    this.starts.push(this.requirementOf.length);
    this.mostSkillPoints.push(job.niceToHave.reduce((sum, { maxPoints }) => sum + maxPoints, SKILL_POINTS));
    this.#appendTitlePoints(job.titlePoints);
    this.ownPoints.push(job.ownPoints);
    this.groupsOf.push(this.groupSets.numberOf(job.groups.toSorted().join(" "), job.groups));
    const { occupations, alternatives, leads, level, forStarters } = job;
    this.#appendCalling(
      this.callings.numberOf(`${forStarters} ${callingKey(job)} ${alternatives.join("|")}`, {
        occupations,
        alternatives,
        leads,
        level,
        forStarters,
      }),
      job.requirements.reduce((sum, one) => sum + one.lineShare * one.maxPoints, 0),
    );
    this.years.push(job.requiredYears);
    return this.#endRow({ words: job.titleWords, weight: job.titleWeight });
  }

  /** Appends a row of other columns. */
  copy(from: JobColumns, row: number): void {
    this.niceToHaveFrom.push(this.requirementOf.length + from.niceToHaveFrom.at(row) - from.starts.at(row));
    for (let at = from.starts.at(row); at < from.starts.at(row + 1); at += 1) {
      const number = this.requirements.numberOf(from.requirements.at(from.requirementOf.at(at)));
      this.#ask(number, { maxPoints: from.pointsOf.at(2 * at), ownPoints: from.pointsOf.at(2 * at + 1) });
    }
    this.starts.push(this.requirementOf.length);
    this.mostSkillPoints.push(from.mostSkillPoints.at(row));
    this.#appendTitlePoints(from.titlePoints.at(row));
    this.ownPoints.push(from.ownPoints.at(row));
    this.groupsOf.push(this.groupSets.copy(from.groupSets, from.groupsOf.at(row)));
    this.#appendCalling(this.callings.copy(from.callings, from.callingOf.at(row)), from.linePoints.at(row));
    this.years.push(from.years.at(row));
    this.#endRow(from.titles.at(from.titleOf.at(row)));
  }

  #ask(requirement: number, { maxPoints, ownPoints }: Pick<Requirement, "maxPoints" | "ownPoints">): void {
    this.jobsAsking.push(requirement, this.rows, maxPoints);
    const { groups, anyOf } = this.requirements.at(requirement);
    for (const group of groups)
      if (group !== "") this.jobsAround.push(group, this.rows, anyOf ? maxPoints : maxPoints / groups.length);
    this.requirementOf.push(requirement);
    this.pointsOf.push(maxPoints);
    this.pointsOf.push(ownPoints);
  }

  #appendTitlePoints(points: number): void {
    if (points > 0) this.titled.push(this.rows, points);
    this.titlePoints.push(points);
  }

  #appendCalling(number: number, linePoints: number): void {
    const jobs = this.jobsOf[number] ?? new GrowingInts();
    jobs.push(this.rows);
    this.jobsOf[number] = jobs;
    this.mostLinePoints[number] = Math.max(this.mostLinePoints[number] ?? 0, linePoints);
    this.callingOf.push(number);
    this.linePoints.push(linePoints);
  }

  /** Comes last, for until then `rows` is the number of the row. */
  #endRow(title: Title): number {
    this.titleOf.push(this.titles.numberOf(title.words.map(({ stem }) => stem).join(" "), title));
    return this.rows - 1;
  }
}
