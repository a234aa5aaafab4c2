import type { MatchResult } from "@rolecall/cv/types";
import { applications } from "../../schema/applications.ts";
import { type Executor, withTx } from "../../tx.ts";
import { createStoredFile } from "./files.ts";
import { createJob } from "./jobs.ts";
import { onlyRow } from "./unique.ts";
import { createCandidate } from "./users.ts";

export type ApplicationRow = typeof applications.$inferSelect;

/** A pending application; job, candidate and file are made when they are left out. */
export function createApplication(
  executor: Executor,
  values: Partial<typeof applications.$inferInsert> = {},
): Promise<ApplicationRow> {
  return withTx(executor, async (tx) => {
    const jobId = values.jobId ?? (await createJob(tx)).id;
    const candidateId = values.candidateId ?? (await createCandidate(tx)).id;
    const cvFileId = values.cvFileId ?? (await createStoredFile(tx, { ownerId: candidateId })).id;
    return onlyRow(
      await tx
        .insert(applications)
        .values({ ...values, jobId, candidateId, cvFileId })
        .returning(),
    );
  });
}

/** An application whose analysis is finished with this score. */
export function createScoredApplication(
  executor: Executor,
  { score, ...values }: Partial<typeof applications.$inferInsert> & { score: number },
): Promise<ApplicationRow> {
  return createApplication(executor, {
    analysisStatus: "done",
    match: matchResult(score),
    overallScore: score,
    engineVersion: "test",
    analysedAt: values.createdAt ?? new Date(),
    ...values,
  });
}

function matchResult(score: number): MatchResult {
  return {
    engineVersion: "test",
    score,
    skillsMatch: score,
    experienceMatch: score,
    parts: [],
    matchingSkills: [],
    missingSkills: [],
    experience: { meets: true, candidateYears: 1, requiredYears: 0 },
    overallAssessment: "Made by a test.",
    strengths: [],
    gaps: [],
    recommendedActions: [],
  };
}
