export interface SkillGroup {
  readonly name: string;
  readonly count: number;
}

/** How many skills there are per field, most first, then by name. */
export function countByGroup(skills: readonly { readonly group: string }[]): readonly SkillGroup[] {
  const groups = Map.groupBy(skills, (skill) => skill.group);
  return [...groups]
    .map(([name, members]) => ({ name, count: members.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
