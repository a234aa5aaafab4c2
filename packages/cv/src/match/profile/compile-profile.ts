import { occupationNumbers } from "../../occupations/occupations-of-positions.ts";
import { findSkillsInText, graphId, skillById } from "../../skills/index.ts";
import type { CandidateProfile, CandidateSkill } from "../../types.ts";
import { groupsOf } from "../skill-kinds.ts";
import {
  ADJACENT_CREDIT,
  CONTEXT_CREDIT,
  FADED_AFTER_YEARS,
  FULL_USE_YEARS,
  IMPLIED_CREDIT,
  USE_CREDIT,
} from "../weights.ts";
import { type HeldRole, hasTrade, rolesHeld } from "../work/roles-held.ts";
import { indexTitles, type TitleIndex } from "../work/title-likeness.ts";
import { titleWords } from "../work/title-words.ts";

/** By what way a skill of the candidate answers a requirement. */
export type Way = "same" | "implied" | "adjacent";

interface Credit {
  readonly value: number;
  readonly way: Way;
  readonly skill: CandidateSkill;
}

/** A candidate made ready to be scored against many jobs. */
export interface CompiledProfile {
  readonly profile: CandidateProfile;
  /** The best credit for every skill that the candidate's skills reach. */
  readonly credits: ReadonlyMap<string, Credit>;
  /** How many of the candidate's skills each group of the graph holds. */
  readonly groups: ReadonlyMap<string, number>;
  readonly titles: TitleIndex;
  readonly roles: readonly HeldRole[];
  /** Numbers of the occupations that the degrees lead to. */
  readonly studies: readonly number[];
  /** False for someone who has had no role yet, or none but such as anyone may begin with. */
  readonly hasTrade: boolean;
  /** The words of each title, for phrases that no graph knows. */
  readonly titleStems: readonly ReadonlySet<string>[];
}

/** Everything about a profile that does not depend on the job. Worth keeping: it costs far more than a score. */
export function compileProfile(profile: CandidateProfile): CompiledProfile {
  const credits = new Map<string, Credit>();
  const ids = new Set<string>();
  for (const skill of profile.skills) {
    const evidence = evidenceCredit(skill);
    for (const id of idsOf(skill)) {
      for (const { id: reached, share, way } of reachOf(id))
        keepBest(credits, reached, { value: share * evidence, way, skill });
      ids.add(id);
    }
  }
  const roles = rolesHeld(profile);
  return {
    profile,
    credits,
    groups: countGroups(ids),
    titles: indexTitles(profile.titles, namesOfSkills(profile)),
    roles,
    studies: occupationNumbers((profile.studies ?? []).flatMap(({ occupations }) => occupations)),
    hasTrade: hasTrade(roles),
    titleStems: profile.titles.map((title) => new Set(titleWords(title).map((word) => word.stem))),
  };
}

/** Those that may stand in place of a title. */
export function namesOfSkills({ skills }: CandidateProfile): string[] {
  return skills.filter(({ id }) => !id.startsWith("language:")).map(({ name }) => name);
}

function countGroups(ids: ReadonlySet<string>): Map<string, number> {
  const groups = new Map<string, number>();
  for (const group of [...ids].flatMap(groupsOf)) groups.set(group, (groups.get(group) ?? 0) + 1);
  return groups;
}

/** 0-1: where it was used, and in a position for how long and how much other work ago: gaps take nothing. */
export function evidenceCredit(skill: CandidateSkill): number {
  const base = CONTEXT_CREDIT[skill.context];
  if (skill.context !== "position") return base;
  const used = base + USE_CREDIT * Math.min(1, Math.max(0, skill.years) / FULL_USE_YEARS);
  const kept = Math.max(0, 1 - (skill.since ?? 0) / FADED_AFTER_YEARS);
  return CONTEXT_CREDIT.list + (used - CONTEXT_CREDIT.list) * kept;
}

/** A skill that the graph does not know stands for those that its name contains. */
export function idsOf(skill: CandidateSkill): string[] {
  if (!skill.id.startsWith("other:")) return [graphId(skill.id)];
  return [skill.id, ...findSkillsInText(skill.name).map(({ id }) => id)];
}

/** A skill that another one credits, and with what share of what its place in the CV is worth. */
interface Reached {
  readonly id: string;
  readonly share: number;
  readonly way: Way;
}

/** By skill of the graph: the graph does not change. */
const reaches = new Map<string, readonly Reached[]>();

/** The skill itself, what it implies step by step, and what is next to it; each once, with the most. */
export function reachOf(id: string): readonly Reached[] {
  const known = reaches.get(id);
  if (known) return known;
  const skill = skillById(id);
  if (skill === null) return [{ id, share: 1, way: "same" }];
  const reached = new Map<string, Reached>();
  let level: readonly string[] = [id];
  for (const [depth, share] of IMPLIED_CREDIT.entries()) {
    for (const next of level)
      if (!reached.has(next)) reached.set(next, { id: next, share, way: depth === 0 ? "same" : "implied" });
    level = level.flatMap((next) => skillById(next)?.implies ?? []);
  }
  for (const next of skill.related)
    if (!reached.has(next)) reached.set(next, { id: next, share: ADJACENT_CREDIT, way: "adjacent" });
  const all = [...reached.values()];
  reaches.set(id, all);
  return all;
}

function keepBest(credits: Map<string, Credit>, id: string, credit: Credit): void {
  const known = credits.get(id);
  if (known === undefined || credit.value > known.value) credits.set(id, credit);
}
