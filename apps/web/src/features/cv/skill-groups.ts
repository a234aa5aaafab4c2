export interface SkillGroup {
  readonly name: string;
  readonly count: number;
}

/** How many skills there are per field, most first, then by name. */
export function countByGroup(skills: readonly { readonly group: string }[]): readonly SkillGroup[] {
  const groups = Map.groupBy(skills, (skill) => skill.group);
  return [...groups]
    .map(([group, members]) => ({ name: groupName(group), count: members.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** "cloud-devops" → "Cloud devops": fields are named by the skill graph, not by the interface. */
export function groupName(group: string): string {
  const words = group.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
