import { CandidateColumns } from "./candidate-columns.ts";
import type { CompiledJob } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { likeNames, RequirementCredits } from "./job-credits.ts";
import { type LineOfWork, lineOfWork, trustOf, UNKNOWN_LINE } from "./line-of-work.ts";
import { occupationCloseness } from "./occupations/find-occupations.ts";
import {
  creditInLine,
  experienceCredit,
  knowsTitles,
  lineCredits,
  shownOf,
  titleCredit,
  totalScore,
} from "./score.ts";
import { TableRows } from "./table-rows.ts";
import { EXPERIENCE_POINTS, LINE_CREDIT } from "./weights.ts";

export interface ScoredCandidate {
  readonly id: string;
  readonly score: number;
}

/** So many rows at a time: what is worked out of them stays in the processor's cache. */
const BLOCK = 8_192;
/**
 * Many candidates, to be scored against one job at a time: the same integers as `scoreOnly`. Only those who
 * have something of what is asked cost more than a few additions.
 */
export class CandidateTable {
  #columns = new CandidateColumns();
  readonly #rows = new TableRows();

  get size(): number {
    return this.#rows.size;
  }

  ids(): IterableIterator<string> {
    return this.#rows.ids();
  }

  set(id: string, candidate: CompiledProfile): void {
    this.#rows.set(id, this.#columns.append(candidate));
    this.#tidy();
  }

  delete(id: string): void {
    this.#rows.delete(id);
    this.#tidy();
  }

  /** Everyone who scores at least `minScore`, in the order in which they came. */
  above(job: CompiledJob, minScore: number): ScoredCandidate[] {
    const columns = this.#columns;
    const found: ScoredCandidate[] = [];
    const walk = new BlockWalk(job, columns);
    for (let first = 0; first < columns.rows; first += BLOCK) {
      const end = Math.min(columns.rows, first + BLOCK);
      walk.load(first, end);
      for (let row = first; row < end; row += 1) {
        if (!walk.canReach(row, minScore)) continue;
        const id = this.#rows.ownerOf(row);
        if (id === undefined) continue;
        const score = walk.scoreOf(row, minScore);
        if (score >= minScore) found.push({ id, score });
      }
    }
    return found;
  }

  #tidy(): void {
    if (this.#rows.isLoose) this.#columns = this.#columns.only(this.#rows.compact());
  }
}

/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;

function addScaled(sums: Float64Array, values: Float64Array, scale: number): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0) * scale;
}

/** The arithmetic of `score.ts` over one block of rows after the other. */
class BlockWalk {
  readonly #job: CompiledJob;
  readonly #columns: CandidateColumns;
  readonly #requirements: readonly RequirementCredits[];
  readonly #credits: readonly Float64Array[];
  readonly #one: Float64Array;
  readonly #kin: Float64Array;
  readonly #likeness: Float64Array;
  readonly #likeNames;
  /** Points of the skills shown, the least that a row has; and the most that it may have beyond them. */
  readonly #shownPoints: Float64Array;
  readonly #mostBeyond: number;
  /** NaN where either side names no occupation. */
  readonly #closeness: Float64Array;
  #first = 0;

  constructor(job: CompiledJob, columns: CandidateColumns) {
    const size = Math.min(BLOCK, columns.rows);
    this.#job = job;
    this.#columns = columns;
    this.#one = new Float64Array(size);
    this.#kin = new Float64Array(size);
    this.#likeness = new Float64Array(size);
    this.#requirements = job.requirements.map((one) => new RequirementCredits(one, columns));
    this.#credits = job.requirements.map(() => new Float64Array(size));
    this.#likeNames = likeNames(job, columns);
    this.#shownPoints = new Float64Array(size);
    this.#mostBeyond =
      EXPERIENCE_POINTS +
      job.titlePoints +
      job.requirements.reduce((sum, one) => sum + (one.ofTheLine ? LINE_CREDIT * one.maxPoints : 0), 0);
    this.#closeness = Float64Array.from(
      columns.occupationSets.values,
      (set) => occupationCloseness(set, job.occupations) ?? Number.NaN,
    );
  }

  load(first: number, end: number): void {
    this.#first = first;
    this.#shownPoints.fill(0);
    for (const [index, requirement] of this.#requirements.entries()) {
      const credits = this.#credits[index];
      if (credits === undefined) continue;
      requirement.fill(credits, this.#one, first, end);
      addScaled(this.#shownPoints, credits, this.#job.requirements[index]?.maxPoints ?? 0);
    }
    this.#kin.fill(0);
    for (const group of this.#job.groups) this.#columns.groups.get(group)?.addTo(this.#kin, first, end);
    this.#likeness.fill(0);
    for (const { postings, likeness } of this.#likeNames)
      postings.raise(this.#likeness, { first, end, share: likeness, scale: 1 });
  }

  /** False for most rows, which then need not be looked at any further. */
  canReach(row: number, minScore: number): boolean {
    return (this.#shownPoints[row - this.#first] ?? 0) + this.#mostBeyond >= minScore - ROUNDED_UP;
  }

  /** The score, or something below `minScore` when it cannot reach it. */
  scoreOf(row: number, minScore: number): number {
    const job = this.#job;
    const at = row - this.#first;
    const likeness = this.#likeness[at] ?? 0;
    const known = this.#columns.years.at(row);
    const total = Number.isNaN(known) ? null : known;
    const rough = this.#roughLine(row);
    const credits = lineCredits(rough);
    let skillPoints = 0;
    let ownPoints = 0;
    for (let index = 0; index < job.requirements.length; index += 1) {
      const requirement = job.requirements[index];
      if (requirement === undefined) break;
      const shown = this.#credits[index]?.[at] ?? 0;
      const credit = creditInLine(requirement, shown, credits);
      skillPoints += requirement.maxPoints * credit;
      ownPoints += requirement.ownPoints * credit;
    }
    if (job.titlePoints > 0) {
      const isKnown = knowsTitles(this.#columns.hasTitles[row] ?? false, total, job.forStarters);
      const points =
        job.titlePoints *
        titleCredit(likeness, rough, { knowsTitles: isKnown, hasRequirements: job.requirements.length > 0 });
      skillPoints += points;
      ownPoints += points;
    }
    const years = { total, required: job.requiredYears };
    const match = { shown: shownOf(ownPoints, job.ownPoints), likeness, kin: this.#kin[at] ?? 0 };
    const shown = experienceCredit(match, rough, years);
    if (rough.closeness === 0 || totalScore(skillPoints, Math.max(shown, rough.closeness)) < minScore)
      return totalScore(skillPoints, shown);
    const line = lineOfWork(this.#columns.roles[row] ?? [], job.occupations, total);
    return totalScore(skillPoints, experienceCredit(match, line, years));
  }

  /** All of the line of work but its years. */
  #roughLine(row: number): LineOfWork {
    const { starts, occupationsOf, sharesOf } = this.#columns;
    const first = starts.at(row);
    const end = starts.at(row + 1);
    if (first === end || this.#job.occupations.length === 0) return UNKNOWN_LINE;
    let closeness = 0;
    let byWords = false;
    for (let at = first; at < end; at += 1) {
      const value = (this.#closeness[occupationsOf.at(at)] ?? Number.NaN) * sharesOf.at(at);
      if (Number.isNaN(value)) byWords = true;
      else if (value > closeness) closeness = value;
    }
    const isLatestUnknown = Number.isNaN(this.#closeness[occupationsOf.at(first)] ?? Number.NaN);
    return { closeness, byWords, trust: trustOf(closeness, isLatestUnknown), steps: [] };
  }
}
