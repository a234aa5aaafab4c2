import type { Achievement, CvAnalysis } from "../types.ts";

/** Words of making something new, by their beginnings, in the languages that CVs here come in. */
const NEW_WORK =
  /(?<!\p{L})(launch|introduc|invent|patent|pioneer|automat|redesign|re-?engineer|innovat|prototyp|initiat|founded|lanc[ée]|einführ|entwickelte|lanz[óo]|introduj|lan[çc]ou|ontwikkel)/iu;

/** From here on more of the same says nothing new. */
const FULL_ACHIEVEMENTS = 8;
const FULL_NEW_WORK = 5;

/**
 * How much the CV shows for the work: measured results per achievement, and sentences that speak of
 * something new. Both are counts of what stands in the CV, 0 without any.
 */
export function scoreImpact(analysis: Pick<CvAnalysis, "achievements" | "positions">): {
  readonly impactScore: number;
  readonly innovationScore: number;
  /** The achievements with the strongest measure first. */
  readonly keyAccomplishments: readonly string[];
} {
  const { achievements, positions } = analysis;
  const measured = achievements.filter((achievement) => achievement.measure !== null).length;
  const impact = (0.7 * measured + 0.3 * achievements.length) / FULL_ACHIEVEMENTS;
  const sentences = new Set([
    ...achievements.map((achievement) => achievement.text),
    ...positions.flatMap((position) => position.highlights.map((highlight) => highlight.value)),
  ]);
  const newWork = [...sentences].filter((sentence) => NEW_WORK.test(sentence)).length;
  return {
    impactScore: toScore(impact),
    innovationScore: toScore(newWork / FULL_NEW_WORK),
    keyAccomplishments: [...achievements]
      .sort((a, b) => weight(b) - weight(a))
      .map((achievement) => achievement.text),
  };
}

function weight(achievement: Achievement): number {
  return achievement.measure === null ? 0 : 1;
}

function toScore(share: number): number {
  return Math.round(100 * Math.min(1, share));
}
