/**
 * Normalised discounted cumulative gain of a ranking: `grades` in the order of the ranking, each from 0,
 * against the best order of the same grades. 1 when there is nothing relevant to rank.
 */
export function ndcg(grades: readonly number[], depth: number): number {
  const ideal = gain(
    [...grades].sort((a, b) => b - a),
    depth,
  );
  return ideal === 0 ? 1 : gain(grades, depth) / ideal;
}

function gain(grades: readonly number[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
