import type { CompiledJob, Requirement } from "../job/compile-job.ts";
import {
  creditInLine,
  experienceCredit,
  isStart,
  knowsTitles,
  lineCredits,
  shownOf,
  titleCredit,
  totalScore,
} from "../score.ts";
import { EXPERIENCE_POINTS, STUDY_SHARE } from "../weights.ts";
import { type LineOfWork, lineAtStart, UNKNOWN_LINE } from "../work/line-of-work.ts";
import { yearsCredit } from "../work/years-credit.ts";
import { BlockLayer, type Stream } from "./block-layer.ts";
import { BLOCK, type BlockMemory } from "./block-memory.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import type { CallingsInLine } from "./candidate-roles.ts";
import { GroupLayer } from "./group-layer.ts";
import { RequirementCredits } from "./job-credits.ts";
import type { TableRows } from "./table-rows.ts";

export interface ScoredCandidate {
  readonly id: string;
  readonly score: number;
}

interface Search {
  readonly minScore: number;
  readonly rows: TableRows;
  readonly found: ScoredCandidate[];
}

/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;

/** What is worth less than so many points for a row is given to all of them. */
const LITTLE = 1;

interface PricedGroup {
  readonly layer: GroupLayer;
  /** What all requirements of the group are worth. */
  readonly points: number;
}

function pointsOf(group: string, requirements: readonly Requirement[]): number {
  let points = 0;
  for (const { groups, ids, anyOf, maxPoints } of requirements) {
    const named = groups.filter((name) => name === group).length;
    if (named > 0) points += anyOf ? maxPoints : (maxPoints * named) / ids.length;
  }
  return points;
}

function knownYears(years: number): number | null {
  return Number.isNaN(years) ? null : years;
}

/** The arithmetic of `score.ts` for one job, over one block of rows after the other. */
export class CandidateWalk {
  readonly #job: CompiledJob;
  readonly #columns: CandidateColumns;
  readonly #requirements: readonly RequirementCredits[];
  readonly #groups: readonly PricedGroup[];
  /** Of the groups of the job. */
  readonly #kin: readonly Float64Array[];
  /** Of the words of the job's title, by number of stem. */
  readonly #weights: Float64Array;
  readonly #callings: CallingsInLine;
  /** By number of studies; empty but for a job for starters. */
  readonly #studies: Float64Array;
  /** No less than the square of the closest role's closeness. */
  readonly #ofTheLine: BlockLayer;
  /** No less than the points of the skills shown. */
  readonly #points: Float64Array;
  /** No less than what each row has besides. */
  readonly #slack: number;

  constructor(job: CompiledJob, columns: CandidateColumns, memory: BlockMemory) {
    this.#job = job;
    this.#columns = columns;
    this.#points = memory.take();
    const groups = new Map<string, GroupLayer>();
    for (const name of new Set([...job.groups, ...job.requirements.flatMap((one) => one.groups)])) {
      const postings = columns.groups.get(name);
      if (postings !== undefined) groups.set(name, new GroupLayer(postings, memory));
    }
    this.#groups = [...groups].map(([name, layer]) => ({ layer, points: pointsOf(name, job.requirements) }));
    this.#kin = job.groups.flatMap((name) => groups.get(name)?.counts ?? []);
    this.#requirements = job.requirements.map(
      (one) => new RequirementCredits(one, { columns, memory, groups }),
    );
    this.#weights = columns.names.weightsOf(job);
    this.#callings = columns.roles.callingsFor(job);
    this.#studies = job.forStarters ? columns.studiesFor(job) : new Float64Array();
    const ofTheLine = job.requirements.reduce((sum, one) => sum + one.lineShare * one.maxPoints, 0);
    const close = columns.roles.close(this.#callings.closeness);
    const isWorthIt = ({ share }: Stream) => ofTheLine * share * share >= LITTLE;
    const ofStudies = ofTheLine * (STUDY_SHARE * Math.max(0, ...this.#studies)) ** 2;
    this.#slack = (close.every(isWorthIt) ? 0 : LITTLE) + ofStudies;
    this.#ofTheLine = new BlockLayer(
      close.filter(isWorthIt).map((stream) => ({ ...stream, scale: stream.share })),
      { memory, points: ofTheLine },
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
    const withoutYears = minScore - ROUNDED_UP - this.#slack - this.#job.titlePoints;
    const least = withoutYears - EXPERIENCE_POINTS;
    const points = this.#points;
    const years = this.#columns.years;
    for (let place = 0; place < end - first; place += 1) {
      const shown = points[place] ?? 0;
      if (shown < least) continue;
      const credit = yearsCredit(knownYears(years.at(first + place)), this.#job.requiredYears);
      if (shown + EXPERIENCE_POINTS * credit < withoutYears) continue;
      const id = rows.ownerOf(first + place);
      if (id === undefined) continue;
      const score = this.#scoreOf(first + place, place);
      if (score >= minScore) found.push({ id, score });
    }
  }

  #load(first: number, end: number): void {
    this.#points.fill(0);
    const sums = this.#points;
    for (const { layer, points } of this.#groups) layer.load(first, end, { sums, points });
    for (const requirement of this.#requirements) requirement.load(first, end, sums);
    this.#ofTheLine.load(first, end, sums);
  }

  #scoreOf(row: number, at: number): number {
    const job = this.#job;
    const columns = this.#columns;
    const total = knownYears(columns.years.at(row));
    const hasTrade = columns.hasTrade[row] ?? false;
    const line = this.#lineOf(row, hasTrade);
    const isByTitle = job.titlePoints > 0 || line.byWords;
    const likeness = isByTitle
      ? columns.names.bestOf(row, { weights: this.#weights, titleWeight: job.titleWeight })
      : 0;
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
    for (let index = 0; index < this.#kin.length; index += 1) kin += this.#kin[index]?.[at] ?? 0;
    const hasTitles = columns.hasTitles[row] ?? false;
    const isBeginner = isStart(hasTrade, job.forStarters);
    if (job.titlePoints > 0) {
      const isKnown = knowsTitles(hasTitles, total, job.forStarters);
      const points =
        job.titlePoints *
        titleCredit(likeness, line, {
          knowsTitles: isKnown,
          hasRequirements: job.requirements.length > 0,
          isStart: isBeginner,
          kin,
        });
      skillPoints += points;
      ownPoints += points;
    }
    const years = { total, required: job.requiredYears };
    const match = { shown: shownOf(ownPoints, job.ownPoints), likeness, kin, isStart: isBeginner };
    return totalScore(skillPoints, experienceCredit(match, line, years));
  }
  #lineOf(row: number, hasTrade: boolean): LineOfWork {
    const { occupations, forStarters } = this.#job;
    if (occupations.length === 0) return UNKNOWN_LINE;
    const line = this.#columns.roles.lineOf(row, this.#callings);
    if (!forStarters) return line;
    const study = this.#studies[this.#columns.studyOf.at(row)] ?? 0;
    return lineAtStart(line, { study, hasTrade });
  }
}
