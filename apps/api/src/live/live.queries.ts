import type { Executor } from "@rolecall/db";
import { sessions } from "@rolecall/db/schema";
import { and, gt, inArray, sql } from "drizzle-orm";

/** Which of these sessions still live. */
export async function findLiveSessions(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, sql`now()`)));
  return new Set(rows.map((row) => row.id));
}
