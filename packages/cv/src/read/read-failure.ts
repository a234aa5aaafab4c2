import type { ReadProblem } from "../types.ts";

/** Carries a problem of the file from deep inside the reader to `readDocument`, the only place that catches it. */
export class ReadFailure extends Error {
  readonly problem: ReadProblem;

  constructor(problem: ReadProblem, cause?: unknown) {
    super(`The file cannot be read: ${problem}.`, { cause });
    this.name = "ReadFailure";
    this.problem = problem;
  }
}
