import type { CompiledJob, Requirement } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { JobColumns } from "./job-columns.ts";
import { type LineOfWork, lineOfWork } from "./line-of-work.ts";
import {
  experienceCredit,
  fieldShare,
  kinOf,
  knowsTitles,
  lineCredit,
  requirementCredit,
  shownOf,
  titleCredit,
  totalScore,
} from "./score.ts";
import { TableRows } from "./table-rows.ts";
import { TopList } from "./top-list.ts";
import { FULL_KIN_SKILLS } from "./weights.ts";

export interface ScoredJob {
  readonly id: string;
  readonly score: number;
}

interface Row {
  number: number;
  skillPoints: number;
  shown: number;
  likeness: number;
  requiredYears: number;
}

/**
 * Many jobs, to be scored against one candidate at a time: the same integers as `scoreOnly`, in some tens of
 * nanoseconds each. What a candidate gets for a requirement, a title or a set of groups is worked out once,
 * however many jobs share it; the rest is one walk over the columns.
 */
export class JobTable {
  #columns = new JobColumns();
  readonly #rows = new TableRows();

  get size(): number {
    return this.#rows.size;
  }

  ids(): IterableIterator<string> {
    return this.#rows.ids();
  }

  set(id: string, job: CompiledJob): void {
    this.#rows.set(id, this.#columns.append(job));
    this.#tidy();
  }

  delete(id: string): void {
    this.#rows.delete(id);
    this.#tidy();
  }

  /** The best jobs, none under `minScore`; of equals the one with the greater id comes first. */
  best(candidate: CompiledProfile, { limit, minScore }: { limit: number; minScore: number }): ScoredJob[] {
    const top = new TopList<ScoredJob>(limit);
    const kin = createKinMemo(this.#columns.groupSets.values, candidate);
    const groupsOf = this.#columns.groupsOf.raw;
    const { totalYears } = candidate.profile;
    const match = { shown: 0, likeness: 0, kin: FULL_KIN_SKILLS };
    const years = { total: totalYears, required: 0 };
    this.#walk(candidate, (row, line) => {
      match.shown = row.shown;
      match.likeness = row.likeness;
      years.required = row.requiredYears;
      const least = Math.max(minScore, top.threshold);
      // With the closest kin that there could be: most rows need not be looked at any further.
      match.kin = FULL_KIN_SKILLS;
      if (totalScore(row.skillPoints, experienceCredit(match, line, years)) < least) return;
      match.kin = kin(groupsOf[row.number] ?? 0);
      const score = totalScore(row.skillPoints, experienceCredit(match, line, years));
      const id = this.#rows.ownerOf(row.number);
      if (score >= least && id !== undefined) top.offer({ id, score });
    });
    return top.toArray();
  }

  /** Calls back for each row, always with the same object. */
  #walk(candidate: CompiledProfile, onRow: (row: Row, line: LineOfWork) => void): void {
    const columns = this.#columns;
    const credits = creditsOf(columns.requirements.values, candidate);
    const ofTheLine = Uint8Array.from(columns.requirements.values, (one) => (one.ofTheLine ? 1 : 0));
    const isField = Uint8Array.from(columns.requirements.values, (one) => (one.isField ? 1 : 0));
    const likenesses = columns.titlePostings.compareAll(columns.titles.values, candidate.titles);
    const lines = columns.occupationSets.values.map((set) => lineOfWork(candidate.roles, set));
    const starts = columns.starts.raw;
    const requirementOf = columns.requirementOf.raw;
    const pointsOf = columns.pointsOf.raw;
    const ownPointsOf = columns.ownPointsOf.raw;
    const ownMax = columns.ownPoints.raw;
    const titleOf = columns.titleOf.raw;
    const titlePoints = columns.titlePoints.raw;
    const occupationsOf = columns.occupationsOf.raw;
    const yearsOf = columns.years.raw;
    const forStarters = columns.forStarters.raw;
    const { titles, totalYears } = candidate.profile;
    const row = { number: 0, skillPoints: 0, shown: 0, likeness: 0, requiredYears: 0 };
    let at = 0;
    for (let number = 0; number < columns.rows; number += 1) {
      const from = at;
      const end = starts[number + 1] ?? 0;
      const line = lines[occupationsOf[number] ?? 0];
      if (line === undefined) continue;
      const floor = lineCredit(line);
      const share = fieldShare(line);
      let skillPoints = 0;
      let ownPoints = 0;
      for (; at < end; at += 1) {
        const requirement = requirementOf[at] ?? 0;
        const shown = (credits[requirement] ?? 0) * (isField[requirement] === 1 ? share : 1);
        const credit = ofTheLine[requirement] === 1 && shown < floor ? floor : shown;
        skillPoints += (pointsOf[at] ?? 0) * credit;
        ownPoints += (ownPointsOf[at] ?? 0) * credit;
      }
      const likeness = likenesses[titleOf[number] ?? 0] ?? 0;
      const maxPoints = titlePoints[number] ?? 0;
      if (maxPoints > 0) {
        const points =
          maxPoints *
          titleCredit(likeness, line, {
            knowsTitles: knowsTitles(titles.length > 0, totalYears, forStarters[number] === 1),
            hasRequirements: end > from,
          });
        skillPoints += points;
        ownPoints += points;
      }
      row.number = number;
      row.skillPoints = skillPoints;
      row.shown = shownOf(ownPoints, ownMax[number] ?? 0);
      row.likeness = likeness;
      row.requiredYears = yearsOf[number] ?? 0;
      onRow(row, line);
    }
  }

  #tidy(): void {
    if (!this.#rows.isLoose) return;
    const columns = new JobColumns();
    for (const row of this.#rows.compact()) columns.copy(this.#columns, row);
    this.#columns = columns;
  }
}

function creditsOf(requirements: readonly Requirement[], candidate: CompiledProfile): Float64Array {
  const credits = new Float64Array(requirements.length);
  let number = 0;
  for (const requirement of requirements) {
    credits[number] = requirementCredit(requirement, candidate);
    number += 1;
  }
  return credits;
}

const UNKNOWN = 255;

/** The kin of each set of groups, worked out when it is first asked for; more than enough is enough. */
function createKinMemo(sets: readonly (readonly string[])[], candidate: CompiledProfile) {
  const kins = new Uint8Array(sets.length).fill(UNKNOWN);
  return (number: number): number => {
    const known = kins[number] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const kin = Math.min(FULL_KIN_SKILLS, kinOf(sets[number] ?? [], candidate));
    kins[number] = kin;
    return kin;
  };
}
