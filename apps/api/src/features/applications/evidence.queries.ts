import type { CvAnalysis, MatchResult, SkillFact } from "@rolecall/cv/types";
import type { Executor } from "@rolecall/db";
import { applications, cvAnalyses, jobs } from "@rolecall/db/schema";
import { eq, sql } from "drizzle-orm";

export interface EvidenceRow {
  readonly match: MatchResult;
  /** The visible lines of the CV. */
  readonly lines: readonly { readonly line: number; readonly text: string; readonly isHeading: boolean }[];
  /** What a reader of the page cannot see. */
  readonly hidden: readonly string[];
  readonly skills: readonly Pick<SkillFact, "name" | "mentions">[];
  readonly facts: FactsRow;
}

type FactsRow = Pick<CvAnalysis, "education" | "certifications" | "languages"> &
  Pick<CvAnalysis["contact"], "location">;

/** Each line but the headings belongs to a section. */
const lines = sql<EvidenceRow["lines"] | null>`(
  select jsonb_agg(
    jsonb_build_object(
      'line', line -> 'id',
      'text', line -> 'text',
      'isHeading', not exists (
        select from jsonb_array_elements(${cvAnalyses.analysis} -> 'sections') section
        where section -> 'lines' @> (line -> 'id'))
    ) order by (line -> 'id')::int)
  from jsonb_array_elements(${cvAnalyses.analysis} -> 'document' -> 'lines') line)`;
const hidden = sql<
  string[] | null
>`jsonb_path_query_array(${cvAnalyses.analysis}, '$.document.hidden[*].text')`;
const skills = sql<EvidenceRow["skills"] | null>`${cvAnalyses.analysis} -> 'skills'`;
const facts = sql<FactsRow>`
  jsonb_build_object(
    'location', ${cvAnalyses.analysis} -> 'contact' -> 'location',
    'education', coalesce(${cvAnalyses.analysis} -> 'education', '[]'),
    'certifications', coalesce(${cvAnalyses.analysis} -> 'certifications', '[]'),
    'languages', coalesce(${cvAnalyses.analysis} -> 'languages', '[]'))`;

/** With the recruiter whose job it is; `evidence` is null unless the analysis is done. */
export async function findApplicationEvidence(
  db: Executor,
  id: string,
): Promise<{ recruiterId: string; evidence: EvidenceRow | null } | undefined> {
  const [row] = await db
    .select({
      recruiterId: jobs.recruiterId,
      status: applications.analysisStatus,
      match: applications.match,
      lines,
      hidden,
      skills,
      facts,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(cvAnalyses, eq(cvAnalyses.applicationId, applications.id))
    .where(eq(applications.id, id));
  if (row === undefined) return undefined;
  const { recruiterId, status, match } = row;
  const evidence =
    status === "done" && match !== null
      ? {
          match,
          lines: row.lines ?? [],
          hidden: row.hidden ?? [],
          skills: row.skills ?? [],
          facts: row.facts,
        }
      : null;
  return { recruiterId, evidence };
}
