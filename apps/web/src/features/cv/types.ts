import type { CvAnalysisResult } from "@rolecall/contracts/cv/schemas";
import type { z } from "zod";

export type CvAnalysis = z.infer<typeof CvAnalysisResult>;
export type CvPosition = CvAnalysis["experience"]["experienceByRole"][number];
export type SkillEvidence = CvAnalysis["evidence"]["skills"][number];
export type QualityFinding = CvAnalysis["evidence"]["findings"][number];

/** An analysis that was made on this screen just now. */
export interface FreshAnalysis {
  readonly data: CvAnalysis;
  /** Undefined for the sample of the test. */
  readonly fileName: string | undefined;
}
export type AchievementEvidence = CvAnalysis["evidence"]["achievements"][number];
