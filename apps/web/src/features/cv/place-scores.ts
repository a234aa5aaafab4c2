/** Evenly spaced points of a line through scores of 0–100; 100 is at the top, y grows downwards. */
export function placeScores(
  scores: readonly number[],
  { width, height }: { width: number; height: number },
): readonly { x: number; y: number }[] {
  const step = scores.length > 1 ? width / (scores.length - 1) : 0;
  return scores.map((score, index) => ({
    x: scores.length > 1 ? index * step : width / 2,
    y: height - (Math.min(100, Math.max(0, score)) / 100) * height,
  }));
}
