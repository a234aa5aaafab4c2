import { z } from "zod";
import { GivenId, Id, Instant, Score } from "../common/id.ts";
import { optionalPage, queryValue } from "../common/query.ts";
import { trimmedText } from "../common/text.ts";
import { TimeZone } from "../common/time-zone.ts";
import { EXPERIENCE_LEVELS } from "../cv/enums.ts";
import { CvEvidence } from "../cv/facts.ts";
import { JOB_STATUSES } from "../jobs/enums.ts";
import { ApplicationFacts } from "./cv-facts.ts";
import { APPLICATION_REMOVERS, APPLICATION_STAGES, MAX_DECLINE_MESSAGE, MAX_STAGE_CHANGES } from "./enums.ts";
import { NiceToHaveMatch, ScorePart } from "./match.ts";

/** The form fields beside the file. `candidateId` is the caller and may be left out. */
export const ApplyFields = z.object({ jobId: GivenId, candidateId: GivenId.optional() });

const AiSummary = z.object({
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
  ...NiceToHaveMatch.shape,
  skillKeys: z
    .record(z.string(), z.string())
    .exactOptional()
    .describe(
      'Skills are the same if their keys are: the name in small letters, or what stands here. So "React.js" and "ReactJS" have the key "react". For the recruiter; left out where all names are keys.',
    ),
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
  /** Those of `extractedSkills`, which may be called otherwise in the lines: "K8s". */
  skills: z.array(z.object({ name: z.string(), evidence: z.array(CvEvidence) })),
  facts: ApplicationFacts,
});
export type ApplicationEvidence = z.infer<typeof ApplicationEvidence>;

/** Why the CV could not be analysed, as a sentence. */
const FailedAnalysis = z.object({ error: z.string() });

/** `analysis` follows from `analysisStatus`: nothing else compiles. */
function applicationAbout<Job extends z.ZodObject, More extends z.core.$ZodShape>(job: Job, more: More) {
  const base = z.object({
    _id: Id,
    job,
    candidate: z.object({
      _id: Id,
      name: z.string(),
      email: z.string(),
      unavailable: z
        .literal(true)
        .exactOptional()
        .describe(
          "They can no longer use the site: no message and no invitation reaches them. Else left out.",
        ),
    }),
    fileName: z.string(),
    createdAt: Instant,
    stage: z.enum(APPLICATION_STAGES),
    /** Null until the stage changes for the first time. */
    stageChangedAt: Instant.nullable(),
    /** What the recruiter wrote with the decision; null unless the stage is not-selected. */
    message: z.string().nullable(),
    /** When the owner of the job first opened the details, and first downloaded the CV. */
    seenAt: Instant.nullable(),
    cvDownloadedAt: Instant.nullable(),
    ...more,
  });
  return z.discriminatedUnion("analysisStatus", [
    base.extend({ analysisStatus: z.literal("pending"), analysis: z.null() }),
    base.extend({ analysisStatus: z.literal("done"), analysis: FinishedAnalysis }),
    base.extend({ analysisStatus: z.literal("failed"), analysis: FailedAnalysis }),
  ]);
}

export const Application = applicationAbout(z.object({ _id: Id, title: z.string() }), {});
export type Application = z.infer<typeof Application>;

/** The applicant's own view: the job with its company, and all that has happened. */
export const MyApplication = applicationAbout(z.object({ _id: Id, title: z.string(), company: z.string() }), {
  /** A closed job keeps its applications. */
  jobStatus: z.enum(JOB_STATUSES),
  /** When the analysis was finished, well or not. */
  analysedAt: Instant.nullable(),
  /** Every change of the stage, oldest first. */
  history: z.array(z.object({ stage: z.enum(APPLICATION_STAGES), at: Instant })),
});
export type MyApplication = z.infer<typeof MyApplication>;

/** What a candidate keeps of an application that the recruiter removed, or that went with its job. */
export const RemovedApplication = z.object({
  _id: Id,
  job: z.object({ _id: Id, title: z.string(), company: z.string() }),
  removedBy: z.enum(APPLICATION_REMOVERS),
  createdAt: Instant,
  removedAt: Instant,
});
export type RemovedApplication = z.infer<typeof RemovedApplication>;

/** The applicants of a job: all of them, unless a page is asked for. */
export const ListApplicantsInput = z.object({ jobId: GivenId, ...optionalPage });
export type ListApplicantsInput = z.infer<typeof ListApplicantsInput>;

export const ApplicationCount = z.object({ count: z.number().int() });

/** How many applied to each of the caller's jobs; a job that nobody has applied to is left out. */
export const JobApplicationCounts = z.array(
  z.object({
    jobId: Id,
    count: z.number().int(),
    /** Of these, how many wait for a decision. */
    waiting: z.number().int(),
  }),
);
export type JobApplicationCounts = z.infer<typeof JobApplicationCounts>;

export const MatchesTodayInput = z.object({ timeZone: queryValue(TimeZone.optional()) }).prefault({});
export type MatchesTodayInput = z.infer<typeof MatchesTodayInput>;

const declineMessage = trimmedText({ min: 1, max: MAX_DECLINE_MESSAGE });

/** Whoever is declined always gets a message. What is booked with them for the job stays, unless it is to go. */
const Decline = z.object({
  action: z.literal("decline"),
  message: declineMessage,
  cancelInterviews: z
    .boolean()
    .default(false)
    .describe("Also cancels the interviews for the job that lie ahead; the candidates are told of each."),
});

/** A step in the decision on one application. */
export const ChangeStageInput = z.discriminatedUnion("action", [
  z.object({ id: GivenId, action: z.enum(["shortlist", "hire", "reconsider"]) }),
  Decline.extend({ id: GivenId }),
]);
export type ChangeStageInput = z.infer<typeof ChangeStageInput>;

const applicationIds = z
  .array(Id)
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(Id).min(1).max(MAX_STAGE_CHANGES))
  .describe("1 to 1,000 applications to the job.");

/** The same step for several applicants of one job, with one message for all. */
export const ChangeStagesInput = z.discriminatedUnion("action", [
  z.object({ jobId: GivenId, applicationIds, action: z.enum(["shortlist", "hire", "reconsider"]) }),
  Decline.extend({ jobId: GivenId, applicationIds }),
]);
export type ChangeStagesInput = z.infer<typeof ChangeStagesInput>;

/** Each application that was named is in one of the two. */
export const ChangeStagesResult = z.object({
  changed: z.array(Application),
  /** Left as they were: withdrawn or deleted meanwhile, or in a stage that does not allow the action. */
  skipped: z.array(z.object({ applicationId: Id, reason: z.enum(["gone", "stage"]) })),
  cancelledInterviews: z.number().int(),
});
export type ChangeStagesResult = z.infer<typeof ChangeStagesResult>;
