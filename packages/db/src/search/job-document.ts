import type { jobs } from "../schema/jobs.ts";
import { facets, quoteLexeme, ZONES, type Zone, zoneLexeme } from "./lexemes.ts";
import { indexWordsOf, normalise } from "./words.ts";

export type JobRow = typeof jobs.$inferSelect;

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
export function buildJobDocument(job: JobRow, skillIds: readonly string[]): JobDocument {
  const zones: Record<Zone, string[]> = {
    title: indexWordsOf(job.title),
    skills: indexWordsOf(job.requiredSkills.join("\n")),
  };
  const others = indexWordsOf([job.companyName, job.companyIndustry, job.city, job.description].join("\n"));
  const words = [...new Set([...zones.title, ...zones.skills, ...others])];
  const inZones = ZONES.flatMap((zone) => zones[zone].map((word) => zoneLexeme(zone, word)));
  const lexemes = [...words, ...inZones, ...facetsOf(job, skillIds)];
  return { doc: lexemes.map(quoteLexeme).join(" "), words };
}

function facetsOf(job: JobRow, skillIds: readonly string[]): string[] {
  return [
    facets.jobType(job.jobType),
    facets.urgency(job.urgency),
    facets.companySize(job.companySize),
    facets.currency(job.salaryCurrency),
    ...(job.remote ? [facets.remote()] : []),
    ...(job.hybrid ? [facets.hybrid()] : []),
    ...(normalise(job.city).trim() === "" ? [] : [facets.city(job.city)]),
    ...(normalise(job.companyIndustry).trim() === "" ? [] : [facets.industry(job.companyIndustry)]),
    ...skillIds.map(facets.skill),
    ...job.requiredSkills.map(facets.skillName),
  ];
}
