import type { CompiledJob } from "../job/compile-job.ts";
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
import { KIN_CREDIT, STUDY_SHARE } from "../weights.ts";
import { type LineOfWork, lineAtStart, UNKNOWN_LINE } from "../work/line-of-work.ts";
import { yearsCredit } from "../work/years-credit.ts";
import { BLOCK, type BlockRows } from "./block-rows.ts";
import type { CandidateColumns } from "./candidate-columns.ts";
import { type CallingsInLine, ROLE_KINDS } from "./candidate-roles.ts";
import { type Block, Cursor } from "./cursor.ts";
import { type Ask, JobAsks } from "./job-asks.ts";
import type { TableRows } from "./table-rows.ts";
import { WalkLevels } from "./walk-levels.ts";

export interface ScoredCandidate {
  readonly id: string;
  readonly score: number;
}

interface Candidates {
  readonly columns: CandidateColumns;
  readonly owners: TableRows;
  /** Memory of the table's, lent for one walk after the other. */
  readonly block: BlockRows;
}

/** Roles that are no closer change little: who has them is not looked for. */
const REMOTE = 0.2;

/** By level, 1 for rows that may come to the score by what this ask and those behind it give. */
interface Step {
  readonly ask: Ask;
  readonly opens: Uint8Array;
}

/** The rows of a calling, and the level of the first kind of them. */
interface Line {
  readonly cursor: Cursor;
  readonly kinds: number;
}

function knownYears(years: number): number | null {
  return Number.isNaN(years) ? null : years;
}

/**
 * Everyone who scores enough for one job. A row is looked at once the lists of what is asked for, the shortest first,
 * tell that it may: what the lists behind can give, and its roles, rule out most. The score is that of `score.ts`.
 */
export class CandidateWalk {
  readonly #job: CompiledJob;
  readonly #columns: CandidateColumns;
  readonly #owners: TableRows;
  readonly #block: BlockRows;
  readonly #minScore: number;
  readonly #asks: JobAsks;
  /** Of the words of the job's title, by number of stem. */
  readonly #weights: Float64Array;
  readonly #callings: CallingsInLine;
  /** By number of studies; empty but for a job for starters. */
  readonly #studies: Float64Array;
  readonly #levels: WalkLevels;
  readonly #lines: readonly Line[];
  /** By level: 1 where rows may come to the score though no list has them. */
  readonly #openAtOnce: Uint8Array;
  readonly #steps: readonly Step[];

  constructor(job: CompiledJob, { columns, owners, block }: Candidates, minScore: number) {
    this.#job = job;
    this.#columns = columns;
    this.#owners = owners;
    this.#block = block;
    this.#minScore = minScore;
    this.#asks = new JobAsks(job, columns);
    this.#weights = columns.names.weightsOf(job);
    this.#callings = columns.roles.callingsFor(job);
    this.#studies = job.forStarters ? columns.studiesFor(job) : new Float64Array();
    const remote = Math.max(REMOTE, STUDY_SHARE * Math.max(0, ...this.#studies));
    const close = columns.roles.closerThan(remote, this.#callings);
    const closenesses = [remote, ...new Set(close.map(({ closeness }) => closeness))];
    const levels = new WalkLevels(job, closenesses, minScore);
    this.#levels = levels;
    this.#lines = close.map(({ closeness, postings }) => ({
      cursor: new Cursor(postings),
      kinds: levels.of(closeness),
    }));
    let points = this.#asks.asks.reduce((sum, ask) => sum + kinPoints(ask), 0);
    this.#openAtOnce = levels.within(points);
    const steps: Step[] = [];
    for (const ask of this.#asks.asks.toSorted((a, b) => b.length - a.length)) {
      points += ask.requirement.maxPoints - kinPoints(ask);
      steps.unshift({ ask, opens: levels.within(points) });
    }
    this.#steps = steps;
  }

  /** In the order of their rows. */
  above(): ScoredCandidate[] {
    const found: ScoredCandidate[] = [];
    const all = this.#columns.rows;
    for (let first = 0; first < all; first += BLOCK) {
      const block = { rows: this.#block, first, end: Math.min(all, first + BLOCK) };
      this.#open(block);
      this.#findIn(block, found);
    }
    return found;
  }

  #open(block: Block): void {
    const { rows, first, end } = block;
    const kindOf = this.#columns.roles.kindOf.raw;
    const opens = this.#openAtOnce;
    rows.begin(this.#asks.width);
    rows.levels.set(kindOf.subarray(first, end));
    if (opens.subarray(0, ROLE_KINDS.length).includes(1))
      for (let place = 0; place < end - first; place += 1)
        if (opens[rows.levels[place] ?? 0] === 1) rows.open(place);
    for (const { cursor, kinds } of this.#lines)
      cursor.lift(block, { kinds, kindOf, needs: this.#levels.needs, opens });
    for (const { ask, opens } of this.#steps)
      for (const { cell, cursors } of [ask.whole, ...ask.parts])
        for (const cursor of cursors) cursor.raise(cell, block, opens);
    this.#asks.finish(block);
  }

  #findIn({ rows, first }: Block, found: ScoredCandidate[]): void {
    const { slots, width } = rows;
    for (const place of this.#promising(rows, first)) {
      const id = this.#owners.ownerOf(first + place);
      if (id === undefined) continue;
      const score = this.#scoreOf(first + place, (slots[place] ?? 0) * width);
      if (score >= this.#minScore) found.push({ id, score });
    }
  }

  /** The places of the rows that what they show, and their years, may bring to the score, in order. */
  #promising({ numbers, levels, width, opened }: BlockRows, first: number): Uint16Array {
    const { needs, experience } = this.#levels;
    const { years } = this.#columns;
    const { requiredYears } = this.#job;
    let kept = 0;
    for (let index = 0; index < opened.length; index += 1) {
      const place = opened[index] ?? 0;
      const level = levels[place] ?? 0;
      const spare = this.#asks.pointsOf(numbers, (index + 1) * width) - (needs[level] ?? 0);
      if (spare < 0) continue;
      const credit = yearsCredit(knownYears(years.at(first + place)), requiredYears);
      if (spare < (experience[level] ?? 0) * (1 - credit)) continue;
      opened[kept] = place;
      kept += 1;
    }
    return opened.subarray(0, kept).sort();
  }

  #scoreOf(row: number, from: number): number {
    const job = this.#job;
    const columns = this.#columns;
    const { numbers } = this.#block;
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
      const credit = creditInLine(requirement, this.#asks.creditOf(index, numbers, from), credits);
      skillPoints += requirement.maxPoints * credit;
      ownPoints += requirement.ownPoints * credit;
    }
    let niceToHave = 0;
    for (let index = 0; index < job.niceToHave.length; index += 1) {
      const one = job.niceToHave[index];
      if (one === undefined) break;
      const shown = this.#asks.creditOf(job.requirements.length + index, numbers, from);
      niceToHave += one.maxPoints * creditInLine(one, shown, credits);
    }
    const kin = this.#asks.kinOf(numbers, from);
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
    return totalScore(skillPoints, experienceCredit(match, line, years), niceToHave);
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

/** What skills of the same groups are worth in its place at the most. */
function kinPoints({ requirement: { maxPoints }, whole, parts }: Ask): number {
  return [whole, ...parts].some(({ kin }) => kin.length > 0) ? KIN_CREDIT * maxPoints : 0;
}
