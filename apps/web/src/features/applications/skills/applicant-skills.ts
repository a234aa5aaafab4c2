import type { Application } from "@rolecall/contracts/applications/schemas";

/** The same skill in any case, as the engine compares what a job asks for. */
function keyOf(skill: string): string {
  return skill.toLowerCase();
}

type NamesByKey = ReadonlyMap<string, string>;

const NONE: NamesByKey = new Map();
/** An application that changes is another object. */
const known = new WeakMap<Application, NamesByKey>();

/** What the engine found: the job's own words for what it asks for, and the names of all that the CV shows. */
function skillsOf(application: Application): NamesByKey {
  if (application.analysisStatus !== "done") return NONE;
  let names = known.get(application);
  if (names === undefined) {
    const { matchingSkills, matchingNiceToHaveSkills = [], extractedSkills } = application.analysis;
    names = byKey([...matchingSkills, ...matchingNiceToHaveSkills, ...extractedSkills]);
    known.set(application, names);
  }
  return names;
}

/** The first of those that differ in case only gives the name. */
function byKey(skills: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  for (const skill of skills) if (!names.has(keyOf(skill))) names.set(keyOf(skill), skill);
  return names;
}

/** Those who have all of the skills; whoever is being looked at stays when a new analysis moves them. */
export function withSkills(
  applications: readonly Application[],
  skills: readonly string[],
  keepId?: string,
): readonly Application[] {
  if (skills.length === 0) return applications;
  const keys = skills.map(keyOf);
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
  const { required, niceToHave } = askedFor(applications);
  const names = new Map([...required, ...niceToHave]);
  const counts = new Map(chosen.map((skill) => [keyOf(skill), 0]));
  for (const one of shown) {
    for (const [key, name] of skillsOf(one)) {
      if (!names.has(key)) names.set(key, name);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const choices: Record<keyof SkillChoices, SkillChoice[]> = { required: [], niceToHave: [], others: [] };
  const typed = byKey(chosen);
  for (const [key, count] of counts) {
    const kind = required.has(key) ? "required" : niceToHave.has(key) ? "niceToHave" : "others";
    choices[kind].push({ skill: names.get(key) ?? typed.get(key) ?? key, count });
  }
  for (const group of Object.values(choices)) group.sort(mostFirst);
  return choices;
}

/** What is chosen, spelt as it is among the choices: an address may have it in another case. */
export function chosenOf(choices: SkillChoices, chosen: readonly string[]): readonly string[] {
  const names = byKey([choices.required, choices.niceToHave, choices.others].flatMap(toNames));
  return chosen.map((skill) => names.get(keyOf(skill)) ?? skill);
}

function toNames(group: readonly SkillChoice[]): string[] {
  return group.map(({ skill }) => skill);
}

function askedFor(applications: readonly Application[]): { required: NamesByKey; niceToHave: NamesByKey } {
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
  return { required: byKey(required), niceToHave: byKey(niceToHave) };
}

const { compare } = new Intl.Collator();

function mostFirst(a: SkillChoice, b: SkillChoice): number {
  return b.count - a.count || compare(a.skill, b.skill);
}
