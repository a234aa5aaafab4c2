import { profileFromAnalysis, profileFromSkills } from "@rolecall/cv/match";
import type { CandidateProfile, CvAnalysis } from "@rolecall/cv/types";
import type { ProfileSkill } from "./profile-skills.ts";

/**
 * What a match may know of the candidate: the reading of the CV as far as the profile still shows it,
 * and the skills typed by hand. Null when there is nothing to go by.
 */
export function buildMatchProfile(
  analysis: CvAnalysis | undefined,
  skills: readonly ProfileSkill[],
): CandidateProfile | null {
  if (analysis === undefined)
    return skills.length === 0 ? null : profileFromSkills(skills.map((skill) => skill.name));
  const shown = new Set(skills.map((skill) => skill.name.toLowerCase()));
  const typed = skills.filter((skill) => !skill.fromCv).map((skill) => skill.name);
  // A skill that the candidate took out of the profile is not theirs, whatever the CV says.
  const kept = analysis.skills.filter((skill) => shown.has(skill.name.toLowerCase()));
  return profileFromAnalysis({ ...analysis, skills: kept }, typed);
}
