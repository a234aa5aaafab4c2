import type { AchievementEvidence, CvAnalysis } from "../types.ts";

type Achieved = Pick<CvAnalysis["achievements"], "achievements" | "keyAccomplishments">;

interface AnalysisPart {
  readonly achievements: Achieved;
  readonly evidence: { readonly achievements: readonly AchievementEvidence[] };
}

/** Every result once: key accomplishments first and in their order, then the rest, each with its lines. */
export function groupAchievements({ achievements, evidence }: AnalysisPart): {
  key: readonly AchievementEvidence[];
  others: readonly AchievementEvidence[];
} {
  const known = new Map(evidence.achievements.map((one) => [one.text, one]));
  const find = (text: string) => known.get(text) ?? { text, measure: null, evidence: [] };
  const key = [...new Set(achievements.keyAccomplishments)];
  const others = [...new Set(achievements.achievements)].filter((text) => !key.includes(text));
  return { key: key.map(find), others: others.map(find) };
}
