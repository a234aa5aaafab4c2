import type { SkillKind } from "../types.ts";
import type { RawAlias, RawGroup, SkillClass } from "./parse-data.ts";
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
      const id = ids.get(raw.name) ?? slug(raw.name);
      const translations = foreign.get(raw.name);
      skills.set(id, {
        id,
        name: raw.name,
        kind: raw.kind,
        class: raw.class,
        group: raw.group,
        field: group.field,
        aliases: translations ? [...raw.aliases, ...translations] : raw.aliases,
        implies: known(raw.implies, ids),
        related: related.has(id) ? [...(related.get(id) ?? [])] : NONE,
        notBefore: raw.notBefore,
        notAfter: raw.notAfter,
        cues: raw.cues,
        source: raw.source,
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
    const known = related.get(from);
    if (known) known.add(to);
    else related.set(from, new Set([to]));
  };
  for (const group of groups) {
    for (const skill of group.skills) {
      const from = ids.get(skill.name);
      if (from === undefined) continue;
      for (const to of known(skill.related, ids)) {
        link(from, to);
        link(to, from);
      }
    }
  }
  return related;
}

const NONE: readonly string[] = [];

function known(names: readonly string[], ids: ReadonlyMap<string, string>): readonly string[] {
  return names.length === 0 ? NONE : names.flatMap((name) => ids.get(name) ?? []);
}
