import type { Application } from "@rolecall/contracts/applications/schemas";
import { type SkillKeyOf, skillKeyOf } from "./skill-keys.ts";

type NamesByKey = ReadonlyMap<string, string>;

const NONE: NamesByKey = new Map();
/** An application that changes is another object, and its list with it. */
const known = new WeakMap<Application, NamesByKey>();
const keysOfLists = new WeakMap<readonly Application[], SkillKeyOf>();

/** By what is known of all of them: what one has in another's spelling is chosen for both. */
export function keysOf(applications: readonly Application[]): SkillKeyOf {
  let keyOf = keysOfLists.get(applications);
  if (keyOf === undefined) {
    keyOf = skillKeyOf(applications.flatMap((one) => (one.analysisStatus === "done" ? [one.analysis] : [])));
    keysOfLists.set(applications, keyOf);
  }
  return keyOf;
}

/** What the engine found: the job's own words for what it asks for, and the names of all that the CV shows. */
function skillsOf(application: Application): NamesByKey {
  if (application.analysisStatus !== "done") return NONE;
  let names = known.get(application);
  if (names === undefined) {
    const { analysis } = application;
    const { matchingSkills, matchingNiceToHaveSkills = [], extractedSkills } = analysis;
    names = byKey(
      [...matchingSkills, ...matchingNiceToHaveSkills, ...extractedSkills],
      skillKeyOf([analysis]),
    );
    known.set(application, names);
  }
  return names;
}

/** The first of those that are one skill gives the name. */
function byKey(skills: Iterable<string>, keyOf: SkillKeyOf): Map<string, string> {
  const names = new Map<string, string>();
  for (const skill of skills) {
    const key = keyOf(skill);
    if (!names.has(key)) names.set(key, skill);
  }
  return names;
}

/** Those of all applicants who have all of the skills; whoever is being looked at stays when a new analysis moves them. */
export function withSkills(
  applications: readonly Application[],
  skills: readonly string[],
  keepId?: string,
): readonly Application[] {
  if (skills.length === 0) return applications;
  const keys = skills.map(keysOf(applications));
  return applications.filter((one) => {
    const has = skillsOf(one);
    return one._id === keepId || keys.every((key) => has.has(key));
  });
}

export interface SkillChoice {
  readonly skill: string;
  /** How many would be left with it. */
  readonly count: number;
}

/** What may be chosen, by what the job says of it; in each the most frequent first. */
export interface SkillChoices {
  readonly required: readonly SkillChoice[];
  readonly niceToHave: readonly SkillChoice[];
  readonly others: readonly SkillChoice[];
}

/**
 * The skills of those who are shown, so that no choice leads to nobody; one that is chosen is there in any case.
 * What the job asks for is what the applicants were scored by: it may stand in the job's text alone.
 */
export function skillChoices(
  applications: readonly Application[],
  shown: readonly Application[],
  chosen: readonly string[],
): SkillChoices {
  const keyOf = keysOf(applications);
  const { required, niceToHave } = askedFor(applications, keyOf);
  const names = namesOf(applications, [required, niceToHave]);
  const typed = byKey(chosen, keyOf);
  const counts = new Map([...typed.keys()].map((key) => [key, 0]));
  for (const key of shown.flatMap((one) => [...skillsOf(one).keys()]))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const choices: Record<keyof SkillChoices, SkillChoice[]> = { required: [], niceToHave: [], others: [] };
  for (const [key, count] of counts) {
    const kind = required.has(key) ? "required" : niceToHave.has(key) ? "niceToHave" : "others";
    choices[kind].push({ skill: names.get(key) ?? typed.get(key) ?? key, count });
  }
  for (const group of Object.values(choices)) group.sort(mostFirst);
  return choices;
}

/** As the job writes them, or else whoever comes first. */
function namesOf(applications: readonly Application[], job: readonly NamesByKey[]): NamesByKey {
  const names = new Map<string, string>();
  for (const known of [...job, ...applications.map(skillsOf)]) {
    for (const [key, name] of known) if (!names.has(key)) names.set(key, name);
  }
  return names;
}

/** What is chosen, each once and spelt as it is among the choices: an address may have it otherwise. */
export function chosenOf(
  choices: SkillChoices,
  chosen: readonly string[],
  keyOf: SkillKeyOf,
): readonly string[] {
  const names = byKey([choices.required, choices.niceToHave, choices.others].flatMap(toNames), keyOf);
  return [...byKey(chosen, keyOf)].map(([key, skill]) => names.get(key) ?? skill);
}

function toNames(group: readonly SkillChoice[]): string[] {
  return group.map(({ skill }) => skill);
}

function askedFor(
  applications: readonly Application[],
  keyOf: SkillKeyOf,
): { required: NamesByKey; niceToHave: NamesByKey } {
  const required = new Set<string>();
  const niceToHave = new Set<string>();
  for (const { analysisStatus, analysis } of applications) {
    if (analysisStatus !== "done") continue;
    const { matchingNiceToHaveSkills = [], missingNiceToHaveSkills = [] } = analysis;
    for (const skill of analysis.matchingSkills) required.add(skill);
    for (const skill of analysis.missingSkills) required.add(skill);
    for (const skill of matchingNiceToHaveSkills) niceToHave.add(skill);
    for (const skill of missingNiceToHaveSkills) niceToHave.add(skill);
  }
  return { required: byKey(required, keyOf), niceToHave: byKey(niceToHave, keyOf) };
}

const { compare } = new Intl.Collator();

function mostFirst(a: SkillChoice, b: SkillChoice): number {
  return b.count - a.count || compare(a.skill, b.skill);
}
