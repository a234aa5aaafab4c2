import { BlockLayer } from "./block-layer.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import type { CompiledJob } from "./compile-job.ts";
import { RequirementCredits } from "./job-credits.ts";
import { UNKNOWN_LINE } from "./line-of-work.ts";
import {
  creditInLine,
  experienceCredit,
  knowsTitles,
  lineCredits,
  shownOf,
  titleCredit,
  totalScore,
} from "./score.ts";
import type { TableRows } from "./table-rows.ts";
import { EXPERIENCE_POINTS } from "./weights.ts";

export interface ScoredCandidate {
  readonly id: string;
  readonly score: number;
}

interface Search {
  readonly minScore: number;
  readonly rows: TableRows;
  readonly found: ScoredCandidate[];
}

/** So many rows at a time: what is worked out of them stays in the processor's cache. */
const BLOCK = 8_192;
/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;

/** The arithmetic of `score.ts` for one job, over one block of rows after the other. */
export class CandidateWalk {
  readonly #job: CompiledJob;
  readonly #columns: CandidateColumns;
  readonly #requirements: readonly RequirementCredits[];
  readonly #kin: readonly BlockLayer[];
  /** By name. */
  readonly #likenesses: Float64Array;
  /** By set of occupations. */
  readonly #closeness: Float64Array;
  /** No less than the square of the closest role's closeness. */
  readonly #ofTheLine: BlockLayer;
  /** No less than the points of the skills shown. */
  readonly #points: Float64Array;
  readonly #unused: Float64Array;

  constructor(job: CompiledJob, columns: CandidateColumns) {
    const size = Math.min(BLOCK, columns.rows);
    this.#job = job;
    this.#columns = columns;
    this.#points = new Float64Array(size);
    this.#unused = new Float64Array(size);
    this.#kin = job.groups.flatMap((group) => {
      const postings = columns.groups.get(group);
      return postings === undefined
        ? []
        : [new BlockLayer([{ postings, share: 1, scale: 1 }], { size, points: 0 })];
    });
    this.#requirements = job.requirements.map((one) => new RequirementCredits(one, columns, size));
    this.#likenesses = columns.names.likenessesTo(job);
    this.#closeness = columns.roles.closenessTo(job.occupations);
    const ofTheLine = job.requirements.reduce((sum, one) => sum + one.lineShare * one.maxPoints, 0);
    this.#ofTheLine = new BlockLayer(
      columns.roles.close(this.#closeness).map((stream) => ({ ...stream, scale: stream.share })),
      { size, points: ofTheLine },
    );
  }

  /** Everyone who scores at least `minScore`, in the order of their rows. */
  above(minScore: number, rows: TableRows): ScoredCandidate[] {
    const found: ScoredCandidate[] = [];
    for (let first = 0; first < this.#columns.rows; first += BLOCK) {
      const end = Math.min(this.#columns.rows, first + BLOCK);
      this.#load(first, end);
      this.#findIn(first, end, { minScore, rows, found });
    }
    return found;
  }

  #findIn(first: number, end: number, { minScore, rows, found }: Search): void {
    const least = minScore - ROUNDED_UP - EXPERIENCE_POINTS - this.#job.titlePoints;
    const points = this.#points;
    for (let place = 0; place < end - first; place += 1) {
      if ((points[place] ?? 0) < least) continue;
      const id = rows.ownerOf(first + place);
      if (id === undefined) continue;
      const score = this.#scoreOf(first + place, place);
      if (score >= minScore) found.push({ id, score });
    }
  }

  #load(first: number, end: number): void {
    this.#points.fill(0);
    for (const requirement of this.#requirements) requirement.load(first, end, this.#points);
    this.#ofTheLine.load(first, end, this.#points);
    for (const group of this.#kin) group.load(first, end, this.#unused);
  }

  #scoreOf(row: number, at: number): number {
    const job = this.#job;
    const columns = this.#columns;
    const known = columns.years.at(row);
    const total = Number.isNaN(known) ? null : known;
    const line = job.occupations.length === 0 ? UNKNOWN_LINE : columns.roles.lineOf(row, this.#closeness);
    const isByTitle = job.titlePoints > 0 || line.byWords;
    const likeness = isByTitle ? columns.names.bestOf(row, this.#likenesses) : 0;
    const credits = lineCredits(line);
    let skillPoints = 0;
    let ownPoints = 0;
    for (let index = 0; index < job.requirements.length; index += 1) {
      const requirement = job.requirements[index];
      if (requirement === undefined) break;
      const credit = creditInLine(requirement, this.#requirements[index]?.at(at) ?? 0, credits);
      skillPoints += requirement.maxPoints * credit;
      ownPoints += requirement.ownPoints * credit;
    }
    let kin = 0;
    for (const group of this.#kin) kin += group.values[at] ?? 0;
    if (job.titlePoints > 0) {
      const isKnown = knowsTitles(columns.hasTitles[row] ?? false, total, job.forStarters);
      const points =
        job.titlePoints *
        titleCredit(likeness, line, {
          knowsTitles: isKnown,
          hasRequirements: job.requirements.length > 0,
          kin,
        });
      skillPoints += points;
      ownPoints += points;
    }
    const years = { total, required: job.requiredYears };
    const match = { shown: shownOf(ownPoints, job.ownPoints), likeness, kin };
    return totalScore(skillPoints, experienceCredit(match, line, years));
  }
}
