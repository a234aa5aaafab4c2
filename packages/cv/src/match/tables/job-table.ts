import type { CompiledJob } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { JobColumns } from "./job-columns.ts";
import { type JobSearch, JobWalk, type ScoredJob } from "./job-walk.ts";
import { RowSums } from "./row-sums.ts";
import { TableRows } from "./table-rows.ts";

/**
 * Many jobs, to be scored against one candidate at a time: the same integers as `scoreOnly`. What a candidate
 * gets for a requirement, a title or a set of groups is worked out once, however many jobs share it, and only
 * jobs that may be among the best are scored at all.
 */
export class JobTable {
  #columns = new JobColumns();
  readonly #rows = new TableRows();
  readonly #sums = new RowSums();

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
  best(candidate: CompiledProfile, search: JobSearch): ScoredJob[] {
    const jobs = { columns: this.#columns, rows: this.#rows, sums: this.#sums };
    return new JobWalk(candidate, jobs, search).best();
  }

  #tidy(): void {
    if (!this.#rows.isLoose) return;
    const columns = new JobColumns();
    for (const row of this.#rows.compact()) columns.copy(this.#columns, row);
    this.#columns = columns;
  }
}
