import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import type { Sql } from "postgres";

/** Runs what the database has not seen yet. Apart from `migrate.ts`: few starts need the migrator. */
export async function runMigrations(client: Sql, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
}
