import { MAX_PROFILE_SKILLS } from "@rolecall/contracts/users/enums";

/** A skill of a profile with its origin. A skill can be both: typed first, found in a CV later. */
export interface ProfileSkill {
  readonly name: string;
  readonly typed: boolean;
  readonly fromCv: boolean;
}

export interface SkillChanges {
  readonly skills: readonly ProfileSkill[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function keyOf(name: string): string {
  return name.toLowerCase();
}

/**
 * The skills after the candidate saved the list: what a CV had supplied keeps that origin, what is new
 * was typed, what is missing was taken out.
 */
export function applyTypedSkills(current: readonly ProfileSkill[], saved: readonly string[]): ProfileSkill[] {
  const known = new Map(current.map((skill) => [keyOf(skill.name), skill]));
  return saved.map((name) => {
    const before = known.get(keyOf(name));
    return { name, typed: before?.typed ?? true, fromCv: before?.fromCv ?? false };
  });
}

/**
 * The skills after a CV was read. What only an earlier CV had supplied goes, what was typed by hand
 * stays (wire.md, replace-cv).
 */
export function applyCvSkills(current: readonly ProfileSkill[], found: readonly string[]): SkillChanges {
  const foundKeys = new Set(found.map(keyOf));
  const currentKeys = new Set(current.map((skill) => keyOf(skill.name)));
  const isFound = ({ name }: ProfileSkill) => foundKeys.has(keyOf(name));
  const kept = current
    .filter((skill) => skill.typed || isFound(skill))
    .map((skill) => ({ ...skill, fromCv: isFound(skill) }));
  const room = Math.max(0, MAX_PROFILE_SKILLS - kept.length);
  const added = found.filter((name) => !currentKeys.has(keyOf(name))).slice(0, room);
  return {
    skills: [...kept, ...added.map((name) => ({ name, typed: false, fromCv: true }))],
    added,
    removed: current.filter((skill) => !skill.typed && !isFound(skill)).map((skill) => skill.name),
  };
}
