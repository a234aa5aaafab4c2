import { tokenise } from "../text/tokenise.ts";
import { QUALIFIERS } from "../text/words.ts";
import { wholeSkill } from "./whole-skill.ts";

interface SkillName {
  readonly id: string;
  readonly name: string;
}

/**
 * The graph's name for a skill that a person typed: "js" is JavaScript, "advanced MS Excel skills" is
 * Microsoft Excel. Null for what the graph does not know.
 */
export function canonicalSkill(text: string): SkillName | null {
  const skill = wholeSkill(text) ?? wholeSkill(withoutQualifiers(text));
  return skill && { id: skill.id, name: skill.name };
}

function withoutQualifiers(text: string): string {
  const tokens = tokenise(text);
  const isCore = (index: number) =>
    !QUALIFIERS.has(tokens[index]?.norm ?? "") && !/^[\d():,–-]+$/.test(tokens[index]?.norm ?? "");
  let from = 0;
  let to = tokens.length;
  while (from < to && !isCore(from)) from += 1;
  while (to > from && !isCore(to - 1)) to -= 1;
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}
