import type { Requirement } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { kinCredit, lineCredit, mostExperience } from "../score.ts";
import { FULL_KIN_SKILLS, KIN_CREDIT, SKILL_POINTS } from "../weights.ts";
import { lineOfWork, roomForRoles } from "../work/line-of-work.ts";
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
  readonly #candidate: CompiledProfile;
  readonly #columns: JobColumns;
  readonly #rows: TableRows;
  readonly #scorer: JobScorer;
  /** No less than what skills and titles show of each job. */
  readonly #shown: RowSums;
  /** By group of which the candidate has several skills, what those are worth for another of it. */
  readonly #kin: ReadonlyMap<string, number>;
  /** What a single skill of any other group is worth to a job at the most: too little to look for the jobs. */
  readonly #stray: number;
  /** By number of calling. */
  readonly #work: readonly WorkBound[];
  readonly #minScore: number;
  readonly #top: TopList<ScoredJob>;

  constructor(candidate: CompiledProfile, { columns, rows, sums }: Jobs, { limit, minScore }: JobSearch) {
    const scorer = new JobScorer(candidate, columns);
    this.#columns = columns;
    this.#rows = rows;
    this.#scorer = scorer;
    this.#candidate = candidate;
    this.#kin = new Map(
      [...candidate.groups].flatMap(([group, count]) =>
        count > 1 ? [[group, kinCredit(group, candidate)] as const] : [],
      ),
    );
    this.#stray =
      this.#kin.size === candidate.groups.size ? 0 : (SKILL_POINTS * KIN_CREDIT) / FULL_KIN_SKILLS;
    const room = roomForRoles(candidate.roles.length);
    this.#work = columns.callings.values.map((job, calling) => {
      const work = lineOfWork(candidate, job, room);
      const line = lineCredit(work);
      const experience = mostExperience(work);
      const most = this.#stray + line * (columns.mostLinePoints[calling] ?? 0) + experience;
      return { calling, line, experience, most };
    });
    this.#shown = sums;
    this.#minScore = minScore;
    this.#top = new TopList(limit);
  }

  best(): ScoredJob[] {
    this.#addShown();
    this.#scoreShown();
    const least = this.#least();
    const others = this.#work.filter(({ most }) => most >= least);
    for (const work of others.sort((a, b) => b.most - a.most)) {
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
    const { rows, titled, requirements, jobsAsking, jobsAround } = this.#columns;
    const { credits } = this.#scorer;
    this.#shown.clear(rows);
    this.#shown.add(titled, 1);
    for (const [group, credit] of this.#kin) {
      const around = jobsAround.get(group);
      if (around !== undefined) this.#shown.add(around, credit);
    }
    for (const number of credits.withinReach) {
      const credit = credits.at(number) - this.#kinFor(requirements.at(number));
      const asking = jobsAsking.get(number);
      if (credit > 0 && asking !== undefined) this.#shown.add(asking, credit);
    }
  }

  /** What is in the sums for a requirement already. */
  #kinFor({ groups, anyOf }: Requirement): number {
    const kin = groups.reduce((sum, group) => sum + (this.#kin.get(group) ?? 0), 0);
    return anyOf ? kin : kin / groups.length;
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
      this.#shown.at(row) + this.#stray + this.#workOn(row).line * this.#columns.linePoints.at(row);
    return Math.min(this.#columns.mostSkillPoints.at(row), skills) + this.#experienceBound(row);
  }

  #experienceBound(row: number): number {
    return (
      this.#workOn(row).experience *
      yearsCredit(this.#candidate.profile.totalYears, this.#columns.years.at(row))
    );
  }

  #workOn(row: number): WorkBound {
    const work = this.#work[this.#columns.callingOf.at(row)];
    if (work === undefined) throw new RangeError(`Row ${row} has no line of work.`);
    return work;
  }

  #score(row: number): void {
    const id = this.#rows.ownerOf(row);
    if (id === undefined) return;
    const score = this.#scorer.scoreOf(row, { besides: this.#experienceBound(row), least: this.#least() });
    if (score !== null && score >= this.#minScore) this.#top.offer({ id, score });
  }
}
