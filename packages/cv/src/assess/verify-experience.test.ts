import { describe, expect, it } from "vitest";
import type { Inconsistency, InconsistencyKind } from "../types.ts";
import { verifyExperience } from "./verify-experience.ts";

function entry(kind: InconsistencyKind): Inconsistency {
  return { kind, sentence: `A ${kind}.`, evidence: [] };
}

describe("verifyExperience", () => {
  it("is full without an inconsistency", () => {
    expect(verifyExperience({ inconsistencies: [], positions: [] })).toEqual({
      score: 100,
      recommendations: [],
    });
  });

  it.each<InconsistencyKind>(["reversed", "total", "overlap", "gap"])("falls with every %s", (kind) => {
    const scores = [0, 1, 2, 3, 4].map(
      (count) =>
        verifyExperience({ inconsistencies: Array.from({ length: count }, () => entry(kind)), positions: [] })
          .score,
    );
    for (const [i, score] of scores.entries()) if (i > 0) expect(score).toBeLessThan(scores[i - 1] ?? 0);
  });

  it("gives one piece of advice per kind", () => {
    const { recommendations } = verifyExperience({
      inconsistencies: [entry("gap"), entry("gap")],
      positions: [],
    });
    expect(recommendations).toHaveLength(1);
  });
});
