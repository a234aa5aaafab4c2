import type { RawAlias, RawGroup, RawSkill } from "../graph/parse-data.ts";
import type { ForeignAliases } from "../graph/skill.ts";
import { slug } from "../graph/slug.ts";
import { tokenise } from "../text/tokenise.ts";
import { twinSkills } from "./check-twins.ts";

/** Every contradiction of the data as one sentence each; an empty list is a sound graph. */
export function checkGraph(groups: readonly RawGroup[], foreign: ForeignAliases): string[] {
  const skills = groups.flatMap((group) => group.skills);
  return [
    ...duplicateIds(skills),
    ...unknownNames(skills, foreign),
    ...duplicateAliases(skills, foreign),
    ...twinSkills(skills),
    ...impliesCycles(skills),
    ...linkMistakes(skills),
  ];
}

/** The tokens under which the index files an alias. */
function aliasKey(alias: RawAlias): string {
  return tokenise(alias.text)
    .map((token) => token.norm)
    .join(" ");
}

function duplicateIds(skills: readonly RawSkill[]): string[] {
  const seen = new Map<string, RawSkill>();
  const problems: string[] = [];
  for (const skill of skills) {
    const id = slug(skill.name);
    const first = seen.get(id);
    if (first)
      problems.push(`${skill.source}: "${skill.name}" has the id of "${first.name}" (${first.source})`);
    seen.set(id, skill);
  }
  return problems;
}

function unknownNames(skills: readonly RawSkill[], foreign: ForeignAliases): string[] {
  const names = new Set(skills.map((skill) => skill.name));
  const links = skills.flatMap((skill) =>
    [...skill.implies, ...skill.related].map((name) => ({ skill, name })),
  );
  return [
    ...links.flatMap(({ skill, name }) =>
      names.has(name) ? [] : [`${skill.source}: "${skill.name}" points to "${name}", which is no skill`],
    ),
    ...[...foreign.keys()].flatMap((name) =>
      names.has(name) ? [] : [`translation of "${name}", which is no skill`],
    ),
  ];
}

/** One alias may lead to two skills only where cue words tell them apart. */
function duplicateAliases(skills: readonly RawSkill[], foreign: ForeignAliases): string[] {
  const owners = new Map<string, RawSkill>();
  const problems: string[] = [];
  for (const skill of skills) {
    const keys = new Set([...skill.aliases, ...(foreign.get(skill.name) ?? [])].map(aliasKey));
    for (const key of keys) {
      const owner = owners.get(key);
      if (key === "") problems.push(`${skill.source}: "${skill.name}" has an empty alias`);
      else if (owner && (owner.cues.length === 0 || skill.cues.length === 0))
        problems.push(
          `${skill.source}: alias "${key}" of "${skill.name}" belongs to "${owner.name}" (${owner.source})`,
        );
      owners.set(key, skill);
    }
  }
  return problems;
}

function impliesCycles(skills: readonly RawSkill[]): string[] {
  const graph = new Map(skills.map((skill) => [skill.name, skill.implies]));
  const done = new Set<string>();
  const problems: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      problems.push(`implies runs in a circle: ${[...path.slice(path.indexOf(name)), name].join(" > ")}`);
      return;
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...path, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return problems;
}

function linkMistakes(skills: readonly RawSkill[]): string[] {
  return skills.flatMap((skill) => [
    ...(skill.related.includes(skill.name) ? [`${skill.source}: "${skill.name}" is related to itself`] : []),
    ...skill.related
      .filter((name) => skill.implies.includes(name))
      .map((name) => `${skill.source}: "${skill.name}" both implies and is related to "${name}"`),
    ...repeatedAliases(skill).map((text) => `${skill.source}: "${skill.name}" repeats the alias "${text}"`),
  ]);
}

/** A spelling that the normalised form of another one covers; marked ones may differ by case ("Sass", "SASS"). */
function repeatedAliases(skill: RawSkill): string[] {
  const seen = new Map<string, RawAlias[]>();
  const problems: string[] = [];
  for (const alias of skill.aliases) {
    const key = aliasKey(alias);
    const known = seen.get(key) ?? [];
    const adds =
      (alias.use === "case" || alias.use === "company") && known.every((other) => other.text !== alias.text);
    if (known.length > 0 && !adds) problems.push(alias.text);
    seen.set(key, [...known, alias]);
  }
  return problems;
}
