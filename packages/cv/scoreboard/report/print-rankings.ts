import type { JobRanking } from "../ranking/rank-people.ts";

const SHOWN = 6;

/** Jobs with the worst ranking first: who came on top, with grade and score. */
export function rankingLines(rankings: readonly JobRanking[]): string[] {
  const worst = [...rankings].sort((a, b) => a.ndcg - b.ndcg);
  const line = (ranking: JobRanking) =>
    ranking.people
      .slice(0, SHOWN)
      .map(({ person, grade, score }) => `${person} ${score} [${grade}]`)
      .join(", ");
  return [
    "ranking of people per job, best first: score [grade]",
    ...worst.map((ranking) => `  ${ranking.ndcg.toFixed(3)}  ${ranking.job.id}: ${line(ranking)}`),
    "",
  ];
}
