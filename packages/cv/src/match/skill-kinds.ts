import { skillById } from "../skills/index.ts";
import type { REQUIREMENT_WEIGHT } from "./weights.ts";
import { TELLING_WEIGHT, type TitleWord, titleWords } from "./work/title-words.ts";

/** Skills of any profession say nothing of one. */
export const OFFICE_GROUP = "office-tools";
const GROUPS_OF_ALL: ReadonlySet<string> = new Set(["soft-skills", OFFICE_GROUP]);

interface Traits {
  readonly kind: keyof typeof REQUIREMENT_WEIGHT;
  readonly groups: readonly string[];
  readonly isField: boolean;
  readonly titleWords: readonly TitleWord[];
}

/** By skill of the graph: the graph does not change. */
const traitsOfSkill = new Map<string, Traits>();

function traitsOf(id: string): Traits {
  const known = traitsOfSkill.get(id);
  if (known) return known;
  const skill = skillById(id);
  if (skill === null)
    return {
      kind: id.startsWith("language:") ? "language" : "technical",
      groups: [],
      isField: false,
      titleWords: [],
    };
  const kind = skill.group === OFFICE_GROUP ? "office" : skill.kind;
  const isField = kind === "technical" && skill.class === "domain";
  const words = isField ? titleWords(skill.name) : [];
  const traits: Traits = {
    kind,
    groups: GROUPS_OF_ALL.has(skill.group) ? [] : [skill.group],
    isField,
    titleWords: words.some(({ weight }) => weight === TELLING_WEIGHT) ? words : [],
  };
  traitsOfSkill.set(id, traits);
  return traits;
}

export function kindOf(id: string): keyof typeof REQUIREMENT_WEIGHT {
  return traitsOf(id).kind;
}

/** The group that a skill makes one at home in: one at most. */
export function groupsOf(id: string): readonly string[] {
  return traitsOf(id).groups;
}

/** True for fields of work, as "Insurance"; not for tools, languages, soft skills and office software. */
export function isField(id: string): boolean {
  return traitsOf(id).isField;
}

/** What a title says of a field of work: "Counselling" of a "School Counsellor"; none for anything else. */
export function wordsInTitles(id: string): readonly TitleWord[] {
  return traitsOf(id).titleWords;
}
