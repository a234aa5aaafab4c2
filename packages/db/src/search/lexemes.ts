import { normalise } from "./words.ts";

/**
 * Exact facets as lexemes of the document. They begin with `=`, which no word does, so that a word or
 * the prefix of one never finds a facet.
 */
export const facets = {
  city: (city: string) => facet("city", city),
  industry: (industry: string) => facet("industry", industry),
  jobType: (jobType: string) => facet("type", jobType),
  urgency: (urgency: string) => facet("urgency", urgency),
  companySize: (size: string) => facet("size", size),
  currency: (currency: string) => facet("currency", currency),
  remote: () => facet("place", "remote"),
  hybrid: () => facet("place", "hybrid"),
  /** A skill of the job by its canonical id in the skill graph, required or nice to have. */
  skill: (skillId: string) => facet("skill", skillId),
  /** The same by its name, for those the graph does not know. */
  skillName: (name: string) => facet("skill-name", name),
  /** Beside either, for a skill that is nice to have: it is found after the jobs that require it. */
  niceToHave: (skillId: string) => facet("nice-skill", skillId),
  niceToHaveName: (name: string) => facet("nice-skill-name", name),
} as const;

function facet(kind: string, value: string): string {
  return `=${kind}:${normalise(value).trim()}`;
}

/** A lexeme as `tsvector` and `tsquery` literals spell it. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/**
 * Where a word counts more than elsewhere. Such a word is in the document twice: by itself, and as a
 * lexeme of its zone. Postgres' own weights would be smaller, but an index does not hold them: to ask for
 * a weight is to read every row that has the word.
 */
export const ZONES = ["title", "skills"] as const;
export type Zone = (typeof ZONES)[number];

/** The lexeme of a word in a zone. */
export function zoneLexeme(zone: Zone, word: string): string {
  return `=in-${zone}:${word}`;
}

export interface WordQuery {
  /** Also longer words that begin with it. */
  readonly prefix?: boolean;
  /** Only where it stands in one of these; left out: anywhere. */
  readonly zones?: readonly Zone[];
}

/** One word as a part of a `tsquery`: join such parts with `&`, `|` and parentheses. */
export function wordQuery(word: string, { prefix = false, zones = [] }: WordQuery = {}): string {
  const lexemes = zones.length === 0 ? [word] : zones.map((zone) => zoneLexeme(zone, word));
  const queries = lexemes.map((lexeme) => `${quoteLexeme(lexeme)}${prefix ? ":*" : ""}`);
  return queries.length === 1 ? queries.join("") : `(${queries.join(" | ")})`;
}
