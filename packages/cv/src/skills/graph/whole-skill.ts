import { tokenise } from "../text/tokenise.ts";
import { candidatesAt } from "./pattern-index.ts";
import type { Skill } from "./skill.ts";
import { skillGraph } from "./skill-graph.ts";

/** The skill whose name or alias is exactly this text, case and spelling variants apart. */
export function wholeSkill(text: string): Skill | null {
  const { index } = skillGraph();
  const tokens = tokenise(text);
  const longest = candidatesAt(index, tokens, 0)[0];
  if (longest === undefined || longest.to !== tokens.length) return null;
  return longest.patterns.find((pattern) => pattern.skill !== null)?.skill ?? null;
}
