import { z } from "zod";
import { EXPERIENCE_LEVELS } from "./enums.ts";

/** `YYYY-MM`, or `YYYY` when the CV gives no month. */
export const PartialDate = z.string().regex(/^\d{4}(-\d{2})?$/);

/** A line of the CV that a fact or a point of a score came from. */
export const CvEvidence = z.object({ line: z.number().int(), quote: z.string() });
export type CvEvidence = z.infer<typeof CvEvidence>;

/** Studies as the CV tells them: the year is that of their end. */
export const CvEducation = z.object({
  degree: z.string().nullable(),
  field: z.string().nullable(),
  institution: z.string().nullable(),
  year: z.number().int().nullable(),
});

/** The facts of an uploaded CV as the profile shows them. What the CV does not state is null or empty. */
export const CvFacts = z.object({
  personalInfo: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    links: z.array(z.string()),
  }),
  professionalSummary: z.string().nullable(),
  skills: z.array(z.string()),
  experience: z.object({
    totalYears: z.number(),
    positions: z.array(
      z.object({
        title: z.string().nullable(),
        company: z.string().nullable(),
        startDate: PartialDate.nullable(),
        endDate: PartialDate.nullable(),
        current: z.boolean(),
        years: z.number().nullable(),
        highlights: z.array(z.string()),
      }),
    ),
  }),
  education: z.array(CvEducation),
  aiInsights: z.object({
    experienceLevel: z.enum(EXPERIENCE_LEVELS),
    domainExpertise: z.array(z.string()),
    keyStrengths: z.array(z.string()),
    recommendedRoles: z.array(z.string()),
  }),
});
export type CvFacts = z.infer<typeof CvFacts>;
