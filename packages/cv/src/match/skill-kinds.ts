import { skillById } from "../skills/index.ts";
import type { REQUIREMENT_WEIGHT } from "./weights.ts";

/** Skills of any profession say nothing of one. */
export const OFFICE_GROUP = "office-tools";
const GROUPS_OF_ALL: ReadonlySet<string> = new Set(["soft-skills", OFFICE_GROUP]);

/** By skill of the graph: the graph does not change. */
const groupOfSkill = new Map<string, readonly string[]>();

/** The group that a skill makes one at home in: one at most. */
export function groupsOf(id: string): readonly string[] {
  const known = groupOfSkill.get(id);
  if (known) return known;
  const group = skillById(id)?.group;
  if (group === undefined) return [];
  const groups = GROUPS_OF_ALL.has(group) ? [] : [group];
  groupOfSkill.set(id, groups);
  return groups;
}

export function kindOf(id: string): keyof typeof REQUIREMENT_WEIGHT {
  if (id.startsWith("language:")) return "language";
  const skill = skillById(id);
  return skill?.group === OFFICE_GROUP ? "office" : (skill?.kind ?? "technical");
}

/** True for fields of work, as "Insurance"; not for tools, languages, soft skills and office software. */
export function isField(id: string): boolean {
  return kindOf(id) === "technical" && skillById(id)?.class === "domain";
}
