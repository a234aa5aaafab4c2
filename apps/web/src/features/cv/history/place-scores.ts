interface Box {
  width: number;
  height: number;
  /** Room that is left free at both sides. */
  inset?: number;
}

export interface ScorePoint {
  readonly x: number;
  readonly y: number;
}

/** Evenly spaced points of a line through scores of 0–100; 100 is at the top, y grows downwards. */
export function placeScores(
  scores: readonly number[],
  { width, height, inset = 0 }: Box,
): readonly ScorePoint[] {
  const step = scores.length > 1 ? (width - 2 * inset) / (scores.length - 1) : 0;
  return scores.map((score, index) => ({
    x: scores.length > 1 ? inset + index * step : width / 2,
    y: height - (Math.min(100, Math.max(0, score)) / 100) * height,
  }));
}

/** More numbers than this would run into each other on a phone. */
const MOST_LABELS = 8;

/** The points whose number is worth writing: all of a few, else both ends, the highest and the lowest. */
export function labelledScores(scores: readonly number[]): ReadonlySet<number> {
  if (scores.length <= MOST_LABELS) return new Set(scores.keys());
  const last = scores.length - 1;
  const [high, low] = [Math.max(...scores), Math.min(...scores)];
  return new Set([0, scores.lastIndexOf(high), scores.lastIndexOf(low), last]);
}
