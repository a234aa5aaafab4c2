import type { ReadingCorrections } from "@rolecall/contracts/users/reading";
import { profileFromAnalysis, profileFromSkills } from "@rolecall/cv/match";
import type { CandidateProfile, CvAnalysis } from "@rolecall/cv/types";
import { correctAnalysis } from "./apply-corrections.ts";
import type { ProfileSkill } from "./profile-skills.ts";

interface ProfileSources {
  readonly analysis: CvAnalysis | undefined;
  readonly skills: readonly ProfileSkill[];
  readonly corrections: ReadingCorrections;
}

/**
 * What a match may know of the candidate: the reading of the CV as far as the profile still shows it, with what the
 * candidate corrected, and the skills typed by hand. Null when there is nothing to go by.
 */
export function buildMatchProfile({
  analysis,
  skills,
  corrections,
}: ProfileSources): CandidateProfile | null {
  if (analysis === undefined)
    return skills.length === 0 ? null : profileFromSkills(skills.map((skill) => skill.name));
  const corrected = correctAnalysis(analysis, corrections);
  const shown = new Set(skills.map((skill) => skill.name.toLowerCase()));
  const typed = skills.filter((skill) => !skill.fromCv).map((skill) => skill.name);
  // A skill that the candidate took out of the profile is not theirs, whatever the CV says.
  const kept = corrected.skills.filter((skill) => shown.has(skill.name.toLowerCase()));
  const profile = profileFromAnalysis({ ...corrected, skills: kept }, typed);
  // Who says that there was no position has none; where a CV merely shows none, nothing is known.
  return corrections.positions === undefined ? profile : { ...profile, totalYears: corrected.totalYears };
}
