import type {
  CorrectedEducation,
  CorrectedPosition,
  ReadingCorrections,
} from "@rolecall/contracts/users/reading";
import { occupationsBeside, profileFromAnalysis, profileFromSkills } from "@rolecall/cv/match";
import type { CandidateProfile, CandidateRole, CvAnalysis, Education } from "@rolecall/cv/types";
import { yearsOf } from "./apply-corrections.ts";
import type { ProfileSkill } from "./profile-skills.ts";

interface ProfileSources {
  readonly analysis: CvAnalysis | undefined;
  readonly skills: readonly ProfileSkill[];
  readonly corrections: ReadingCorrections;
}

/**
 * What a match may know of the candidate: the reading of the CV as far as the profile still shows it,
 * the skills typed by hand, and the positions as the candidate corrected them. Null when there is
 * nothing to go by.
 */
export function buildMatchProfile({
  analysis,
  skills,
  corrections,
}: ProfileSources): CandidateProfile | null {
  if (analysis === undefined)
    return skills.length === 0 ? null : profileFromSkills(skills.map((skill) => skill.name));
  const shown = new Set(skills.map((skill) => skill.name.toLowerCase()));
  const typed = skills.filter((skill) => !skill.fromCv).map((skill) => skill.name);
  // A skill that the candidate took out of the profile is not theirs, whatever the CV says.
  const kept = analysis.skills.filter((skill) => shown.has(skill.name.toLowerCase()));
  const education = corrections.education?.map((study) => toEducation(study, analysis)) ?? analysis.education;
  const profile = profileFromAnalysis({ ...analysis, skills: kept, education }, typed);
  const { positions } = corrections;
  if (positions === undefined) return profile;
  const beside = occupationsBeside(positions);
  return {
    ...profile,
    totalYears: yearsOf(positions, analysis.asOf),
    titles: positions.map(({ title }) => title),
    roles: positions.map((position, index) => {
      const occupations = beside[index] ?? [];
      const role = toRole(position, analysis);
      return occupations.length > 0 ? { ...role, occupations } : role;
    }),
  };
}

/** A corrected degree keeps the line of the one that it corrects. */
function toEducation(study: CorrectedEducation, { education }: CvAnalysis): Education {
  const read = education.find(({ degree }) => degree === study.degree);
  return { ...study, evidence: read?.evidence ?? [] };
}

/** A corrected position keeps the line of the one that it corrects. */
function toRole(position: CorrectedPosition, { positions, asOf }: CvAnalysis): CandidateRole {
  const { title, company, startDate, endDate, current } = position;
  const read = positions.find((one) => one.title === title && one.company === company);
  const isDated = startDate !== null && (current || endDate !== null);
  return {
    title,
    years: isDated ? yearsOf([position], asOf) : null,
    ...(current ? { current } : {}),
    evidence: read?.evidence.slice(0, 1) ?? [],
  };
}
