import type { Executor } from "@rolecall/db";
import { searchTerms } from "@rolecall/db/schema";
import { and, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import type { SearchPlan } from "./search-plan.ts";

/**
 * How many of the newest matches are ordered by the number of skills they share with the search. Ordering
 * all of them would read every match, however many there are; further down the newest come first.
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

/** One page of ids and the capped total, in one round trip. */
export async function searchJobIds(
  db: Executor,
  plan: SearchPlan,
  request: PageRequest,
): Promise<SearchPage> {
  const { limit, offset, countUpTo } = request;
  const page =
    plan.skillQueries.length > 1 ? bySharedSkills(plan, limit, offset) : byTier(plan, limit, offset);
  const rows = await db.execute<{ ids: string[] | null; total: number }>(sql`
    select
      (select array_agg(job_id order by place) from (${page}) page) as ids,
      (select count(*)::int from (select from job_search where ${conditions(plan)} limit ${countUpTo}) counted) as total`);
  const [row] = rows;
  return { ids: row?.ids ?? [], total: row?.total ?? 0 };
}

function conditions(plan: SearchPlan, more: SQL[] = []): SQL {
  const parts: SQL[] = [...more];
  if (plan.query !== "") parts.push(sql`doc @@ ${plan.query}::tsquery`);
  if (plan.maxYears !== undefined) parts.push(sql`required_years <= ${plan.maxYears}`);
  if (plan.pay !== undefined) {
    const { currency, min, max } = plan.pay;
    parts.push(sql`currency = ${currency} and pay_min <= ${max}::float8 and pay_max >= ${min}::float8`);
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/**
 * Newest first within each tier of a keyword: all words in the title, then in title and skills, then some
 * of them there, then anywhere. Each tier is bounded by the page, so no search reads all of its matches.
 */
function byTier(plan: SearchPlan, limit: number, offset: number): SQL {
  const upTo = limit + offset;
  const tiers = [...plan.tiers, undefined].map((tier, index) => {
    const earlier = plan.tiers.slice(0, index).map((query) => sql`not doc @@ ${query}::tsquery`);
    const own = tier === undefined ? [] : [sql`doc @@ ${tier}::tsquery`];
    return sql`(select job_id, created_at, ${index}::int as tier from job_search
      where ${conditions(plan, [...own, ...earlier])}
      order by created_at desc, job_id desc limit ${upTo})`;
  });
  return sql`
    select job_id, row_number() over (order by tier, created_at desc, job_id desc) as place
    from (${sql.join(tiers, sql` union all `)}) found
    order by place limit ${limit} offset ${offset}`;
}

/** More shared skills first, within the newest matches. */
function bySharedSkills(plan: SearchPlan, limit: number, offset: number): SQL {
  const newest = sql`select job_id, created_at, doc from job_search where ${conditions(plan)} order by created_at desc, job_id desc`;
  if (offset >= RANKED_WINDOW) {
    return sql`select job_id, row_number() over (order by created_at desc, job_id desc) as place
      from (${newest} limit ${limit} offset ${offset}) found`;
  }
  const shared = sql.join(
    plan.skillQueries.map((query) => sql`(doc @@ ${query}::tsquery)::int`),
    sql` + `,
  );
  const tier = plan.tiers.map((query) => sql`(doc @@ ${query}::tsquery) desc, `);
  return sql`
    select job_id, row_number() over (order by ${shared} desc, ${sql.join(tier, sql``)} created_at desc, job_id desc) as place
    from (${newest} limit ${RANKED_WINDOW}) found
    order by place limit ${limit} offset ${offset}`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
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

/** Whether any word of the vocabulary begins like this. */
export async function isKnownPrefix(db: Executor, word: string): Promise<boolean> {
  const rows = await db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, "word"), like(searchTerms.term, `${escapeLike(word)}%`)))
    .limit(1);
  return rows.length > 0;
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
