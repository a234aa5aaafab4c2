import { CandidateColumns } from "./candidate-columns.ts";
import { CandidateWalk, type ScoredCandidate } from "./candidate-walk.ts";
import type { CompiledJob } from "./compile-job.ts";
import type { CompiledProfile } from "./compile-profile.ts";
import { TableRows } from "./table-rows.ts";

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
    return new CandidateWalk(job, this.#columns).above(minScore, this.#rows);
  }

  #tidy(): void {
    if (this.#rows.isLoose) this.#columns = this.#columns.only(this.#rows.compact());
  }
}
