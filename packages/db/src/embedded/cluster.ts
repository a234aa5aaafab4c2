import { randomBytes } from "node:crypto";
import {
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { canReach, type Runner, runAs } from "./runner.ts";

export const SUPERUSER = "rolecall";

export interface Cluster {
  /** Postgres' own data directory, without links: the running server is recognised by this path. */
  readonly dir: string;
  readonly logFile: string;
  readonly password: string;
}

/** Where a data directory has its cluster: a folder, or a link to one (see `makeSystemHome`). */
export function clusterLink(dataDir: string): string {
  return join(dataDir, "postgres");
}

/** Finds the cluster of a data directory, or makes it. */
export async function openCluster(dataDir: string, runner: Runner): Promise<Cluster> {
  const link = clusterLink(dataDir);
  const isThere = await lstat(link).then(
    () => true,
    () => false,
  );
  if (!isThere) await create(link, runner);
  const home = await realpath(link).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `${link} leads to data that is gone. If you did not mean to lose it, bring it back; else remove ${link}.`,
      { cause },
    );
  });
  const password = await readFile(join(home, "password"), "utf8").catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The database in ${home} cannot be read. Start as the user it belongs to, or set DATA_DIR to a directory of your own.`,
      { cause },
    );
  });
  return { dir: join(home, "cluster"), logFile: join(home, "server.log"), password: password.trim() };
}

/** Makes the cluster beside its place and moves it there, so that a half-made one is never used. */
async function create(link: string, runner: Runner): Promise<void> {
  const half = `${link}.new`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await giveToOwner(half, runner);
  const home = (await canReach(runner, half)) ? half : await makeSystemHome(runner);
  const passwordFile = join(home, "password");
  await writeFile(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  await giveToOwner(passwordFile, runner);
  const made = await runAs(runner, runner.binaries.initdb, [
    `--pgdata=${join(home, "cluster")}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The same order of text on every system, whatever its C library.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
  ]);
  if (made.code !== 0) {
    await rm(home, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`The database could not be created: ${made.output.trim()}`);
  }
  if (home === half) await rename(half, link);
  else {
    await rm(half, { recursive: true });
    await symlink(home, link);
  }
}

/** A home for data that `nobody` could not reach where it belongs; the data directory links to it. */
export async function makeSystemHome(runner: Runner): Promise<string> {
  await mkdir(runner.stateDir, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(runner.stateDir, "data-"));
  await giveToOwner(home, runner);
  return home;
}

async function giveToOwner(path: string, { owner }: Runner): Promise<void> {
  if (owner !== undefined) await chown(path, owner.uid, owner.gid);
}
