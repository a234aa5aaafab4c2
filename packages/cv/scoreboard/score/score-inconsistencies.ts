import type { InconsistencyKind } from "../../corpus/person.ts";
import type { Outcome } from "./counts.ts";

/** By kind: a CV with two gaps and a reader that names one gap agree that there is a gap. */
export function scoreInconsistencies(
  expected: readonly InconsistencyKind[],
  found: readonly InconsistencyKind[],
): Outcome {
  const [wanted, got] = [new Set(expected), new Set(found)];
  return {
    right: [...wanted].filter((kind) => got.has(kind)).length,
    invented: [...got].filter((kind) => !wanted.has(kind)),
    missed: [...wanted].filter((kind) => !got.has(kind)),
  };
}
