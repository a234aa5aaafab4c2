import { FINE_FOR_FAMILY, IMPLIED } from "./implied.data.ts";
import { SAME_SKILL } from "./spellings.data.ts";

const GROUPS: readonly (readonly string[])[] = SAME_SKILL.map((line) => line.split(" | "));

const GROUPS_OF = new Map<string, (readonly string[])[]>();
for (const group of GROUPS) {
  for (const name of group)
    GROUPS_OF.set(name.toLowerCase(), [...(GROUPS_OF.get(name.toLowerCase()) ?? []), group]);
}

/** Every accepted spelling of a skill, itself included. */
export function spellingsOf(name: string): readonly string[] {
  return [...new Set((GROUPS_OF.get(name.toLowerCase()) ?? []).flat())];
}

/** What a reader may report in addition when it sees these skills in a CV of this family. */
export function alsoFine(family: string, names: readonly string[]): readonly string[] {
  return [
    ...names.flatMap((name) => IMPLIED[name]?.split(" | ") ?? []),
    ...(FINE_FOR_FAMILY[family]?.split(" | ") ?? []),
  ];
}
