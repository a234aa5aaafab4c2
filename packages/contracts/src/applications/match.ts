import { z } from "zod";
import { CvEvidence } from "../cv/facts.ts";

/** One part of a score: the rule, the job's words, the lines of the CV, and why it gave what it gave. */
export const ScorePart = z.object({
  rule: z.string(),
  points: z.number(),
  maxPoints: z.number(),
  jobPhrase: z.string(),
  cvSkill: z
    .string()
    .exactOptional()
    .describe(
      "What the candidate's skill is called that answers to the job's words; left out where none does, and by older engines.",
    ),
  evidence: z.array(CvEvidence),
  reason: z.string(),
});
export type ScorePart = z.infer<typeof ScorePart>;

/** Of the job's skills that are nice to have, as it names them. Missing ones cost nothing. */
export const NiceToHaveMatch = z.object({
  matchingNiceToHaveSkills: z
    .array(z.string())
    .exactOptional()
    .describe("Left out where nothing is nice to have."),
  missingNiceToHaveSkills: z
    .array(z.string())
    .exactOptional()
    .describe("Left out where nothing is nice to have. They cost no points."),
});
export type NiceToHaveMatch = z.infer<typeof NiceToHaveMatch>;
