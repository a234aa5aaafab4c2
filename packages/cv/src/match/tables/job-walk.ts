import type { CompiledProfile } from "../profile/compile-profile.ts";
import { lineCredit, mostExperience } from "../score.ts";
import { FULL_KIN_SKILLS, KIN_CREDIT, SKILL_POINTS } from "../weights.ts";
import { yearsCredit } from "../work/years-credit.ts";
import { GrowingFloats, GrowingInts } from "./growing-array.ts";
import type { JobColumns } from "./job-columns.ts";
import { JobScorer } from "./job-scorer.ts";
import type { RowSums } from "./row-sums.ts";
import type { TableRows } from "./table-rows.ts";
import { TopList } from "./top-list.ts";

export interface ScoredJob {
  readonly id: string;
  readonly score: number;
}

export interface JobSearch {
  readonly limit: number;
  readonly minScore: number;
}

interface Jobs {
  readonly columns: JobColumns;
  readonly rows: TableRows;
  /** Memory of the table's, lent for one walk after the other. */
  readonly sums: RowSums;
}

/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;
/** Those who may score most are scored first, so many points at a time: what they score rules out the rest. */
const STEP = 4;

/** What the candidate's work gives to jobs of one calling. */
interface WorkBound {
  readonly calling: number;
  /** The share of the points that the very line is worth. */
  readonly line: number;
  /** The points of experience at the most, with all years. */
  readonly experience: number;
  /** All points at the most where nothing is shown. */
  readonly most: number;
}

/**
 * The best jobs for one candidate. For each job there is a bound, no less than its score and quicker to tell: first for
 * the jobs of which something is shown, then for callings that give enough to the others. Few jobs are scored.
 */
export class JobWalk {
  readonly #columns: JobColumns;
  readonly #rows: TableRows;
  readonly #scorer: JobScorer;
  readonly #totalYears: number | null;
  /** What skills and titles show of each job, but for what skills of the same groups do. */
  readonly #shown: RowSums;
  /** What those are worth to any job at the most. */
  readonly #kin: number;
  /** By number of calling. */
  readonly #work: readonly WorkBound[];
  readonly #minScore: number;
  readonly #top: TopList<ScoredJob>;

  constructor(candidate: CompiledProfile, { columns, rows, sums }: Jobs, { limit, minScore }: JobSearch) {
    const scorer = new JobScorer(candidate, columns);
    const kin = mostKinPoints(candidate);
    this.#columns = columns;
    this.#rows = rows;
    this.#scorer = scorer;
    this.#totalYears = candidate.profile.totalYears;
    this.#kin = kin;
    this.#work = scorer.lines.map((work, calling) => {
      const line = lineCredit(work);
      const experience = mostExperience(work);
      const most = kin + line * (columns.mostLinePoints[calling] ?? 0) + experience;
      return { calling, line, experience, most };
    });
    this.#shown = sums;
    this.#minScore = minScore;
    this.#top = new TopList(limit);
  }

  best(): ScoredJob[] {
    this.#addShown();
    this.#scoreShown();
    for (const work of this.#work.toSorted((a, b) => b.most - a.most)) {
      if (work.most < this.#least()) break;
      this.#scoreOthers(work);
    }
    return this.#top.toArray();
  }

  /** What a bound must come to. */
  #least(): number {
    return Math.max(this.#minScore, this.#top.threshold) - ROUNDED_UP;
  }

  #addShown(): void {
    const { rows, titled, jobsAsking } = this.#columns;
    const { credits } = this.#scorer;
    this.#shown.clear(rows);
    this.#shown.add(titled, 1);
    for (const number of credits.withinReach) {
      const credit = credits.at(number);
      const asking = jobsAsking.get(number);
      if (credit > 0 && asking !== undefined) this.#shown.add(asking, credit);
    }
  }

  #scoreShown(): void {
    const rows = new GrowingInts();
    const bounds = new GrowingFloats();
    const least = this.#least();
    for (const row of this.#shown.written) {
      const bound = this.#boundOf(row);
      if (bound < least) continue;
      rows.push(row);
      bounds.push(bound);
    }
    for (let below = Infinity, from = 100 - STEP; below > this.#least(); below = from, from -= STEP) {
      for (let at = 0; at < rows.length; at += 1) {
        const bound = bounds.at(at);
        if (bound >= from && bound < below && bound >= this.#least()) this.#score(rows.at(at));
      }
    }
  }

  /** The jobs of a calling of which nothing is shown. */
  #scoreOthers({ calling }: WorkBound): void {
    const rows = this.#columns.jobsOf[calling];
    if (rows === undefined) return;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows.at(at);
      if (this.#shown.at(row) === 0 && this.#boundOf(row) >= this.#least()) this.#score(row);
    }
  }

  #boundOf(row: number): number {
    const skills =
      this.#shown.at(row) + this.#kin + this.#workOn(row).line * this.#columns.linePoints.at(row);
    return Math.min(SKILL_POINTS, skills) + this.#experienceBound(row);
  }

  #experienceBound(row: number): number {
    return this.#workOn(row).experience * yearsCredit(this.#totalYears, this.#columns.years.at(row));
  }

  #workOn(row: number): WorkBound {
    const work = this.#work[this.#columns.callingOf.at(row)];
    if (work === undefined) throw new RangeError(`Row ${row} has no line of work.`);
    return work;
  }

  #score(row: number): void {
    const id = this.#rows.ownerOf(row);
    if (id === undefined) return;
    const skills = this.#scorer.requirementPoints(row) + this.#columns.titlePoints.at(row);
    if (skills + this.#experienceBound(row) < this.#least()) return;
    const score = this.#scorer.scoreOf(row);
    if (score >= this.#minScore) this.#top.offer({ id, score });
  }
}

function mostKinPoints({ groups }: CompiledProfile): number {
  const count = Math.max(0, ...groups.values());
  return SKILL_POINTS * KIN_CREDIT * Math.min(1, count / FULL_KIN_SKILLS);
}
