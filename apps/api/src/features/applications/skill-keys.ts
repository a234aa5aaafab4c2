import type { FinishedAnalysis } from "@rolecall/contracts/applications/schemas";
import type { MatchResult } from "@rolecall/cv/types";

/** The same for all ways to write one skill. */
export type SkillKeyOf = (skill: string) => string;

/** From the skill graph, which is read when it is first asked for. */
export async function loadSkillKeys(): Promise<SkillKeyOf> {
  return (await import("@rolecall/cv/skills")).skillKey;
}

/** All that the job asked for in a match, in its own words. */
export function askedSkills(match: Omit<MatchResult, "parts">): string[] {
  const { matchingNiceToHaveSkills = [], missingNiceToHaveSkills = [] } = match;
  return [
    ...match.matchingSkills,
    ...match.missingSkills,
    ...matchingNiceToHaveSkills,
    ...missingNiceToHaveSkills,
  ];
}

/** The keys that a name in small letters does not tell. Most do, and a list of applicants is long. */
export function keysApart(skills: readonly string[], keyOf: SkillKeyOf): Pick<FinishedAnalysis, "skillKeys"> {
  const apart = skills
    .map((skill) => [skill, keyOf(skill)] as const)
    .filter(([skill, key]) => key !== skill.toLowerCase());
  return apart.length === 0 ? {} : { skillKeys: Object.fromEntries(apart) };
}
