import { MAX_PROFILE_SKILLS, MAX_SKILL_LENGTH } from "./profile-limits.ts";

export interface SkillsEdit {
  readonly skills: readonly string[];
  /** Why some of the text was not taken; that part stays in `rest`. */
  readonly problem: "tooMany" | "tooLong" | undefined;
  readonly rest: string;
}

/** Adds comma separated skills: trimmed, without repeats of any case, within the limits of a profile. */
export function addSkills(current: readonly string[], text: string): SkillsEdit {
  const skills = [...current];
  const refused: string[] = [];
  let problem: SkillsEdit["problem"];
  for (const item of text.split(",")) {
    const skill = item.trim().replace(/\s+/g, " ");
    if (skill === "" || skills.some((one) => one.toLowerCase() === skill.toLowerCase())) continue;
    if (skill.length > MAX_SKILL_LENGTH) problem ??= "tooLong";
    else if (skills.length >= MAX_PROFILE_SKILLS) problem ??= "tooMany";
    else {
      skills.push(skill);
      continue;
    }
    refused.push(skill);
  }
  return { skills, problem, rest: refused.join(", ") };
}

/** True when saving would change the profile. */
export function differs(
  draft: { summary: string; skills: readonly string[] },
  saved: { profileSummary: string; skills: readonly string[] },
): boolean {
  return (
    draft.summary.trim() !== saved.profileSummary.trim() ||
    draft.skills.length !== saved.skills.length ||
    draft.skills.some((skill, index) => skill !== saved.skills[index])
  );
}
