export interface SkillGroup {
  /** Null for the fields that had no row left. */
  readonly name: string | null;
  readonly count: number;
}

/** How many skills there are per field, most first, then by name; what exceeds `most` rows is one row, the last. */
export function countByGroup(
  skills: readonly { readonly group: string }[],
  most: number,
): readonly SkillGroup[] {
  const groups = Map.groupBy(skills, (skill) => skill.group);
  const counts = [...groups]
    .map(([name, members]) => ({ name, count: members.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  if (counts.length <= most) return counts;
  const rest = counts.slice(most - 1).reduce((sum, { count }) => sum + count, 0);
  return [...counts.slice(0, most - 1), { name: null, count: rest }];
}
