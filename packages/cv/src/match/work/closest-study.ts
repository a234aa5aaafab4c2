import { occupationNumbers } from "../../occupations/occupations-of-positions.ts";
import type { CandidateStudy } from "../../types.ts";
import type { CompiledJob } from "../job/compile-job.ts";
import type { CompiledProfile } from "../profile/compile-profile.ts";
import { type LineOfWork, studyCloseness } from "./line-of-work.ts";

/** The degree that is closer to a job for starters than any role, null where none is. */
export function closestStudy(
  job: CompiledJob,
  { profile }: CompiledProfile,
  { byStudy }: LineOfWork,
): CandidateStudy | null {
  if (!byStudy) return null;
  let closest: CandidateStudy | null = null;
  let best = 0;
  for (const study of profile.studies ?? []) {
    const closeness = studyCloseness(occupationNumbers(study.occupations), job);
    if (closeness > best) {
      best = closeness;
      closest = study;
    }
  }
  return closest;
}
