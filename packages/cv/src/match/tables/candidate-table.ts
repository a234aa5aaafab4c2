import type { CompiledJob } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { BlockRows } from "./block-rows.ts";
import { CandidateColumns } from "./candidate-columns.ts";
import { CandidateWalk, type ScoredCandidate } from "./candidate-walk.ts";
import { TableRows } from "./table-rows.ts";

/**
 * Many candidates, to be scored against one job at a time: the same integers as `scoreOnly`. Only those who
 * have something of what is asked cost more than a few additions.
 */
export class CandidateTable {
  #columns = new CandidateColumns();
  readonly #rows = new TableRows();
  readonly #block = new BlockRows();

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
    const tables = { columns: this.#columns, owners: this.#rows, block: this.#block };
    return new CandidateWalk(job, tables, minScore).above();
  }

  #tidy(): void {
    if (this.#rows.isLoose) this.#columns = this.#columns.only(this.#rows.compact());
  }
}
