import type { CvAnalysis, InconsistencyKind } from "../types.ts";

/** What each kind takes from what is left of the score, so that it falls with every entry and never below 0. */
const COST: Record<InconsistencyKind, number> = { reversed: 0.25, total: 0.2, overlap: 0.15, gap: 0.1 };

const ADVICE: Record<InconsistencyKind, string> = {
  reversed: "Check the dates of the position that ends before it starts.",
  total: "Make the stated total of years agree with the dates of the positions.",
  overlap: "Say which of the overlapping positions were part-time or side work.",
  gap: "Add a line on what you did between the positions, such as studies, care or travel.",
};

/**
 * How far the dates of a CV agree with each other: 100 without an inconsistency, less with every one.
 * A gap is reported, not judged: the score says that something is unexplained, not that it is bad.
 */
export function verifyExperience(analysis: Pick<CvAnalysis, "inconsistencies" | "positions">): {
  readonly score: number;
  readonly recommendations: readonly string[];
} {
  const { inconsistencies, positions } = analysis;
  const left = inconsistencies.reduce((score, { kind }) => score * (1 - COST[kind]), 100);
  const kinds = [...new Set(inconsistencies.map(({ kind }) => kind))];
  const undated = positions.filter((position) => position.startDate === null);
  return {
    score: inconsistencies.length === 0 ? 100 : Math.min(99, Math.round(left)),
    recommendations: [
      ...kinds.map((kind) => ADVICE[kind]),
      ...undated.map(({ title }) => `Add the dates of your position as ${title}.`),
    ],
  };
}
