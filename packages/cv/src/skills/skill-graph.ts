import { compileGraph, type Skill, type SkillGraph, type SkillGroup } from "./compile-graph.ts";
import { FOREIGN_FILES } from "./data/foreign.ts";
import { GROUP_FILES } from "./data/index.ts";
import notSkills from "./data/not-skills.ts";
import { parseGroup } from "./parse-data.ts";
import { parseForeign } from "./parse-foreign.ts";
import { buildIndex, type PatternIndex } from "./pattern-index.ts";
import { graphId } from "./shown-name.ts";
import { buildVerbIndex, type VerbIndex } from "./verb-objects.ts";

interface Compiled {
  readonly graph: SkillGraph;
  readonly index: PatternIndex;
}

let compiled: Compiled | null = null;
let verbs: VerbIndex | null = null;

/** The graph and its index; compiled at the first call, kept for the life of the process. */
export function skillGraph(): Compiled {
  compiled ??= compile();
  return compiled;
}

/** Activities by verb and object; built when the first sentence is read. */
export function verbIndex(): VerbIndex {
  verbs ??= buildVerbIndex(skillGraph().graph);
  return verbs;
}

function compile(): Compiled {
  const graph = compileGraph(GROUP_FILES.map(parseGroup), parseForeign(FOREIGN_FILES));
  return { graph, index: buildIndex(graph, parseBlockers(notSkills)) };
}

function parseBlockers(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"));
}

export function skillById(id: string): Skill | null {
  return skillGraph().graph.skills.get(graphId(id)) ?? null;
}

export function skillGroups(): readonly SkillGroup[] {
  return [...skillGraph().graph.groups.values()];
}

/** "cloud-devops" is called "Cloud and DevOps"; an id that is no group's stays as it is. */
export function groupTitle(id: string): string {
  return skillGraph().graph.groups.get(id)?.title ?? id;
}
