import { MAX_PROFILE_SKILLS } from "@rolecall/contracts/users/schemas";

/** A skill of a profile with its origin. A skill can be both: typed first, found in a CV later. */
export interface ProfileSkill {
  readonly name: string;
  /** Canonical id of the skill graph; null for one that it does not know. */
  readonly skillId: string | null;
  readonly typed: boolean;
  readonly fromCv: boolean;
}

interface NamedSkill {
  readonly name: string;
  readonly skillId: string | null;
}

export interface SkillChanges {
  readonly skills: readonly ProfileSkill[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function keyOf(skill: { readonly name: string }): string {
  return skill.name.toLowerCase();
}

/**
 * The skills after the candidate saved the list: what a CV had supplied keeps that origin, what is new
 * was typed, what is missing was taken out.
 */
export function applyTypedSkills(
  current: readonly ProfileSkill[],
  saved: readonly NamedSkill[],
): ProfileSkill[] {
  const known = new Map(current.map((skill) => [keyOf(skill), skill]));
  return saved.map((skill) => {
    const before = known.get(keyOf(skill));
    return { ...skill, typed: before?.typed ?? true, fromCv: before?.fromCv ?? false };
  });
}

/**
 * The skills after a CV was read. What only an earlier CV had supplied goes, what was typed by hand
 * stays (wire.md, replace-cv).
 */
export function applyCvSkills(current: readonly ProfileSkill[], found: readonly NamedSkill[]): SkillChanges {
  const foundKeys = new Set(found.map(keyOf));
  const currentKeys = new Set(current.map(keyOf));
  const kept = current
    .filter((skill) => skill.typed || foundKeys.has(keyOf(skill)))
    .map((skill) => ({ ...skill, fromCv: foundKeys.has(keyOf(skill)) }));
  const room = Math.max(0, MAX_PROFILE_SKILLS - kept.length);
  const added = found.filter((skill) => !currentKeys.has(keyOf(skill))).slice(0, room);
  return {
    skills: [...kept, ...added.map((skill) => ({ ...skill, typed: false, fromCv: true }))],
    added: added.map((skill) => skill.name),
    removed: current
      .filter((skill) => !skill.typed && !foundKeys.has(keyOf(skill)))
      .map((skill) => skill.name),
  };
}
