import type { RawSkill } from "../graph/parse-data.ts";
import { tokenise } from "../text/tokenise.ts";

/**
 * Skills that are the same thing under two names, as far as the spelling alone proves it: "Rolling of tea" and "Tea
 * rolling", "Pre-hospital care" and "Prehospital care". What needs knowledge of the trade is not looked for.
 */
export function twinSkills(skills: readonly RawSkill[]): string[] {
  const byName = skills.map(byNameAlone);
  return [
    ...new Set([
      ...[turned, joined].flatMap((keyOf) => twinsBy(keyOf, skills)),
      ...[turnedNouns, turnedRow, nounOfDeed].flatMap((keyOf) => twinsBy(keyOf, byName)),
    ]),
  ];
}

/** What is no proof among the many spellings of two skills is one between their names. */
function byNameAlone(skill: RawSkill): RawSkill {
  return { ...skill, aliases: skill.aliases.filter(({ text }) => text === skill.name) };
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

const PLAIN = /^[A-Za-z ]+$/;
const LINK = /^(?:of|on|in|for)$/;

/** "Decontamination of instruments" as "instrument decontamination"; change management is not the management of change. */
const turnedNouns: KeyOf = (words, name) => {
  if (words.length < 2 || words.includes("management") || !PLAIN.test(name)) return null;
  const link = words.findIndex((word) => LINK.test(word));
  return link < 1 ? words.join(" ") : [...words.slice(link + 1), ...words.slice(0, link)].join(" ");
};

/** "ESI and PF" as "PF and ESI": what stands on both sides of the joint may change its place. */
const turnedRow: KeyOf = (words) => {
  const joint = words.findIndex((word) => word === "and" || word === "&");
  const [before, behind] = [words[joint - 1], words[joint + 1]];
  if (joint < 1 || before === undefined || behind === undefined) return null;
  const pair = [before, behind].sort();
  return [...words.slice(0, joint - 1), ...pair, ...words.slice(joint + 2)].join(" ");
};

/** "Aquifer tests" as "aquifer testing": nouns that name nothing but what is done. */
const nounOfDeed: KeyOf = (words) => {
  const last = words.at(-1) ?? "";
  if (words.length < 2 || !words.every((word) => WORD.test(word))) return null;
  const deed = DEED_NOUNS.exec(last)?.[1];
  return [...words.slice(0, -1), deed === undefined ? last : `${deed}ing`].join(" ");
};

const DEED_NOUNS = /^(test|survey|interview|audit|clean)s?$/;
