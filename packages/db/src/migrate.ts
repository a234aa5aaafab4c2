import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { findDatabaseError } from "./errors.ts";
import { LOCK_KEYS } from "./lock-keys.ts";

const OLDEST_VERSION = 150_000;
const UNDEFINED_TABLE = "42P01";

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
    const folder = findMigrations();
    const [, applied, latest] = await Promise.all([
      refuseOldServer(client),
      findLastApplied(client),
      readLatest(folder),
    ]);
    // Nearly every start: neither the lock nor the migrator has to be waited for.
    if (applied !== undefined && applied >= latest) return;
    const { runMigrations } = await import("./run-migrations.ts");
    await client`select pg_advisory_lock(${LOCK_KEYS.migrations})`;
    await runMigrations(client, folder);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

async function refuseOldServer(client: postgres.Sql): Promise<void> {
  const [server] = await client<{ version: number; name: string }[]>`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name`;
  if (server === undefined || server.version < OLDEST_VERSION) {
    throw new Error(`Postgres 15 or later is needed, this server is ${server?.name ?? "unknown"}.`);
  }
}

/** When the newest migration of the database was written; undefined when it has none. */
async function findLastApplied(client: postgres.Sql): Promise<number | undefined> {
  try {
    const [row] = await client<{ latest: string | null }[]>`
      select max(created_at) as latest from drizzle.__drizzle_migrations`;
    return row === undefined || row.latest === null ? undefined : Number(row.latest);
  } catch (error) {
    if (findDatabaseError(error)?.code === UNDEFINED_TABLE) return undefined;
    throw error;
  }
}

/** When the newest migration of the code was written. */
async function readLatest(folder: string): Promise<number> {
  const { entries }: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return Math.max(...entries.map(({ when }) => when));
}

/** In this package, wherever this code has been bundled to. */
function findMigrations(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@rolecall/db/package.json")), "migrations");
}
