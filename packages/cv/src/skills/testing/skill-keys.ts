import { canonicalSkill } from "../graph/canonical-skill.ts";

/** What the names stand for, sorted: a test of what is found does not hang on the name under which it is shown. */
export function skillKeys(names: readonly string[]): string[] {
  return names.map((name) => canonicalSkill(name)?.id ?? name).sort();
}
