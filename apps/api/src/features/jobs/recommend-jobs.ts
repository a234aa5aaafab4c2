import {
  MAX_RECOMMENDATIONS,
  MIN_RECOMMENDED_SCORE,
  type RecommendedJob,
  type RecommendedJobsResult,
} from "@rolecall/contracts/jobs/schemas";
import type { MatchResult } from "@rolecall/cv/types";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { listBlockedRecruiters } from "../blocks/blocks.queries.ts";
import { findMatchProfile } from "../users/profile.queries.ts";
import { toJob } from "./jobs.mapper.ts";
import { findOpenJobs, type JobWithRecruiter } from "./jobs.queries.ts";
import { toNiceToHaveMatch } from "./nice-to-have.mapper.ts";

const NO_PROFILE = "Upload your CV or add skills to your profile, and we will recommend jobs that fit you.";
const NO_FIT = "No open job fits your profile well enough yet. More skills in your profile widen the choice.";

/** The jobs that fit the candidate best. */
export async function recommendJobs(
  deps: Dependencies,
  actor: CandidateActor,
): Promise<RecommendedJobsResult> {
  const { db } = deps.database;
  const [profile, blocked] = await Promise.all([
    findMatchProfile(db, actor.userId),
    listBlockedRecruiters(db, actor.userId),
  ]);
  if (profile === null) return { recommendedJobs: [], message: NO_PROFILE };
  const best = await deps.jobIndex.best(profile, {
    // Whatever of theirs is among the best leaves its place to another.
    limit: MAX_RECOMMENDATIONS + blocked.reduce((jobs, { openJobs }) => jobs + openJobs, 0),
    minScore: MIN_RECOMMENDED_SCORE,
  });
  const recruiters = new Set(blocked.map(({ id }) => id));
  const found = await findOpenJobs(
    db,
    best.map((job) => job.id),
  );
  const rows = found.filter(({ job }) => !recruiters.has(job.recruiterId)).slice(0, MAX_RECOMMENDATIONS);
  const { matchCandidate } = await import("@rolecall/cv/match");
  const recommendedJobs = rows.map((row) => recommend(row, matchCandidate(profile, row.job)));
  return recommendedJobs.length === 0 ? { recommendedJobs, message: NO_FIT } : { recommendedJobs };
}

function recommend(row: JobWithRecruiter, match: MatchResult): RecommendedJob {
  return {
    ...toJob(row),
    matchScore: match.score,
    matchingSkills: [...match.matchingSkills],
    ...toNiceToHaveMatch(match),
    experienceMatch: match.experience,
  };
}
