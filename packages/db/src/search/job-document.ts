import type { jobs } from "../schema/jobs.ts";
import { facets, quoteLexeme, ZONES, type Zone, zoneLexeme } from "./lexemes.ts";
import { indexWordsOf, normalise } from "./words.ts";

export type JobRow = typeof jobs.$inferSelect;

export interface JobSearchInput {
  /** The row as it is stored now. */
  readonly job: JobRow;
  /** Canonical ids of its required skills, as far as the skill graph knows them. */
  readonly skillIds: readonly string[];
  /** And of those that are nice to have; left out: none. */
  readonly niceToHaveIds?: readonly string[];
}

export interface JobDocument {
  /** A `tsvector` literal. */
  readonly doc: string;
  /** Its words, for the vocabulary. */
  readonly words: readonly string[];
}

/**
 * The searchable document of a job: its words, once each and without positions, since nothing asks for
 * phrases; those of title and skills also by their zone; and its exact facets.
 */
export function buildJobDocument(input: JobSearchInput): JobDocument {
  const { job } = input;
  const zones: Record<Zone, string[]> = {
    title: indexWordsOf(job.title),
    skills: indexWordsOf(job.requiredSkills.join("\n")),
  };
  const { companyName, companyIndustry, city, niceToHaveSkills, description } = job;
  const others = indexWordsOf(
    [companyName, companyIndustry, city, ...niceToHaveSkills, description].join("\n"),
  );
  const words = [...new Set([...zones.title, ...zones.skills, ...others])];
  const inZones = ZONES.flatMap((zone) => zones[zone].map((word) => zoneLexeme(zone, word)));
  const lexemes = [...words, ...inZones, ...facetsOf(input)];
  return { doc: lexemes.map(quoteLexeme).join(" "), words };
}

function facetsOf({ job, skillIds, niceToHaveIds = [] }: JobSearchInput): string[] {
  return [
    facets.jobType(job.jobType),
    facets.urgency(job.urgency),
    facets.companySize(job.companySize),
    facets.currency(job.salaryCurrency),
    ...(job.remote ? [facets.remote()] : []),
    ...(job.hybrid ? [facets.hybrid()] : []),
    ...(normalise(job.city).trim() === "" ? [] : [facets.city(job.city)]),
    ...(normalise(job.companyIndustry).trim() === "" ? [] : [facets.industry(job.companyIndustry)]),
    ...skillFacets(skillIds, niceToHaveIds, facets.skill, facets.niceToHave),
    ...skillFacets(job.requiredSkills, job.niceToHaveSkills, facets.skillName, facets.niceToHaveName),
  ];
}

/** Whoever asks for a skill finds both kinds of jobs; the mark tells those apart for which it is nice to have. */
function skillFacets(
  required: readonly string[],
  niceToHave: readonly string[],
  facet: (value: string) => string,
  mark: (value: string) => string,
): string[] {
  const facetsOfRequired = required.map(facet);
  const others = niceToHave.filter((value) => !facetsOfRequired.includes(facet(value)));
  return [...facetsOfRequired, ...others.flatMap((value) => [facet(value), mark(value)])];
}
