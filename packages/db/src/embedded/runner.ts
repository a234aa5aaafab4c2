import { constants } from "node:fs";
import { access, cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { type Finished, type Identity, runProgram } from "./run-program.ts";

const SYSTEM_STATE_DIR = "/var/lib/rolecall";

/** The id that nearly every system calls nobody; initdb wants an id with a name. */
const NOBODY = 65_534;
const UNSHARE = ["unshare", "--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`] as const;

/** How Postgres' programs are run: they refuse root, and want a user that has a name. */
export interface Runner {
  readonly binaries: Binaries;
  /** Goes before the program: empty, or the command that changes who it thinks it is. */
  readonly prefix: readonly string[];
  /** Whom to spawn as; undefined: as this process. */
  readonly identity: Identity | undefined;
  /** Who must own the cluster's files; undefined: whoever this process is. */
  readonly owner: Identity | undefined;
  /** Where root puts what an unprivileged user has to reach and cannot where it is. */
  readonly stateDir: string;
}

export interface RunnerOptions {
  /** False: do as if the system refused user namespaces (default Docker does). */
  readonly namespaces?: boolean;
  /** Default `/var/lib/rolecall`. Used by root only, and only without namespaces. */
  readonly stateDir?: string;
}

/**
 * An ordinary user runs the programs as they are. Root runs them in a user namespace, where it is
 * nobody: its files stay its own, also below a home that others cannot enter. Where namespaces are
 * refused, they run as the user nobody, with programs and data that nobody can reach.
 */
export async function chooseRunner(binaries: Binaries, options: RunnerOptions = {}): Promise<Runner> {
  const { namespaces = true, stateDir = SYSTEM_STATE_DIR } = options;
  const uid = process.getuid?.();
  if (uid === undefined || (uid !== 0 && hasName())) {
    return { binaries, prefix: [], identity: undefined, owner: undefined, stateDir };
  }
  const self = { uid, gid: process.getgid?.() ?? uid };
  if (namespaces) {
    const probe = await runProgram([...UNSHARE, binaries.postgres, "--version"]);
    if (probe.code === 0) return { binaries, prefix: UNSHARE, identity: undefined, owner: self, stateDir };
  }
  if (uid !== 0) {
    throw new EmbeddedPostgresError(
      `User ${uid} has no name on this system and user namespaces are refused, so Postgres cannot run. Start as a named user, or set DATABASE_URL.`,
    );
  }
  const identity = { uid: NOBODY, gid: NOBODY };
  const reachable = await makeReachable(binaries, identity, stateDir);
  return { binaries: reachable, prefix: [], identity, owner: identity, stateDir };
}

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** Runs a program as the user of the runner and collects its output. Resolves whatever the exit code is. */
export function runAs(runner: Runner, program: string, args: readonly string[]): Promise<Finished> {
  const [first = program, ...rest] = [...runner.prefix, program, ...args];
  return runProgram([first, ...rest], runner.identity);
}

/** Whether whoever runs Postgres can get to a path at all. */
export async function canReach(runner: Runner, path: string): Promise<boolean> {
  if (runner.identity === undefined) return true;
  return (await runProgram(["test", "-x", path], runner.identity)).code === 0;
}

/** The programs where they are when the identity can run them there, else a copy of them. */
async function makeReachable(binaries: Binaries, identity: Identity, stateDir: string): Promise<Binaries> {
  if ((await runProgram([binaries.postgres, "--version"], identity)).code === 0) return binaries;
  const { version } = JSON.parse(await readFile(join(dirname(binaries.root), "package.json"), "utf8"));
  const root = join(stateDir, `postgres-${version}`);
  const isThere = await access(root, constants.F_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(stateDir, { recursive: true, mode: 0o755 });
    const half = `${root}.${process.pid}`;
    await cp(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, root).catch(() => rm(half, { recursive: true, force: true }));
  }
  const inRoot = (program: string) => join(root, "bin", basename(program));
  return {
    root,
    initdb: inRoot(binaries.initdb),
    postgres: inRoot(binaries.postgres),
  };
}
