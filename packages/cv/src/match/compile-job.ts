import { findSkillsInText, skillById } from "../skills/index.ts";
import type { JobRequirements } from "../types.ts";
import { findOccupations, ownGroups } from "./occupations/find-occupations.ts";
import { yearsInText } from "./required-years.ts";
import { type ResolvedPhrase, resolvePhrase } from "./resolve-phrase.ts";
import { type TitleWord, titleWords } from "./title-words.ts";
import {
  MAX_TEXT_REQUIREMENTS,
  OUTSIDE_SHARE,
  REQUIREMENT_WEIGHT,
  SKILL_POINTS,
  SOFT_MENTION_WEIGHT,
  TITLE_MENTION_WEIGHT,
  TITLE_SHARE,
} from "./weights.ts";

export interface Requirement extends ResolvedPhrase {
  /** The job's own words. */
  readonly phrase: string;
  readonly maxPoints: number;
  /** Direct general skills of each id: they count in part when the id itself is not there. */
  readonly generals: readonly (readonly string[])[];
  /** The group of each id, "" for those that say nothing of a profession. */
  readonly groups: readonly string[];
  /** The words of a phrase that the graph does not know. */
  readonly words: readonly TitleWord[];
  /** True for what belongs to a line of work; not for languages, soft skills and office software. */
  readonly ofTheLine: boolean;
  /** The points by which it is judged how much of the job a CV shows: none for what many trades need. */
  readonly ownPoints: number;
}

/** A job made ready to be scored against many candidates. */
export interface CompiledJob {
  readonly title: string;
  readonly requirements: readonly Requirement[];
  /** Points for the likeness of titles; 0 when the stated skills say enough. */
  readonly titlePoints: number;
  /** Of all requirements and the title. */
  readonly ownPoints: number;
  readonly titleWords: readonly TitleWord[];
  readonly titleWeight: number;
  /** Numbers of the occupations that its title names. */
  readonly occupations: readonly number[];
  /** The groups of the graph that its skills come from. */
  readonly groups: readonly string[];
  /** False when the requirements were read from title and description. */
  readonly stated: boolean;
  /** As stated, else as the text says; 0 when neither does. */
  readonly requiredYears: number;
}

interface Wanted extends ResolvedPhrase {
  readonly phrase: string;
  readonly weight: number;
  /** True for what belongs to the job's line of work. */
  readonly isOwn: boolean;
}

export function compileJob(job: JobRequirements): CompiledJob {
  const statedWants = uniqueWants(job.requiredSkills.flatMap(wantOf));
  const stated = statedWants.length > 0;
  const occupations = findOccupations(job.title);
  const wants = weighByLine(stated ? statedWants : wantsOfText(job), occupations);
  const sum = wants.reduce((total, want) => total + want.weight, 0);
  const title = stated && wants.some(isTechnical) ? 0 : Math.max(sum * TITLE_SHARE, sum === 0 ? 1 : 0);
  const words = titleWords(job.title);
  const requirements = wants.map((want) => toRequirement(want, (SKILL_POINTS * want.weight) / (sum + title)));
  const titlePoints = (SKILL_POINTS * title) / (sum + title);
  return {
    title: job.title,
    requirements,
    titlePoints,
    ownPoints: requirements.reduce((total, { ownPoints }) => total + ownPoints, titlePoints),
    titleWords: words,
    titleWeight: words.reduce((total, word) => total + word.weight, 0),
    occupations,
    groups: [...new Set(wants.filter(({ isOwn }) => isOwn).flatMap((want) => want.ids.flatMap(groupsOf)))],
    stated,
    requiredYears: job.requiredYears > 0 ? job.requiredYears : yearsInText(job.description),
  };
}

/** Skills of any profession say nothing of one. */
const GROUPS_OF_ALL: ReadonlySet<string> = new Set(["soft-skills", "office-tools"]);

/** By skill of the graph: the graph does not change. */
const groupOfSkill = new Map<string, readonly string[]>();

/** The group that a skill makes one at home in: one at most. */
export function groupsOf(id: string): readonly string[] {
  const known = groupOfSkill.get(id);
  if (known) return known;
  const group = skillById(id)?.group;
  if (group === undefined) return [];
  const groups = GROUPS_OF_ALL.has(group) ? [] : [group];
  groupOfSkill.set(id, groups);
  return groups;
}

function wantOf(text: string): Wanted[] {
  const phrase = text.trim();
  if (phrase === "") return [];
  const resolved = resolvePhrase(phrase);
  return [{ ...resolved, phrase, weight: REQUIREMENT_WEIGHT[kindOf(resolved.ids[0] ?? "")], isOwn: false }];
}

function kindOf(id: string): keyof typeof REQUIREMENT_WEIGHT {
  if (id.startsWith("language:")) return "language";
  const skill = skillById(id);
  return skill?.group === "office-tools" ? "office" : (skill?.kind ?? "technical");
}

function isTechnical(want: Wanted): boolean {
  return kindOf(want.ids[0] ?? "") === "technical";
}

/**
 * What many trades need says less than the job's own skills: it weighs less, and does not show that one has
 * worked at it. Where nothing is its own, everything is.
 */
function weighByLine(wants: readonly Wanted[], occupations: readonly number[]): readonly Wanted[] {
  const own = ownGroups(occupations);
  const isOutside = (want: Wanted): boolean => {
    const groups = want.ids.flatMap(groupsOf);
    return own.size > 0 && groups.length > 0 && !groups.some((group) => own.has(group));
  };
  const weighed = wants.map((want) =>
    isOutside(want)
      ? { ...want, weight: want.weight * OUTSIDE_SHARE, isOwn: false }
      : { ...want, isOwn: isTechnical(want) },
  );
  return weighed.some(({ isOwn }) => isOwn) ? weighed : weighed.map((want) => ({ ...want, isOwn: true }));
}

/** "React, ReactJS" asks for one skill: the same ids count once. */
function uniqueWants(wants: readonly Wanted[]): Wanted[] {
  return [...new Map(wants.toReversed().map((want) => [want.ids.join(" "), want])).values()].toReversed();
}

function wantsOfText(job: JobRequirements): Wanted[] {
  const wants = new Map<string, Wanted>();
  const add = (text: string, weight: number): void => {
    for (const { id, start, end } of findSkillsInText(text)) {
      if (wants.has(id)) continue;
      const own = kindOf(id) === "soft" ? SOFT_MENTION_WEIGHT : weight;
      wants.set(id, { ids: [id], anyOf: false, phrase: text.slice(start, end), weight: own, isOwn: false });
    }
  };
  add(job.title, TITLE_MENTION_WEIGHT);
  add(job.description, 1);
  return [...wants.values()].slice(0, MAX_TEXT_REQUIREMENTS);
}

function toRequirement(want: Wanted, maxPoints: number): Requirement {
  const isUnknown = want.ids[0]?.startsWith("other:") ?? false;
  return {
    phrase: want.phrase,
    ids: want.ids,
    anyOf: want.anyOf,
    maxPoints,
    generals: want.ids.map((id) => skillById(id)?.implies ?? []),
    groups: want.ids.map((id) => groupsOf(id)[0] ?? ""),
    words: isUnknown ? titleWords(want.phrase) : [],
    ownPoints: want.isOwn ? maxPoints : 0,
    ofTheLine: want.ids.some((id) => kindOf(id) === "technical"),
  };
}
