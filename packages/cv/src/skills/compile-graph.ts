import type { SkillKind } from "../types.ts";
import type { RawAlias, RawGroup, RawSkill, SkillClass } from "./parse-data.ts";
import { slug } from "./slug.ts";

export interface Skill {
  readonly id: string;
  readonly name: string;
  readonly kind: SkillKind;
  readonly class: SkillClass;
  readonly group: string;
  /** The profession's field, e.g. `technology`: skills of one field vouch for each other's ambiguous names. */
  readonly field: string;
  readonly aliases: readonly RawAlias[];
  /** Ids of what whoever has this skill has too (direct only; `implied` walks on). */
  readonly implies: readonly string[];
  /** Ids of adjacent skills, both ways. */
  readonly related: readonly string[];
  readonly notBefore: readonly string[];
  readonly notAfter: readonly string[];
  readonly cues: readonly string[];
  readonly source: string;
}

export interface SkillGroup {
  readonly id: string;
  readonly title: string;
  readonly field: string;
  readonly size: number;
}

export interface SkillGraph {
  readonly skills: ReadonlyMap<string, Skill>;
  readonly groups: ReadonlyMap<string, SkillGroup>;
}

/** Aliases of other languages, by canonical name. */
export type ForeignAliases = ReadonlyMap<string, readonly RawAlias[]>;

/** Names that no skill carries are dropped here; `checkGraph` reports them. */
export function compileGraph(groups: readonly RawGroup[], foreign: ForeignAliases): SkillGraph {
  const ids = new Map<string, string>();
  for (const group of groups) for (const skill of group.skills) ids.set(skill.name, slug(skill.name));
  const related = collectRelated(groups, ids);
  const skills = new Map<string, Skill>();
  for (const group of groups) {
    for (const raw of group.skills) {
      const id = slug(raw.name);
      skills.set(id, {
        ...raw,
        id,
        field: group.field,
        aliases: [...raw.aliases, ...(foreign.get(raw.name) ?? [])],
        implies: known(raw.implies, ids),
        related: [...(related.get(id) ?? [])],
      });
    }
  }
  const sizes = groups.map((group) => [group.id, { ...describe(group), size: group.skills.length }] as const);
  return { skills, groups: new Map(sizes) };
}

function describe(group: RawGroup): Omit<SkillGroup, "size"> {
  return { id: group.id, title: group.title, field: group.field };
}

function collectRelated(
  groups: readonly RawGroup[],
  ids: ReadonlyMap<string, string>,
): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const link = (from: string, to: string) => {
    const known = related.get(from) ?? new Set();
    related.set(from, known.add(to));
  };
  const pairs = groups.flatMap((group) => group.skills.flatMap((skill) => pairsOf(skill, ids)));
  for (const [from, to] of pairs) {
    link(from, to);
    link(to, from);
  }
  return related;
}

function pairsOf(skill: RawSkill, ids: ReadonlyMap<string, string>): (readonly [string, string])[] {
  return known(skill.related, ids).map((id) => [slug(skill.name), id] as const);
}

function known(names: readonly string[], ids: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => ids.get(name) ?? []);
}
