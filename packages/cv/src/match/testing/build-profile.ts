import { canonicalSkill } from "../../skills/index.ts";
import type { CandidateProfile, CandidateSkill, JobRequirements } from "../../types.ts";
import { unknownId } from "../job/resolve-phrase.ts";

/** A skill by its usual name, listed in the CV unless something else is said. */
export function skill(name: string, fields: Partial<CandidateSkill> = {}): CandidateSkill {
  const id = canonicalSkill(name)?.id ?? unknownId(name);
  return {
    id,
    name,
    context: "list",
    years: 0,
    lastUsed: null,
    evidence: [{ line: 1, quote: name }],
    ...fields,
  };
}

export function used(name: string, years: number, fields: Partial<CandidateSkill> = {}): CandidateSkill {
  return skill(name, { context: "position", years, lastUsed: 2025, ...fields });
}

export function profile(
  skills: readonly CandidateSkill[],
  fields: Partial<CandidateProfile> = {},
): CandidateProfile {
  return { skills, totalYears: 5, titles: [], ...fields };
}

export function job(
  requiredSkills: readonly string[],
  fields: Partial<JobRequirements> = {},
): JobRequirements {
  return { title: "Vacancy", description: "", requiredSkills, requiredYears: 0, ...fields };
}
