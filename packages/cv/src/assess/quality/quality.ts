import type { CvAnalysis, Quality, QualityFinding } from "../../types.ts";
import { atsRules } from "./ats-rules.ts";
import { completenessRules } from "./completeness-rules.ts";
import { formattingRules } from "./formatting-rules.ts";
import { reportHidden } from "./report-hidden.ts";

/** What the rules may look at: everything the engine found, but not the score itself. */
export type Assessed = Omit<CvAnalysis, "quality" | "insights" | "engineVersion">;

/** Scores a CV by rules with points; each says what it looked at and what would mend it. */
export function assessQuality(cv: Assessed): Quality {
  const findings: readonly QualityFinding[] = [
    ...formattingRules(cv),
    ...completenessRules(cv),
    ...atsRules(cv),
    ...reportHidden(cv),
  ];
  const formattingScore = scoreOf(findings, "formatting");
  const completenessScore = scoreOf(findings, "completeness");
  const atsCompatibility = scoreOf(findings, "ats");
  // What is missing weighs more than how it looks.
  const overallScore = Math.round(formattingScore * 0.25 + completenessScore * 0.45 + atsCompatibility * 0.3);
  return { overallScore, formattingScore, completenessScore, atsCompatibility, findings };
}

function scoreOf(findings: readonly QualityFinding[], area: QualityFinding["area"]): number {
  let points = 0;
  let most = 0;
  for (const finding of findings) {
    if (finding.area !== area) continue;
    points += finding.points;
    most += finding.maxPoints;
  }
  return most === 0 ? 0 : Math.round((100 * points) / most);
}
