import {
  MAX_RECOMMENDATIONS,
  MIN_RECOMMENDED_SCORE,
  type RecommendedJob,
  type RecommendedJobsResult,
} from "@rolecall/contracts/jobs/schemas";
import type { MatchResult } from "@rolecall/cv/types";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { findMatchProfile } from "../users/profile.queries.ts";
import { toJob } from "./jobs.mapper.ts";
import { findOpenJobs, type JobWithRecruiter } from "./jobs.queries.ts";

const NO_PROFILE = "Upload your CV or add skills to your profile, and we will recommend jobs that fit you.";
const NO_FIT = "No open job fits your profile well enough yet. More skills in your profile widen the choice.";

/** The jobs that fit the candidate best. */
export async function recommendJobs(
  deps: Dependencies,
  actor: CandidateActor,
): Promise<RecommendedJobsResult> {
  const { db } = deps.database;
  const profile = await findMatchProfile(db, actor.userId);
  if (profile === null) return { recommendedJobs: [], message: NO_PROFILE };
  const best = await deps.jobIndex.best(profile, {
    limit: MAX_RECOMMENDATIONS,
    minScore: MIN_RECOMMENDED_SCORE,
  });
  const rows = await findOpenJobs(
    db,
    best.map((job) => job.id),
  );
  const { matchCandidate } = await import("@rolecall/cv/match");
  const recommendedJobs = rows.map((row) => recommend(row, matchCandidate(profile, row.job)));
  return recommendedJobs.length === 0 ? { recommendedJobs, message: NO_FIT } : { recommendedJobs };
}

function recommend(row: JobWithRecruiter, match: MatchResult): RecommendedJob {
  return {
    ...toJob(row),
    matchScore: match.score,
    matchingSkills: [...match.matchingSkills],
    experienceMatch: match.experience,
  };
}
