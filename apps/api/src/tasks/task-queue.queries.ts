import type { Executor } from "@rolecall/db";
import { sql } from "drizzle-orm";

/** Tasks that wait or run, retries included; those that are due later do not count. */
export async function countOpenTasks(db: Executor): Promise<number> {
  const [row] = await db.execute<{ open: number }>(sql`
    select count(*)::int as open from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_pgboss\\_\\_%'`);
  return row?.open ?? 0;
}

/**
 * Gives back the tasks that a killed process was working on; else they wait until they count as lost. Only
 * while no process works on the database.
 */
export async function releaseTasks(db: Executor): Promise<void> {
  const [table] = await db.execute<{ name: string | null }>(
    sql`select to_regclass('pgboss.job')::text as name`,
  );
  // Before the first start there is none.
  if (table?.name == null) return;
  await db.execute(sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}
