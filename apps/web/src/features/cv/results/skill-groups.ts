import { groupBy } from "../../../lib/group-by.ts";

export interface SkillGroup {
  /** Null for the fields that had no row left, and for skills of no field. */
  readonly name: string | null;
  readonly count: number;
}

/** What the engine calls the field of a skill that it knows no field of. */
const NO_FIELD = "other";

/**
 * How many skills there are per field, most first, then by name; what exceeds `most` rows, or is of no field,
 * is one row, the last.
 */
export function countByGroup(
  skills: readonly { readonly group: string }[],
  most: number,
): readonly SkillGroup[] {
  const groups = groupBy(skills, (skill) => skill.group);
  const unnamed = groups.get(NO_FIELD)?.length ?? 0;
  groups.delete(NO_FIELD);
  const counts = [...groups]
    .map(([name, members]) => ({ name, count: members.length }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  if (counts.length <= most && unnamed === 0) return counts;
  const shown = counts.length < most ? counts : counts.slice(0, most - 1);
  const rest = counts.slice(shown.length).reduce((sum, { count }) => sum + count, unnamed);
  return [...shown, { name: null, count: rest }];
}
