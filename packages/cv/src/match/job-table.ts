import type { CompiledJob } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { JobColumns } from "./job-columns.ts";
import { kinOf, requirementCredit, titleCreditOf, totalScore, yearsCredit } from "./score.ts";
import { TopList } from "./top-list.ts";

export interface ScoredJob {
  readonly id: string;
  readonly score: number;
}

/** Rows that no job owns any more are cleared away once they are this many, and as many as those in use. */
const MIN_DEAD_ROWS = 1_000;

/**
 * Many jobs, to be scored against one candidate at a time: the same integers as `scoreOnly`, in some tens of
 * nanoseconds each. What a candidate gets for a requirement, a title or a set of groups is worked out once,
 * however many jobs share it; the rest is one walk over the columns.
 */
export class JobTable {
  #columns = new JobColumns();
  /** The job of each row; undefined when it was replaced or deleted. */
  #ids: (string | undefined)[] = [];
  readonly #rows = new Map<string, number>();

  get size(): number {
    return this.#rows.size;
  }

  ids(): IterableIterator<string> {
    return this.#rows.keys();
  }

  set(id: string, job: CompiledJob): void {
    this.#forget(id);
    this.#rows.set(id, this.#columns.append(job));
    this.#ids.push(id);
    this.#tidy();
  }

  delete(id: string): void {
    this.#forget(id);
    this.#rows.delete(id);
    this.#tidy();
  }

  /** The best jobs, none under `minScore`; of equals the one with the greater id comes first. */
  best(candidate: CompiledProfile, { limit, minScore }: { limit: number; minScore: number }): ScoredJob[] {
    const top = new TopList(limit);
    this.#scoreRows(candidate, (row, score) => {
      if (score < minScore || score < top.threshold) return;
      const id = this.#ids[row];
      if (id !== undefined) top.offer({ id, score });
    });
    return top.toArray();
  }

  #scoreRows(candidate: CompiledProfile, onScore: (row: number, score: number) => void): void {
    const columns = this.#columns;
    const credits = Float64Array.from(columns.requirements.values, (requirement) =>
      requirementCredit(requirement, candidate),
    );
    const kins = Float64Array.from(columns.groupSets.values, (groups) => kinOf(groups, candidate));
    const likenesses = columns.titlePostings.compareAll(columns.titles.values, candidate.titles);
    const { totalYears } = candidate.profile;
    const [starts, requirementOf, pointsOf] = [
      columns.starts.raw,
      columns.requirementOf.raw,
      columns.pointsOf.raw,
    ];
    const [titleOf, titlePoints] = [columns.titleOf.raw, columns.titlePoints.raw];
    const [groupsOf, years] = [columns.groupsOf.raw, columns.years.raw];
    const { rows } = columns;
    let at = 0;
    for (let row = 0; row < rows; row += 1) {
      const from = at;
      const end = starts[row + 1] ?? 0;
      let skillPoints = 0;
      for (; at < end; at += 1) skillPoints += (pointsOf[at] ?? 0) * (credits[requirementOf[at] ?? 0] ?? 0);
      const likeness = likenesses[titleOf[row] ?? 0] ?? 0;
      const points = titlePoints[row] ?? 0;
      if (points > 0) skillPoints += points * titleCreditOf(candidate, likeness, end > from);
      const kin = kins[groupsOf[row] ?? 0] ?? 0;
      onScore(row, totalScore({ skillPoints, likeness }, kin, yearsCredit(totalYears, years[row] ?? 0)));
    }
  }

  #forget(id: string): void {
    const row = this.#rows.get(id);
    if (row !== undefined) this.#ids[row] = undefined;
  }

  #tidy(): void {
    const dead = this.#ids.length - this.#rows.size;
    if (dead < MIN_DEAD_ROWS || dead < this.#rows.size) return;
    const columns = new JobColumns();
    const ids: string[] = [];
    for (const [id, row] of this.#rows) {
      this.#rows.set(id, columns.copy(this.#columns, row));
      ids.push(id);
    }
    this.#columns = columns;
    this.#ids = ids;
  }
}
