import { canonicalSkill } from "../skills/index.ts";
import type { CandidateProfile, CvAnalysis, JobRequirements, MatchResult } from "../types.ts";
import { ENGINE_VERSION } from "../version.ts";

// Interim: a first simple match, to be replaced whole by the real one.
export type CompiledJob = JobRequirements;
export type CompiledProfile = CandidateProfile;
export const compileJob = (job: JobRequirements): CompiledJob => job;
export const compileProfile = (profile: CandidateProfile): CompiledProfile => profile;
export const scoreOnly = (profile: CompiledProfile, job: CompiledJob): number => matchCandidate(profile, job).score;

export function profileFromSkills(names: readonly string[]): CandidateProfile {
  const skills = names.map((name) => ({ id: canonicalSkill(name)?.id ?? name.toLowerCase(), name, context: "typed" as const, years: 0, lastUsed: null, evidence: [] }));
  return { skills, totalYears: null, titles: [] };
}

export function profileFromAnalysis(analysis: CvAnalysis, typed: readonly string[] = []): CandidateProfile {
  const skills = analysis.skills.map((skill) => ({ id: skill.id, name: skill.name, context: skill.mentions[0]?.context ?? ("list" as const), years: skill.years, lastUsed: skill.lastUsed, evidence: skill.mentions.map(({ line, quote }) => ({ line, quote })) }));
  return { skills: [...skills, ...profileFromSkills(typed).skills], totalYears: analysis.totalYears, titles: analysis.positions.map((position) => position.title) };
}

export function matchCandidate(profile: CandidateProfile, job: JobRequirements): MatchResult {
  const has = (name: string) => profile.skills.find((skill) => skill.id === (canonicalSkill(name)?.id ?? name.toLowerCase()));
  const matchingSkills = job.requiredSkills.filter((name) => has(name) !== undefined);
  const missingSkills = job.requiredSkills.filter((name) => has(name) === undefined);
  const skillsMatch = job.requiredSkills.length === 0 ? 50 : Math.round((100 * matchingSkills.length) / job.requiredSkills.length);
  const years = profile.totalYears ?? 0;
  const experienceMatch = profile.totalYears === null ? 50 : job.requiredYears === 0 ? 100 : Math.round(100 * Math.min(1, years / job.requiredYears));
  const score = Math.round(0.6 * skillsMatch + 0.4 * experienceMatch);
  return {
    engineVersion: ENGINE_VERSION,
    score,
    skillsMatch,
    experienceMatch,
    parts: job.requiredSkills.map((name) => ({ rule: "skill", points: has(name) === undefined ? 0 : 60 / job.requiredSkills.length, maxPoints: 60 / job.requiredSkills.length, jobPhrase: name, evidence: has(name)?.evidence ?? [], reason: `${name} ${has(name) === undefined ? "is not in" : "is in"} the CV.` })),
    matchingSkills,
    missingSkills,
    experience: { meets: years >= job.requiredYears, candidateYears: years, requiredYears: job.requiredYears },
    overallAssessment: `${matchingSkills.length} of ${job.requiredSkills.length} required skills are in the CV.`,
    strengths: matchingSkills.map((name) => `${name} is in the CV.`),
    gaps: missingSkills.map((name) => `${name} is not in the CV.`),
    recommendedActions: missingSkills.map((name) => `Ask about ${name}.`),
  };
}
