import { type CompiledProfile, compileJob, scoreOnly } from "@rolecall/cv/match";
import type { Database } from "@rolecall/db";
import { readOpenJobs } from "../../apps/api/src/features/jobs/match-index/job-index.queries.ts";

/** The skills of jobs and candidates as arrays under GIN indexes, for scoring in SQL. */
export async function prepareOverlap({ sql }: Database): Promise<void> {
  await sql`create table overlap_jobs as
    select id, required_skills as skills, required_years as years from jobs`;
  await sql`create index on overlap_jobs using gin (skills)`;
  await sql`create table overlap_candidates as
    select user_id as id, (match_profile->>'totalYears')::float as years,
      array(select jsonb_array_elements(match_profile->'skills')->>'name') as skills
    from candidate_profiles`;
  await sql`create index on overlap_candidates using gin (skills)`;
  await sql`vacuum analyze overlap_jobs`;
  await sql`vacuum analyze overlap_candidates`;
}

/** How many rows share one of the skills. */
export async function countOverlap(
  { sql }: Database,
  table: "jobs" | "candidates",
  skills: string[],
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${sql(`overlap_${table}`)} where skills && ${skills}::text[]`;
  return row?.count ?? 0;
}

/** Far simpler than the product's score: the share of skills that are named the same, and the years. */
export async function recommendByOverlap({ sql }: Database, skills: string[], years: number): Promise<void> {
  await sql`
    select id, 60.0 * cardinality(array(select unnest(skills) intersect select unnest(${skills}::text[])))
        / cardinality(skills) + 40 * least(1, ${years}::float / greatest(years, 1)) as score
    from overlap_jobs where skills && ${skills}::text[]
    order by score desc, id desc limit 50`;
}

export async function notifyByOverlap({ sql }: Database, skills: string[], years: number): Promise<void> {
  await sql`
    select id, 60.0 * cardinality(array(select unnest(skills) intersect select unnest(${skills}::text[])))
        / cardinality(${skills}::text[]) + 40 * least(1, years / greatest(${years}::float, 1)) as score
    from overlap_candidates where skills && ${skills}::text[]
    order by score desc limit 1000`;
}

/** Every job read from the database and scored by the product's own rules. */
export async function recommendByFetching({ sql }: Database, candidate: CompiledProfile): Promise<string[]> {
  const found: { id: string; score: number }[] = [];
  for await (const rows of readOpenJobs(sql)) {
    for (const row of rows) found.push({ id: row.id, score: scoreOnly(candidate, compileJob(row)) });
  }
  found.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  return found.slice(0, 50).map(({ id }) => id);
}
