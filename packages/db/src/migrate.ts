import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as runMigrations } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";

const MIGRATIONS = fileURLToPath(new URL("../migrations", import.meta.url));

/** Key of the advisory lock. Any number will do, as long as it is never another lock's. */
const MIGRATION_LOCK = 7_305_001;
const OLDEST_VERSION = 150_000;

/**
 * Brings the schema up to date. Safe to call from any number of processes at once: one migrates, the
 * others wait and find nothing left to do. Rejects on a server older than Postgres 15.
 */
export async function migrate(url: string): Promise<void> {
  // The lock belongs to the session, so everything has to go through one connection.
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: "rolecall-migrate" },
  });
  try {
    const [server] = await client<{ version: number; name: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as name`;
    if (server === undefined || server.version < OLDEST_VERSION) {
      throw new Error(`Postgres 15 or later is needed, this server is ${server?.name ?? "unknown"}.`);
    }
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}
