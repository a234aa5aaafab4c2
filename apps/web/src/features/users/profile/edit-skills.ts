import { MAX_PROFILE_SKILLS, MAX_SKILL_LENGTH } from "@rolecall/contracts/users/enums";

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

/** What saving would change; another tab may have saved the rest in the meantime. */
export function changesOf(
  draft: { summary: string; skills: readonly string[] },
  saved: { profileSummary: string; skills: readonly string[] },
): { profileSummary?: string; skills?: string[] } {
  const sameSkills =
    draft.skills.length === saved.skills.length &&
    draft.skills.every((skill, index) => skill === saved.skills[index]);
  return {
    ...(draft.summary.trim() !== saved.profileSummary.trim() && { profileSummary: draft.summary }),
    ...(!sameSkills && { skills: [...draft.skills] }),
  };
}
