import type { ScoreThresholds } from "@rolecall/ui/score";

/** Scores of a CV itself take the colours of a match: green from 75, yellow from 50, red below. */
export const SCORE_THRESHOLDS: ScoreThresholds = { high: 75, medium: 50, low: "danger" };

export function scoreBarTone(score: number): "success" | "warning" | "danger" {
  if (score >= SCORE_THRESHOLDS.high) return "success";
  return score >= SCORE_THRESHOLDS.medium ? "warning" : "danger";
}
