import type { IdInput } from "@rolecall/contracts/common/id";
import type { JobMatch } from "@rolecall/contracts/jobs/schemas";
import type { Dependencies } from "../../dependencies.ts";
import { notFound } from "../../errors/app-error.ts";
import type { CandidateActor } from "../auth/actor.ts";
import { listProfileLines } from "../cv/cv.queries.ts";
import { toEvidence } from "../cv/evidence.mapper.ts";
import { findMatchProfile } from "../users/profile.queries.ts";
import { findJob } from "./jobs.queries.ts";
import { toNiceToHaveMatch } from "./nice-to-have.mapper.ts";

/** How the caller's profile scores against one job, part by part; null when nothing is known of the caller. */
export async function explainMatch(
  deps: Dependencies,
  actor: CandidateActor,
  { id }: IdInput,
): Promise<JobMatch | null> {
  const { db } = deps.database;
  const row = await findJob(db, id);
  if (row === undefined) throw notFound("job");
  const profile = await findMatchProfile(db, actor.userId);
  if (profile === null) return null;
  const { matchCandidate } = await import("@rolecall/cv/match");
  const match = matchCandidate(profile, row.job);
  const parts = match.parts.map((part) => ({ ...part, evidence: part.evidence.map(toEvidence) }));
  const named = new Set(parts.flatMap((part) => part.evidence.map(({ line }) => line)));
  return {
    matchScore: match.score,
    matchingSkills: [...match.matchingSkills],
    missingSkills: [...match.missingSkills],
    ...toNiceToHaveMatch(match),
    experienceMatch: match.experience,
    parts,
    lines: await listProfileLines(db, actor.userId, [...named]),
  };
}
