import { z } from "zod";
import { Id, Instant, Score } from "../common/id.ts";
import { optionalPage, queryValue } from "../common/query.ts";
import { TimeZone } from "../common/time-zone.ts";
import { EXPERIENCE_LEVELS } from "../cv/enums.ts";
import { ScorePart } from "./match.ts";

/** The form fields beside the file. `candidateId` is the caller and may be left out. */
export const ApplyFields = z.object({ jobId: z.string(), candidateId: z.string().optional() });

export const AiSummary = z.object({
  overallAssessment: z.string(),
  fitScore: Score,
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  recommendedActions: z.array(z.string()),
});

export const FinishedAnalysis = z.object({
  overallScore: Score,
  aiSummary: AiSummary,
  extractedSkills: z.array(z.string()),
  matchingSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
  skillsMatch: Score,
  experienceMatch: Score,
  /** Dated work in years; 0 when none is dated. */
  candidateYears: z.number(),
  /** Beyond the spec: which engine gave the score. What each point stands on is `ApplicationEvidence`. */
  engineVersion: z.string(),
  /** Who wrote the overall assessment. The score is always the engine's. */
  assessmentBy: z.enum(["engine", "model"]),
  /** True when a newer engine would read this CV differently: "analyse again" is offered. */
  outdated: z.boolean(),
});
export type FinishedAnalysis = z.infer<typeof FinishedAnalysis>;

/** What each point of a finished analysis stands on: too much to be sent for a thousand applicants at once. */
export const ApplicationEvidence = z.object({
  parts: z.array(ScorePart),
  lines: z.array(z.object({ line: z.number().int(), text: z.string(), isHeading: z.boolean() })),
  hiddenWords: z.number().int(),
});
export type ApplicationEvidence = z.infer<typeof ApplicationEvidence>;

/** Why the CV could not be analysed, as a sentence. */
export const FailedAnalysis = z.object({ error: z.string() });

/** `analysis` follows from `analysisStatus`: nothing else compiles. */
function applicationAbout<Job extends z.ZodObject>(job: Job) {
  const base = z.object({
    _id: Id,
    job,
    candidate: z.object({ _id: Id, name: z.string(), email: z.string() }),
    fileName: z.string(),
    createdAt: Instant,
  });
  return z.discriminatedUnion("analysisStatus", [
    base.extend({ analysisStatus: z.literal("pending"), analysis: z.null() }),
    base.extend({ analysisStatus: z.literal("done"), analysis: FinishedAnalysis }),
    base.extend({ analysisStatus: z.literal("failed"), analysis: FailedAnalysis }),
  ]);
}

export const Application = applicationAbout(z.object({ _id: Id, title: z.string() }));
export type Application = z.infer<typeof Application>;

/** The applicant's own view: the job with its company. */
export const MyApplication = applicationAbout(z.object({ _id: Id, title: z.string(), company: z.string() }));
export type MyApplication = z.infer<typeof MyApplication>;

/** The applicants of a job: all of them, unless a page is asked for. */
export const ListApplicantsInput = z.object({ jobId: Id, ...optionalPage });
export type ListApplicantsInput = z.infer<typeof ListApplicantsInput>;

export const ApplicationCount = z.object({ count: z.number().int() });

/** How many applied to each of the caller's jobs; a job that nobody has applied to is left out. */
export const JobApplicationCounts = z.array(z.object({ jobId: Id, count: z.number().int() }));
export type JobApplicationCounts = z.infer<typeof JobApplicationCounts>;

export const MatchesTodayInput = z.object({ timeZone: queryValue(TimeZone.optional()) }).prefault({});
export type MatchesTodayInput = z.infer<typeof MatchesTodayInput>;
