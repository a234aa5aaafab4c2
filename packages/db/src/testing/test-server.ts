import { randomInt } from "node:crypto";
import { mkdtemp, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { removeEmbedded, startEmbedded } from "../embedded/index.ts";
import { migrate } from "../migrate.ts";
import { withDatabase } from "./with-database.ts";

/** A server to make test databases on. Plain data, so that it can be handed to other processes. */
export interface TestServer {
  /** Of a database that is there to connect to; its user may create databases. */
  readonly url: string;
  /** The migrated database that test databases are copies of. */
  readonly template: string;
}

export interface RunningTestServer extends TestServer {
  readonly stop: () => Promise<void>;
}

const DIR_PREFIX = "rolecall-test-";
const STARTING_MS = 60_000;
const DATABASE_PREFIX = "rolecall_test_";
/** First of the two numbers of the lock by which a run shows that it is alive. */
const RUN_LOCKS = 7_305_004;

/** What a test database may lose in a power cut does not matter. */
const FAST_AND_FORGETFUL = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  max_connections: 300,
  shared_buffers: "128MB",
} as const;

/**
 * Starts a server of its own in a temporary directory, or with TEST_DATABASE_URL takes that one, and
 * migrates the template. Removes what killed runs left behind.
 */
export async function startTestServer(externalUrl?: string): Promise<RunningTestServer> {
  return externalUrl === undefined ? startOwn() : attach(externalUrl);
}

async function startOwn(): Promise<RunningTestServer> {
  await removeAbandonedDirs();
  const dataDir = await mkdtemp(join(tmpdir(), DIR_PREFIX));
  const server = await startEmbedded({ dataDir, settings: FAST_AND_FORGETFUL });
  await migrate(server.url);
  const stop = async () => {
    await server.stop();
    await removeEmbedded(dataDir);
  };
  return { url: withDatabase(server.url, "postgres"), template: databaseOf(server.url), stop };
}

/** A directory that can be locked is nobody's: its run was killed. Those of other users stay theirs. */
async function removeAbandonedDirs(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(DIR_PREFIX));
  await Promise.allSettled(names.map((name) => removeIfAbandoned(join(tmpdir(), name))));
}

async function removeIfAbandoned(dir: string): Promise<void> {
  // Another run may have made it this instant and be about to lock it.
  const { mtimeMs } = await stat(dir);
  if (Date.now() - mtimeMs > STARTING_MS) await removeEmbedded(dir);
}

async function attach(url: string): Promise<RunningTestServer> {
  const admin = postgres(url, { max: 1, idle_timeout: 0, onnotice: () => {} });
  await dropAbandonedDatabases(admin);
  const run = randomInt(1, 2 ** 31);
  // Held by this connection until the run ends, however that comes.
  await admin`select pg_advisory_lock(${RUN_LOCKS}, ${run})`;
  const template = `${DATABASE_PREFIX}${run}`;
  await admin`create database ${admin(template)}`;
  await migrate(withDatabase(url, template));
  const stop = async () => {
    await dropRun(admin, template);
    await admin.end();
  };
  return { url, template, stop };
}

async function dropAbandonedDatabases(admin: postgres.Sql): Promise<void> {
  const found = await admin<{ run: number }[]>`
    select distinct substring(datname from ${`^${DATABASE_PREFIX}([0-9]+)`})::int as run
    from pg_database where datname ~ ${`^${DATABASE_PREFIX}[0-9]+`}`;
  for (const { run } of found) {
    const [lock] = await admin<
      { free: boolean }[]
    >`select pg_try_advisory_lock(${RUN_LOCKS}, ${run}) as free`;
    if (lock?.free !== true) continue;
    await dropRun(admin, `${DATABASE_PREFIX}${run}`);
    await admin`select pg_advisory_unlock(${RUN_LOCKS}, ${run})`;
  }
}

async function dropRun(admin: postgres.Sql, template: string): Promise<void> {
  const databases = await admin<{ name: string }[]>`
    select datname as name from pg_database where datname = ${template} or starts_with(datname, ${`${template}_`})`;
  for (const { name } of databases) await admin`drop database if exists ${admin(name)} with (force)`;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
