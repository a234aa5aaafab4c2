import type { Evidence, QualityFinding } from "../../types.ts";

interface Outcome {
  readonly rule: string;
  readonly area: QualityFinding["area"];
  readonly maxPoints: number;
  /** 0 to 1. */
  readonly share: number;
  readonly strength: string;
  readonly improvement: string;
  readonly evidence?: readonly Evidence[];
}

/** A finding says its strength when nothing was lost, and otherwise what to do. */
export function finding({
  rule,
  area,
  maxPoints,
  share,
  strength,
  improvement,
  evidence = [],
}: Outcome): QualityFinding {
  const points = Math.round(maxPoints * Math.max(0, Math.min(1, share)));
  return { rule, area, points, maxPoints, sentence: points === maxPoints ? strength : improvement, evidence };
}
