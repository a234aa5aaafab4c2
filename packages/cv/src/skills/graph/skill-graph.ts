import { GROUP_FILES } from "../data/index.ts";
import notSkills from "../data/not-skills.ts";
import { FOREIGN_FILES } from "../data/translations/foreign.ts";
import { openGraph, type SkillGraph } from "./open-graph.ts";
import { graphId } from "./shown-name.ts";
import type { Skill, SkillGroup } from "./skill.ts";

let opened: SkillGraph | null = null;

/** The graph and its index; opened at the first call, kept for the life of the process. */
export function skillGraph(): SkillGraph {
  opened ??= openGraph({ groups: GROUP_FILES, foreign: FOREIGN_FILES, blockers: notSkills });
  return opened;
}

/** Null for an id that the graph does not have. */
export function skillById(id: string): Skill | null {
  return skillGraph().byId(graphId(id));
}

export function skillGroups(): readonly SkillGroup[] {
  return [...skillGraph().groups.values()];
}

/** Null for an id that no group has. */
export function skillGroup(id: string): SkillGroup | null {
  return skillGraph().groups.get(id) ?? null;
}

/** "cloud-devops" is called "Cloud and DevOps"; an id that is no group's stays as it is. */
export function groupTitle(id: string): string {
  return skillGraph().groups.get(id)?.title ?? id;
}
