import { type Executor, uuidArray } from "@rolecall/db";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/*
 * What a block is asked by, everywhere: `blockersOf` where one side hears nothing of the other, and `areApart`
 * where nothing passes between the two, whoever has blocked whom.
 */

/** A subquery: those who have blocked the member. What the member does is not told to them. */
export function blockersOf(memberId: string | SQLWrapper): SQL {
  return sql`(select b.blocker_id from blocks b where b.blocked_id = ${memberId})`;
}

/**
 * Whether either of two has blocked the other, as SQL over two expressions: for the hot statements, which are
 * written as text. It is counted, so that the planner looks it up row by row and never joins.
 */
export function areApart(one: string, other: string): string {
  return `(${apart("count(*)", one, other)} > 0)`;
}

/** Since when, null unless it is so. */
export function apartSince(one: SQLWrapper, other: SQLWrapper): SQL<string | null> {
  return sql<string | null>`(select min(b.created_at) from blocks b
    where b.blocker_id in (${one}, ${other}) and b.blocked_id in (${one}, ${other}))`;
}

function apart(what: string, one: string, other: string): string {
  return `(select ${what} from blocks b where b.blocker_id in (${one}, ${other}) and b.blocked_id in (${one}, ${other}))`;
}

/** Those of the members who have blocked the one from whom something comes. */
export async function findBlockers(
  db: Executor,
  memberId: string,
  among: readonly string[],
): Promise<Set<string>> {
  if (among.length === 0) return new Set();
  const rows = await db.execute<{ blocker_id: string }>(sql`
    select blocker_id from ${blockersOf(memberId)} blockers
    where blocker_id = any(${uuidArray(among)})`);
  return new Set(rows.map((row) => row.blocker_id));
}

/** All who have blocked the member: what is announced to everybody leaves them out. */
export async function listBlockers(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db.execute<{ blocker_id: string }>(
    sql`select blocker_id from ${blockersOf(memberId)} blockers`,
  );
  return rows.map((row) => row.blocker_id);
}
