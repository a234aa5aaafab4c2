import { tokenise } from "../text/tokenise.ts";
import type { RawSkill } from "./parse-data.ts";

/**
 * Skills that are the same thing under two names, as far as the spelling alone proves it: "Rolling of tea" and "Tea
 * rolling", "Pre-hospital care" and "Prehospital care". What needs knowledge of the trade is not looked for.
 */
export function twinSkills(skills: readonly RawSkill[]): string[] {
  return [...twinsBy(turned, skills), ...twinsBy(joined, skills)];
}

/** Null for a name that the comparison is not for. */
type KeyOf = (words: readonly string[], name: string) => string | null;

function twinsBy(keyOf: KeyOf, skills: readonly RawSkill[]): string[] {
  const owners = new Map<string, { readonly skill: RawSkill; readonly name: string }>();
  const problems: string[] = [];
  for (const skill of skills.filter((one) => one.class !== "tool")) {
    for (const { text: name } of skill.aliases) {
      const words = tokenise(name).map((token) => token.norm);
      const key = keyOf(words, name);
      if (key === null) continue;
      const owner = owners.get(key);
      if (owner && owner.skill !== skill)
        problems.push(
          `${skill.source}: "${name}" of "${skill.name}" is "${owner.name}" of "${owner.skill.name}" (${owner.skill.source})`,
        );
      owners.set(key, { skill, name });
    }
  }
  return problems;
}

const WORD = /^[a-z]+$/;
const ACTIVITY = /ing$/;

/** "Rolling of tea" as "tea rolling". Nouns do not turn so: management of change is not change management. */
const turned: KeyOf = (words) => {
  if (words.length < 2 || !words.every((word) => WORD.test(word))) return null;
  const of = words.indexOf("of");
  return ACTIVITY.test(words[of - 1] ?? "")
    ? [...words.slice(of + 1), ...words.slice(0, of)].join(" ")
    : words.join(" ");
};

const LETTERS = /^[A-Za-z' -]+$/;

const joined: KeyOf = (words, name) => (LETTERS.test(name) ? words.join("") : null);
