import {
  MAX_RECOMMENDATIONS,
  MIN_RECOMMENDED_SCORE,
  type RecommendedJob,
  type RecommendedJobsResult,
} from "@rolecall/contracts/jobs/schemas";
import type { CandidateProfile, MatchResult } from "@rolecall/cv/types";
import type { Dependencies } from "../../dependencies.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { listBlockedRecruiters } from "../blocks/blocks.queries.ts";
import { findMatchProfile } from "../users/profile.queries.ts";
import { toJob } from "./jobs.mapper.ts";
import { findOpenJobs, findOwners, type JobWithRecruiter } from "./jobs.queries.ts";
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
  const rows = await findOpenJobs(db, await findBest(deps, profile, blocked));
  const { matchCandidate } = await import("@rolecall/cv/match");
  const recommendedJobs = rows.map((row) => recommend(row, matchCandidate(profile, row.job)));
  return recommendedJobs.length === 0 ? { recommendedJobs, message: NO_FIT } : { recommendedJobs };
}

/** How many more are looked at each time that too many of the best are of blocked recruiters. */
const WIDER = 4;

/** The best jobs that are not of blocked recruiters: whatever of theirs is among the best leaves its place to another. */
async function findBest(
  { database, jobIndex }: Dependencies,
  profile: CandidateProfile,
  blocked: ReadonlySet<string>,
): Promise<string[]> {
  for (let limit = MAX_RECOMMENDATIONS; ; limit *= WIDER) {
    const best = await jobIndex.best(profile, { limit, minScore: MIN_RECOMMENDED_SCORE });
    const ids = best.map(({ id }) => id);
    if (blocked.size === 0) return ids;
    const owners = await findOwners(database.db, ids);
    const others = ids.filter((id) => !blocked.has(owners.get(id) ?? ""));
    if (others.length >= MAX_RECOMMENDATIONS || ids.length < limit)
      return others.slice(0, MAX_RECOMMENDATIONS);
  }
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
