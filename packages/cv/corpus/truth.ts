import { type Mark, marksOf, resultsOf } from "./marks.ts";
import type { InconsistencyKind, Job, Level, Marked, PartialDate, Person, Section, Study } from "./person.ts";
import { alsoFine, spellingsOf } from "./spellings.ts";

/** The day that "present" is taken as, all over the corpus. */
export const AS_OF = "2026-11-01";

export interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface TruePosition {
  readonly title: string;
  readonly titleAlso: readonly string[];
  readonly company: string;
  readonly companyAlso: readonly string[];
  readonly start: PartialDate;
  readonly end: PartialDate | null;
  readonly current: boolean;
}

export interface TrueEducation {
  readonly degree: string;
  readonly degreeAlso: readonly string[];
  readonly institution: string;
  readonly year: number | null;
}

/** What a good reading finds in a CV; the common denominator of the corpus and of foreign truth files. */
export interface Truth {
  readonly id: string;
  readonly family: string;
  readonly languageCode: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly technical: readonly Named[];
  readonly soft: readonly Named[];
  readonly optionalSkills: readonly Named[];
  readonly notSkills: readonly Named[];
  readonly languages: readonly Named[];
  readonly certifications: readonly Named[];
  readonly certificationsOptional: readonly Named[];
  /** Null: certifications of this CV are not judged. */
  readonly certificationsJudged: boolean;
  readonly positions: readonly TruePosition[];
  readonly positionsOptional: readonly TruePosition[];
  readonly totalYears: number;
  readonly asOf: string;
  readonly levels: readonly Level[];
  readonly education: readonly TrueEducation[];
  readonly educationOptional: readonly TrueEducation[];
  readonly achievements: readonly string[];
  readonly achievementsOptional: readonly string[];
  readonly inconsistencies: readonly InconsistencyKind[];
}

export function truthOf(person: Person): Truth {
  const skills = skillMarks(person);
  const real = uniqueNamed(skills.filter((mark) => mark.kind === "skill"));
  const soft = uniqueNamed(skills.filter((mark) => mark.kind === "soft"));
  const known = new Set([...real, ...soft].map((skill) => skill.name));
  const implied = [...(person.optional ?? []), ...alsoFine(person.family, [...known])].map(named);
  const optional = uniqueNamed([...skills.filter((mark) => mark.kind === "optional"), ...implied]);
  const claimed = person.hidden?.claims ?? [];
  const traps = [
    ...skills.filter((mark) => mark.kind === "trap"),
    ...[...(person.not ?? []), ...claimed].map(named),
  ];
  const languages = marksIn(person, "languages");
  const certificates = marksIn(person, "certificates");
  const jobs = person.sections.flatMap((section) => ("jobs" in section ? section.jobs : []));
  const studies = person.sections.flatMap((section) => ("studies" in section ? section.studies : []));
  const results = markedTexts(person).flatMap(resultsOf);
  return {
    id: person.id,
    family: person.family,
    languageCode: person.languageCode,
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.location,
    technical: real,
    soft,
    optionalSkills: optional.filter((skill) => !known.has(skill.name)),
    notSkills: uniqueNamed(traps),
    languages: uniqueNamed(languages.filter(isCertain)),
    certifications: uniqueNamed(certificates.filter(isCertain)),
    certificationsOptional: uniqueNamed(certificates.filter((mark) => mark.kind === "optional")),
    certificationsJudged: true,
    positions: jobs.filter((job) => job.unjudged !== true).map(positionOf),
    positionsOptional: jobs.filter((job) => job.unjudged === true).map(positionOf),
    totalYears: person.totalYears,
    asOf: AS_OF,
    levels: [person.level, ...(person.levelAlso ?? [])],
    education: studies.filter((study) => study.unjudged !== true).map(educationOf),
    educationOptional: studies.filter((study) => study.unjudged === true).map(educationOf),
    achievements: results.filter((result) => result.certain).map((result) => result.text),
    achievementsOptional: results.filter((result) => !result.certain).map((result) => result.text),
    inconsistencies: person.inconsistencies,
  };
}

/** Every text of the page that may carry marks. */
export function markedTexts(person: Person): Marked[] {
  return person.sections.flatMap(textsOf);
}

export function textsOf(section: Section): Marked[] {
  if ("text" in section) return [...section.text];
  if ("list" in section) return [...section.list];
  if ("tags" in section) return [...section.tags];
  if ("groups" in section) return section.groups.flatMap(([, items]) => [...items]);
  if ("rows" in section) return section.rows.map(([, value]) => value);
  if ("jobs" in section)
    return section.jobs.flatMap((job) => [
      ...(job.about === undefined ? [] : [job.about]),
      ...(job.points ?? []),
    ]);
  if ("studies" in section) return section.studies.flatMap((study) => [...(study.points ?? [])]);
  return "certificates" in section ? [...section.certificates] : [...section.languages];
}

function skillMarks(person: Person): Mark[] {
  const sections = person.sections.filter(
    (section) => !("languages" in section) && !("certificates" in section),
  );
  return sections.flatMap(textsOf).flatMap(marksOf);
}

function marksIn(person: Person, kind: "languages" | "certificates"): Mark[] {
  return person.sections
    .filter((section) => kind in section)
    .flatMap(textsOf)
    .flatMap(marksOf);
}

function isCertain(mark: Mark): boolean {
  return mark.kind === "skill";
}

function named(name: string): Named {
  return { name, aliases: [] };
}

/** One entry per name, with the aliases of all its mentions and the shared spellings. */
function uniqueNamed(items: readonly (Named & { readonly surface?: string })[]): Named[] {
  const byName = new Map<string, Set<string>>();
  for (const item of items) {
    const aliases = byName.get(item.name) ?? new Set(spellingsOf(item.name));
    for (const alias of item.aliases) aliases.add(alias);
    byName.set(item.name, aliases);
  }
  return [...byName].map(([name, aliases]) => ({
    name,
    aliases: [...aliases].filter((alias) => alias !== name),
  }));
}

function positionOf(job: Job): TruePosition {
  return {
    title: job.title,
    titleAlso: job.titleAlso ?? [],
    company: job.company,
    companyAlso: job.companyAlso ?? [],
    start: job.from,
    end: job.to,
    current: job.to === null,
  };
}

function educationOf(study: Study): TrueEducation {
  return {
    degree: study.degree,
    degreeAlso: study.degreeAlso ?? [],
    institution: study.institution,
    year: study.year,
  };
}
