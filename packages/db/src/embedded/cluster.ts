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
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { findPostmaster } from "./postmaster.ts";
import { runProgram } from "./run-program.ts";
import { canReach, type Runner, runAs, SYSTEM_STATE_DIR } from "./runner.ts";

export const SUPERUSER = "rolecall";

export interface Cluster {
  /** Postgres' own data directory. */
  readonly dir: string;
  readonly logFile: string;
  readonly password: string;
}

/** Finds the cluster of a data directory, or makes it. */
export async function openCluster(dataDir: string, runner: Runner): Promise<Cluster> {
  const link = join(dataDir, "postgres");
  if (await isThere(link)) await adapt(link, runner);
  else await create(link, runner);
  // Resolved, because the running server is recognised by this path.
  const home = await realpath(link);
  const password = (await readFile(join(home, "password"), "utf8")).trim();
  return { dir: join(home, "cluster"), logFile: join(home, "server.log"), password };
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Makes the cluster beside its place and moves it there, so that a half-made one is never used. */
async function create(link: string, runner: Runner): Promise<void> {
  const half = `${link}.new`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  await own(half, runner);
  const home = (await canReach(runner, half)) ? half : await makeSystemHome(runner);
  const passwordFile = join(home, "password");
  await writeFile(passwordFile, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  await own(passwordFile, runner);
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
async function makeSystemHome(runner: Runner): Promise<string> {
  await mkdir(SYSTEM_STATE_DIR, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(SYSTEM_STATE_DIR, "data-"));
  await own(home, runner);
  return home;
}

async function own(path: string, { owner }: Runner): Promise<void> {
  if (owner !== undefined) await chown(path, owner.uid, owner.gid);
}

/** A cluster may have been made by another kind of runner: hands it over while nothing runs on it. */
async function adapt(link: string, runner: Runner): Promise<void> {
  const home = await realpath(link).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `${link} leads to data that is gone. If you did not mean to lose it, bring it back; else remove ${link}.`,
      { cause },
    );
  });
  const { uid } = await stat(home);
  const expected = runner.owner ?? { uid: process.getuid?.() ?? uid, gid: 0 };
  if (uid === expected.uid && (await canReach(runner, home))) return;
  if (runner.owner === undefined) {
    throw new EmbeddedPostgresError(
      `The database in ${home} belongs to user ${uid}, this is user ${expected.uid}. Start as that user, or set DATA_DIR to a directory of your own.`,
    );
  }
  if ((await findPostmaster(join(home, "cluster"))) !== undefined) {
    throw new EmbeddedPostgresError(
      `The database in ${home} still runs as user ${uid}. Stop it before it is started as user ${expected.uid}.`,
    );
  }
  await run(["chown", "-R", `${expected.uid}:${expected.gid}`, home]);
  if (await canReach(runner, home)) return;
  const target = await makeSystemHome(runner);
  await run(["cp", "-a", `${home}/.`, target]);
  await rename(link, `${link}.moved`);
  await symlink(target, link);
  await rm(`${link}.moved`, { recursive: true });
}

async function run(command: readonly [string, ...string[]]): Promise<void> {
  const { code, output } = await runProgram(command);
  if (code !== 0) throw new EmbeddedPostgresError(`${command.join(" ")} failed: ${output.trim()}`);
}
