import type { MatchResult, ScorePart } from "../../types.ts";
import { MAX_SCORE } from "../weights.ts";
import { type Finding, isMet, toPart } from "./explain-requirement.ts";

/** What is nice to have as parts of the score, on top of the points of all others. */
export function niceToHaveParts(
  findings: readonly Finding[],
  { points, source }: { points: number; source: "CV" | "profile" },
): ScorePart[] {
  const gained = findings.reduce((sum, { credit, maxPoints }) => sum + credit * maxPoints, 0);
  const room = Math.max(0, MAX_SCORE - points);
  const share = gained > room ? room / gained : 1;
  return findings.map((finding) => {
    const part = toPart(finding, source);
    return {
      ...part,
      rule: `nice-to-have.${finding.way}`,
      points: part.points * share,
      reason:
        finding.credit === 0
          ? `The ${source} does not show ${finding.phrase}; it is nice to have, so that costs nothing.`
          : `${part.reason} It is nice to have and counts on top${share < 1 ? `, as far as ${MAX_SCORE} leaves room` : ""}.`,
    };
  });
}

/** Left out where the job has nothing that is nice to have. */
export function niceToHaveSkills(
  findings: readonly Finding[],
): Pick<MatchResult, "matchingNiceToHaveSkills" | "missingNiceToHaveSkills"> {
  if (findings.length === 0) return {};
  return {
    matchingNiceToHaveSkills: findings.filter(isMet).map(({ phrase }) => phrase),
    missingNiceToHaveSkills: findings.filter((finding) => !isMet(finding)).map(({ phrase }) => phrase),
  };
}
