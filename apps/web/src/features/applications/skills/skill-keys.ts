import type { FinishedAnalysis } from "@rolecall/contracts/applications/schemas";

/** The same for all ways to write one skill: which these are only the server knows. */
export type SkillKeyOf = (skill: string) => string;

type Analysis = Pick<FinishedAnalysis, "skillKeys">;

/** By what all of these analyses know. */
export function skillKeyOf(analyses: Iterable<Analysis>): SkillKeyOf {
  const known = new Map<string, string>();
  for (const { skillKeys = {} } of analyses) {
    for (const [skill, key] of Object.entries(skillKeys)) known.set(skill.toLowerCase(), key);
  }
  return (skill) => {
    const name = skill.toLowerCase();
    return known.get(name) ?? name;
  };
}
