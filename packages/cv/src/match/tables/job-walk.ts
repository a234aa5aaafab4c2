import { memoise } from "../memoise.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import {
  creditInLine,
  experienceCredit,
  kinOf,
  knowsTitles,
  lineCredit,
  lineCredits,
  shownOf,
  titleCredit,
  totalScore,
} from "../score.ts";
import { EXPERIENCE_POINTS, RELEVANCE_FLOOR, SKILL_POINTS } from "../weights.ts";
import { type LineOfWork, lineOfWork } from "../work/line-of-work.ts";
import { compareTitle } from "../work/title-likeness.ts";
import { yearsCredit } from "../work/years-credit.ts";
import type { JobColumns } from "./job-columns.ts";
import type { TableRows } from "./table-rows.ts";
import { TopList } from "./top-list.ts";

export interface ScoredJob {
  readonly id: string;
  readonly score: number;
}

/** More than half a point, for the rounding of sums too. */
const ROUNDED_UP = 0.51;
/** Those who may score most are scored first, so many points at a time: what they score rules out the rest. */
const STEP = 12;

/** The arithmetic of `score.ts` for one candidate and many jobs. */
export class JobWalk {
  readonly #candidate: CompiledProfile;
  readonly #columns: JobColumns;
  /** By requirement. */
  readonly #credits: Float64Array;
  /** By number of calling. */
  readonly #lines: readonly LineOfWork[];
  /** No less than what the job scores. */
  readonly #bounds: Float64Array;
  readonly #likenessOf: (title: number) => number;
  readonly #kinOf: (groups: number) => number;

  constructor(candidate: CompiledProfile, columns: JobColumns) {
    const { credits, met } = columns.requirements.creditsOf(candidate);
    this.#candidate = candidate;
    this.#columns = columns;
    this.#credits = credits;
    this.#lines = columns.callings.values.map((job) => lineOfWork(candidate.roles, job));
    this.#bounds = new Float64Array(columns.rows);
    for (const number of met) columns.jobsAsking.get(number)?.addTo(this.#bounds, credits[number] ?? 0);
    this.#raiseBounds();
    this.#likenessOf = memoise((number: number) => {
      const { words, weight } = columns.titles.at(number);
      return compareTitle(words, weight, candidate.titles).likeness;
    });
    this.#kinOf = memoise((number: number) => kinOf(columns.groupSets.at(number), candidate));
  }

  /** The best jobs, none under `minScore`; of equals the one with the greater id comes first. */
  best({ limit, minScore }: { limit: number; minScore: number }, rows: TableRows): ScoredJob[] {
    const top = new TopList<ScoredJob>(limit);
    const least = (): number => Math.max(minScore, top.threshold) - ROUNDED_UP;
    for (let below = Number.POSITIVE_INFINITY, from = 100 - STEP; below > least(); below = from, from -= STEP)
      this.#scoreBetween(from, below, { top, rows, minScore });
    return top.toArray();
  }

  /** From the points of the skills shown: with the line of work, a title that is the same and all years. */
  #raiseBounds(): void {
    const { rows, callingOf, linePoints, titlePoints, years } = this.#columns;
    const { totalYears } = this.#candidate.profile;
    const floors = Float64Array.from(this.#lines, lineCredit);
    const experiences = Float64Array.from(this.#lines, (line) =>
      Math.max(line.closeness, mostShownShare(line)),
    );
    const bounds = this.#bounds;
    for (let row = 0; row < rows; row += 1) {
      const shown = bounds[row] ?? 0;
      const calling = callingOf.at(row);
      const inLine = shown + (floors[calling] ?? 0) * linePoints.at(row) + titlePoints.at(row);
      const experience = yearsCredit(totalYears, years.at(row)) * (experiences[calling] ?? 0);
      bounds[row] = Math.min(SKILL_POINTS, inLine) + EXPERIENCE_POINTS * experience;
    }
  }

  #scoreBetween(from: number, below: number, { top, rows, minScore }: Search): void {
    const bounds = this.#bounds;
    for (let row = 0; row < bounds.length; row += 1) {
      const bound = bounds[row] ?? 0;
      if (bound < from || bound >= below) continue;
      const least = Math.max(minScore, top.threshold);
      if (bound < least - ROUNDED_UP) continue;
      const id = rows.ownerOf(row);
      if (id === undefined) continue;
      const score = this.#scoreOf(row);
      if (score >= least) top.offer({ id, score });
    }
  }

  #scoreOf(row: number): number {
    const columns = this.#columns;
    const { titles, totalYears } = this.#candidate.profile;
    const line = this.#lines[columns.callingOf.at(row)];
    if (line === undefined) throw new RangeError(`Row ${row} has no line of work.`);
    const credits = lineCredits(line);
    const first = columns.starts.at(row);
    const end = columns.starts.at(row + 1);
    let skillPoints = 0;
    let ownPoints = 0;
    for (let at = first; at < end; at += 1) {
      const number = columns.requirementOf.at(at);
      const credit = creditInLine(columns.requirements.at(number), this.#credits[number] ?? 0, credits);
      skillPoints += columns.pointsOf.at(at) * credit;
      ownPoints += columns.ownPointsOf.at(at) * credit;
    }
    const kin = this.#kinOf(columns.groupsOf.at(row));
    const titlePoints = columns.titlePoints.at(row);
    const likeness = titlePoints > 0 || line.byWords ? this.#likenessOf(columns.titleOf.at(row)) : 0;
    if (titlePoints > 0) {
      const points =
        titlePoints *
        titleCredit(likeness, line, {
          knowsTitles: knowsTitles(titles.length > 0, totalYears, columns.forStarters.at(row) === 1),
          hasRequirements: end > first,
          kin,
        });
      skillPoints += points;
      ownPoints += points;
    }
    const match = { shown: shownOf(ownPoints, columns.ownPoints.at(row)), likeness, kin };
    const years = { total: totalYears, required: columns.years.at(row) };
    return totalScore(skillPoints, experienceCredit(match, line, years));
  }
}

/** 0-1: how much any work counts at the most, whatever the CV shows. */
function mostShownShare({ trust }: LineOfWork): number {
  return RELEVANCE_FLOOR + (1 - RELEVANCE_FLOOR) * trust;
}

interface Search {
  readonly top: TopList<ScoredJob>;
  readonly rows: TableRows;
  readonly minScore: number;
}
