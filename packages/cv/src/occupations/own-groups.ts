import { skillGroups } from "../skills/graph/skill-graph.ts";
import { occupationGraph } from "./occupation-graph.ts";

/** For each occupation by number: the groups of the skill graph that are its own. Neither graph changes. */
let owned: readonly ReadonlySet<string>[] | undefined;

/** The groups of the skill graph that belong to any of the occupations. */
export function ownGroups(numbers: readonly number[]): ReadonlySet<string> {
  owned ??= ownGroupsOfAll();
  const [only, ...others] = numbers;
  const ofOne = only === undefined || others.length > 0 ? undefined : owned[only];
  return ofOne ?? new Set(numbers.flatMap((number) => [...(owned?.[number] ?? [])]));
}

/** Those that the data names; a group that no occupation names belongs to all that have one of its field. */
function ownGroupsOfAll(): readonly ReadonlySet<string>[] {
  const { occupations } = occupationGraph();
  const groups = skillGroups();
  const fieldOf = new Map(groups.map(({ id, field }) => [id, field]));
  const named = new Set(occupations.flatMap(({ skills }) => skills));
  const unnamed = groups.filter(({ id }) => !named.has(id));
  return occupations.map(({ skills }) => {
    const fields = new Set(skills.map((id) => fieldOf.get(id)));
    return new Set([...skills, ...unnamed.flatMap(({ id, field }) => (fields.has(field) ? [id] : []))]);
  });
}
