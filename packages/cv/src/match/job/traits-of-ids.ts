import { skillById } from "../../skills/index.ts";
import { groupsOf, isField, kindOf } from "../skill-kinds.ts";

/** What the graph says of skills that are asked for together. */
interface TraitsOfIds {
  readonly kind: ReturnType<typeof kindOf>;
  readonly hasTechnical: boolean;
  readonly isField: boolean;
  /** Direct general skills of each. */
  readonly generals: readonly (readonly string[])[];
  /** The group of each, "" for those that say nothing of a profession. */
  readonly groups: readonly string[];
  /** "" for each: for what no other skill of a group stands in for. */
  readonly noGroups: readonly string[];
}

/** By the list itself: a phrase that many jobs have is resolved to one list. The graph does not change. */
const known = new WeakMap<readonly string[], TraitsOfIds>();

export function traitsOfIds(ids: readonly string[]): TraitsOfIds {
  const before = known.get(ids);
  if (before !== undefined) return before;
  const traits: TraitsOfIds = {
    kind: kindOf(ids[0] ?? ""),
    hasTechnical: ids.some((id) => kindOf(id) === "technical"),
    isField: ids.some(isField),
    generals: ids.map((id) => skillById(id)?.implies ?? []),
    groups: ids.map((id) => groupsOf(id)[0] ?? ""),
    noGroups: ids.map(() => ""),
  };
  known.set(ids, traits);
  return traits;
}
