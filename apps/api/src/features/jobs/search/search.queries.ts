import { type Db, type Executor, escapeLike, preparedOnce, uuidArray } from "@rolecall/db";
import { searchTerms } from "@rolecall/db/schema";
import { and, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import { meets, termsOf } from "./conditions.queries.ts";
import type { SearchPlan } from "./search-plan.ts";

/**
 * Matches up to here are read once, ordered in memory and counted with the same statement. Of more than
 * these only the newest are ordered by the number of skills they share with the search: ordering all of
 * them would read every match, however many there are. Further down the newest come first.
 */
const RANKED_WINDOW = 2_000;

export interface SearchPage {
  readonly ids: string[];
  /** Exact up to `countUpTo`, and that value when there are at least as many. */
  readonly total: number;
}

interface PageRequest {
  readonly limit: number;
  readonly offset: number;
  readonly countUpTo: number;
}

/** One page of ids, and the total as far as it is counted. */
export async function searchJobIds(
  db: Executor,
  plan: SearchPlan,
  request: PageRequest,
): Promise<SearchPage> {
  const few = plan.queryParts > 1 ? await pageOfFew(db, plan, request) : undefined;
  if (few !== undefined) return few;
  const [ids, total] = await Promise.all([
    plan.skillQueries.length > 1 ? pageBySharedSkills(db, plan, request) : pageByTier(db, plan, request),
    countMatches(db, plan, request.countUpTo),
  ]);
  return { ids, total };
}

/**
 * The page and the total of a search with no more matches than the window; undefined when there are more.
 * To join the long lists of common words and facets is what such a search costs: here that is paid once.
 */
async function pageOfFew(
  db: Executor,
  plan: SearchPlan,
  { limit, offset }: PageRequest,
): Promise<SearchPage | undefined> {
  const [row] = await db.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (
      select job_id, created_at, doc from job_search where ${conditions(plan)} limit ${RANKED_WINDOW + 1}
    ), counted as (select count(*)::int as total from found)
    select total, array(
      select job_id from found where total <= ${RANKED_WINDOW} order by ${rank(plan)} limit ${limit} offset ${offset}
    ) as ids from counted`);
  return row === undefined || row.total > RANKED_WINDOW ? undefined : row;
}

async function countMatches(db: Executor, plan: SearchPlan, upTo: number): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from job_search where ${conditions(plan)} limit ${upTo}) counted`);
  return row?.total ?? 0;
}

function conditions(plan: SearchPlan, more: SQL[] = []): SQL {
  const parts: SQL[] = [...more, ...meets(termsOf(plan))];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

interface Tier {
  readonly query: string;
  /** What comes first, beside the query. */
  readonly first: string | undefined;
  /** What the tiers before it have found. */
  readonly earlier: readonly string[];
}

/** Of one skill the jobs that require it come first, and within both the tiers of the keyword; of more see `rank`. */
function tiersOf({ query, requiredQuery, tiers, requiredQueries: [required, another] }: SearchPlan): Tier[] {
  const within = (found: string, earlier: readonly string[]) =>
    [...tiers, undefined].map((first, index) => ({
      query: found,
      first,
      earlier: [...earlier, ...tiers.slice(0, index)],
    }));
  if (required === undefined || another !== undefined) return within(query, []);
  return [...within(requiredQuery, []), ...within(query, [required])];
}

/**
 * Newest first within each tier of a keyword: all words in the title, then in title and skills, then some
 * of them there, then anywhere. One statement whose parts are read one after the other: a tier is begun only
 * when those before it do not fill the page, and for no more than the page needs, so no search reads all of
 * its matches.
 */
async function pageByTier(db: Executor, plan: SearchPlan, { limit, offset }: PageRequest): Promise<string[]> {
  const wanted = offset + limit;
  const tiers = tiersOf(plan).map(({ query, first, earlier }, index) => {
    const own = first === undefined ? [] : [sql`doc @@ ${first}::tsquery`];
    const others = earlier.map((found) => sql`not doc @@ ${found}::tsquery`);
    return sql`(
      select job_id, ${sql.raw(String(index))} as tier from job_search
      where ${conditions({ ...plan, query }, [...own, ...others])}
      order by created_at desc, job_id desc limit ${wanted})`;
  });
  const rows = await db.execute<{ job_id: string; tier: number }>(
    sql`select job_id, tier from (${sql.join(tiers, sql` union all `)}) found limit ${limit} offset ${offset}`,
  );
  // Postgres reads the parts in their order, though no standard says that it must.
  return rows.toSorted((a, b) => a.tier - b.tier).map((row) => row.job_id);
}

/** More shared skills first, within the newest matches. */
async function pageBySharedSkills(
  db: Executor,
  plan: SearchPlan,
  { limit, offset }: PageRequest,
): Promise<string[]> {
  const newest = sql`select job_id, created_at, doc from job_search where ${conditions(plan)} order by created_at desc, job_id desc`;
  const rows = await db.execute<{ job_id: string }>(
    offset >= RANKED_WINDOW
      ? sql`${newest} limit ${limit} offset ${offset}`
      : sql`
        select job_id from (${newest} limit ${RANKED_WINDOW}) found
        order by ${rank(plan)} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => row.job_id);
}

/**
 * More required skills of those asked for first, then more that are nice to have, then the better tier, then the newer
 * job. A hit of a tier is one of those after it too.
 */
function rank(plan: SearchPlan): SQL {
  const has = (query: string) => sql`(doc @@ ${query}::tsquery)::int`;
  const shared = [plan.requiredQueries, plan.skillQueries.length > 1 ? plan.skillQueries : []]
    .filter((queries) => queries.length > 0)
    .map((queries) => sql.join(queries.map(has), sql` + `));
  const best = [...shared, ...plan.tiers.map(has), sql`created_at`, sql`job_id`];
  return sql.join(
    best.map((value) => sql`${value} desc`),
    sql`, `,
  );
}

/** Of each search how many of its jobs were posted after a time, up to `upTo`. */
export async function countJobsSince(
  db: Executor,
  searches: readonly { readonly plan: SearchPlan; readonly since: Date }[],
  upTo: number,
): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(({ plan, since }) => {
    if (plan.impossible) return sql`0`;
    const newer = sql`created_at > ${since.toISOString()}::timestamptz`;
    return sql`(select count(*)::int from (
      select from job_search where ${conditions(plan, [newer])} limit ${upTo}) counted)`;
  });
  const [row] = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return row?.counts ?? [];
}

/** Those of the jobs that meet the conditions. */
export async function filterJobIds(
  db: Executor,
  plan: SearchPlan,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = sql`job_id = any(${uuidArray(ids)})`;
  const rows = await db.execute<{ job_id: string }>(
    sql`select job_id from job_search where ${conditions(plan, [own])}`,
  );
  return new Set(rows.map((row) => row.job_id));
}

/** Cities or industries that contain the text. */
export async function findTermsContaining(
  db: Executor,
  { kind, part, limit }: { kind: "city" | "industry"; part: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, kind), like(searchTerms.term, `%${escapeLike(part)}%`)))
    .orderBy(desc(searchTerms.jobs))
    .limit(limit);
  return rows.map((row) => row.term);
}

const wordsByPattern = preparedOnce((db) =>
  db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, "word"), like(searchTerms.term, sql.placeholder("pattern"))))
    .limit(sql.placeholder("limit"))
    .prepare("words_by_pattern"),
);

/** Words of the vocabulary that begin like this, in no order, no more than `limit`. */
export async function findWordsBeginningWith(db: Db, prefix: string, limit: number): Promise<string[]> {
  const rows = await wordsByPattern(db).execute({ pattern: `${escapeLike(prefix)}%`, limit });
  return rows.map((row) => row.term);
}

/**
 * The same for many beginnings in one statement. No word goes on with a character beyond the last there is, and the
 * operators compare byte by byte, as the index does.
 */
export async function findWordsBeginningWithEach(
  db: Executor,
  prefixes: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.execute<{ prefix: string; terms: string[] }>(sql`
    select prefix, array(
      select term from search_terms
      where kind = 'word' and term ~>=~ prefix and term ~<~ (prefix || chr(1114111)) limit ${limit}) as terms
    from jsonb_array_elements_text(${JSON.stringify(prefixes)}::jsonb) as p (prefix)`);
  return new Map(rows.map(({ prefix, terms }) => [prefix, terms]));
}

/**
 * Those of the beginnings with which a word of some job begins. Words that no job has any more, and which the
 * vocabulary is about to drop, do not count.
 */
export async function findUsedBeginnings(
  db: Executor,
  prefixes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (prefixes.length === 0) return new Set();
  const rows = await db.execute<{ prefix: string }>(sql`
    select distinct prefix from jsonb_array_elements_text(${JSON.stringify(prefixes)}::jsonb) as p (prefix)
    where exists (
      select from search_terms
      where kind = 'word' and jobs > 0 and term ~>=~ prefix and term ~<~ (prefix || chr(1114111)))`);
  return new Set(rows.map((row) => row.prefix));
}

/** Words of the vocabulary that are one letter away from a misspelt one, the commonest first. */
export async function findWordsOneLetterAway(
  db: Executor,
  patterns: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(
      and(eq(searchTerms.kind, "word"), or(...patterns.map((pattern) => like(searchTerms.term, pattern)))),
    )
    .orderBy(desc(searchTerms.jobs))
    .limit(limit);
  return rows.map((row) => row.term);
}
