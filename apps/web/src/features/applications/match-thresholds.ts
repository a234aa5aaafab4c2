import type { ScoreThresholds } from "@rolecall/ui/score";

/** The applicant's ring: green from 75, yellow from 50, red below. */
export const MATCH_THRESHOLDS: ScoreThresholds = { high: 75, medium: 50, low: "danger" };

/** The same colours for a bar. */
export function matchTone(score: number): "success" | "warning" | "danger" {
  if (score >= MATCH_THRESHOLDS.high) return "success";
  return score >= MATCH_THRESHOLDS.medium ? "warning" : "danger";
}
