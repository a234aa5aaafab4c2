import { type Db, type Executor, preparedOnce } from "@rolecall/db";
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

/** One page of ids, and the total as far as it is counted. */
export async function searchJobIds(
  db: Executor,
  plan: SearchPlan,
  request: PageRequest,
): Promise<SearchPage> {
  const [ids, total] = await Promise.all([
    plan.skillQueries.length > 1 ? pageBySharedSkills(db, plan, request) : pageByTier(db, plan, request),
    countMatches(db, plan, request.countUpTo),
  ]);
  return { ids, total };
}

async function countMatches(db: Executor, plan: SearchPlan, upTo: number): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (select from job_search where ${conditions(plan)} limit ${upTo}) counted`);
  return row?.total ?? 0;
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
 * of them there, then anywhere. One statement whose parts are read one after the other: a tier is begun only
 * when those before it do not fill the page, and for no more than the page needs, so no search reads all of
 * its matches.
 */
async function pageByTier(db: Executor, plan: SearchPlan, { limit, offset }: PageRequest): Promise<string[]> {
  const wanted = offset + limit;
  const tiers = [...plan.tiers, undefined].map((tier, index, all) => {
    const earlier = all
      .slice(0, index)
      .flatMap((query) => (query === undefined ? [] : [sql`not doc @@ ${query}::tsquery`]));
    const own = tier === undefined ? [] : [sql`doc @@ ${tier}::tsquery`];
    return sql`(
      select job_id, ${sql.raw(String(index))} as tier from job_search where ${conditions(plan, [...own, ...earlier])}
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
  const page =
    offset >= RANKED_WINDOW
      ? sql`${newest} limit ${limit} offset ${offset}`
      : ranked(plan, newest, { limit, offset });
  const rows = await db.execute<{ job_id: string }>(page);
  return rows.map((row) => row.job_id);
}

function ranked(plan: SearchPlan, newest: SQL, { limit, offset }: { limit: number; offset: number }): SQL {
  const shared = sql.join(
    plan.skillQueries.map((query) => sql`(doc @@ ${query}::tsquery)::int`),
    sql` + `,
  );
  const tiers = plan.tiers.map((query) => sql`(doc @@ ${query}::tsquery) desc, `);
  return sql`
    select job_id from (${newest} limit ${RANKED_WINDOW}) found
    order by ${shared} desc, ${sql.join(tiers, sql``)} created_at desc, job_id desc limit ${limit} offset ${offset}`;
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

const wordsByPattern = preparedOnce((db) =>
  db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(and(eq(searchTerms.kind, "word"), like(searchTerms.term, sql.placeholder("pattern"))))
    .limit(1)
    .prepare("words_by_pattern"),
);

/** Whether any word of the vocabulary begins like this. */
export async function isKnownPrefix(db: Db, word: string): Promise<boolean> {
  const rows = await wordsByPattern(db).execute({ pattern: `${escapeLike(word)}%` });
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
