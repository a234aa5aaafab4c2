import { z } from "zod";
import { CvEvidence } from "../cv/facts.ts";

/** One part of a score: the rule, the job's words, the lines of the CV, and why it gave what it gave. */
export const ScorePart = z.object({
  rule: z.string(),
  points: z.number(),
  maxPoints: z.number(),
  jobPhrase: z.string(),
  evidence: z.array(CvEvidence),
  reason: z.string(),
});
export type ScorePart = z.infer<typeof ScorePart>;
