import { z } from "zod";
import { CvEducation, CvEvidence } from "../cv/facts.ts";

const evidence = z.array(CvEvidence);

/** What the CV of an application says beside skills and work, each fact with its lines. What it does not say is null or empty. */
export const ApplicationFacts = z.object({
  location: z.object({ value: z.string(), evidence }).nullable(),
  education: z.array(CvEducation.extend({ evidence })),
  certifications: z.array(
    z.object({
      name: z.string(),
      issuer: z.string().nullable(),
      year: z.number().int().nullable(),
      evidence,
    }),
  ),
  /** By its English name, the level as written. */
  languages: z.array(z.object({ name: z.string(), level: z.string().nullable(), evidence })),
});
export type ApplicationFacts = z.infer<typeof ApplicationFacts>;
