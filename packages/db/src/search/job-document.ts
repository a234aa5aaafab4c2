import type { jobs } from "../schema/jobs.ts";
import { facets, quoteLexeme, ZONES, type Zone } from "./lexemes.ts";
import { indexWordsOf, normalise } from "./words.ts";

export type JobRow = typeof jobs.$inferSelect;

export interface JobDocument {
  /** A `tsvector` literal. */
  readonly doc: string;
  /** Its words, for the vocabulary. */
  readonly words: readonly string[];
}

/**
 * The searchable document of a job. A word has one position per zone it stands in, however often: the
 * number of the zone. Nothing asks for phrases, and it keeps the index small.
 */
export function buildJobDocument(job: JobRow, skillIds: readonly string[]): JobDocument {
  const text: Record<Zone, string> = {
    title: job.title,
    skills: job.requiredSkills.join("\n"),
    company: `${job.companyName}\n${job.companyIndustry}\n${job.city}`,
    description: job.description,
  };
  const positions = new Map<string, string[]>();
  for (const [index, zone] of zoneNames.entries()) {
    for (const word of indexWordsOf(text[zone])) {
      const found = positions.get(word) ?? [];
      found.push(`${index + 1}${ZONES[zone]}`);
      positions.set(word, found);
    }
  }
  const words = [...positions].map(([word, at]) => `${quoteLexeme(word)}:${at.join(",")}`);
  const exact = facetsOf(job, skillIds).map(quoteLexeme);
  return { doc: [...words, ...exact].join(" "), words: [...positions.keys()] };
}

const zoneNames: readonly Zone[] = ["title", "skills", "company", "description"];

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
