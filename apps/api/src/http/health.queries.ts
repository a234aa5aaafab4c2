import type { Executor } from "@rolecall/db";
import { sql } from "drizzle-orm";

/** Rejects when the database does not answer. */
export async function askDatabase(db: Executor): Promise<void> {
  await db.execute(sql`select 1`);
}
