import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly status: "starting" | "ready" | "stopping" | "unknown";
}

function pidFile(clusterDir: string): string {
  return join(clusterDir, "postmaster.pid");
}

/**
 * The server that runs on a cluster. A pid file that outlived its server counts for nothing. Rejects when it cannot be
 * told, for want of open files say: a server that is not seen is not one that is gone.
 */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readIfThere(pidFile(clusterDir));
  // Lines: pid, data directory, start time, port, socket directory, address, shared memory, status.
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!(await isPostmasterOf(pid, clusterDir))) return undefined;
  return { pid, port: Number(lines[3]), status: toStatus(lines[7]) };
}

/**
 * Whether a server that was found still runs: cheap enough to be asked every second. Where only another
 * program could tell, one that has ended but was not buried counts as running. Rejects when it cannot be told.
 */
export async function stillRuns({ pid }: Postmaster, clusterDir: string): Promise<boolean> {
  return isAlive(pid) && (process.platform !== "linux" || (await linuxArguments(pid)).includes(clusterDir));
}

/**
 * Removes the pid file of a server that is gone: Postgres itself would take any live process that has
 * the number by now for its server, and refuse to start. Only for who holds the data directory.
 */
export async function removeStalePidFile(clusterDir: string): Promise<void> {
  if ((await findPostmaster(clusterDir)) === undefined) await rm(pidFile(clusterDir), { force: true });
}

function toStatus(line: string | undefined): Postmaster["status"] {
  return line === "starting" || line === "ready" || line === "stopping" ? line : "unknown";
}

/** Whether a process is alive and serves this cluster: ids are reused, so being alive is not enough. */
async function isPostmasterOf(pid: number, clusterDir: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  if (process.platform === "linux") return (await linuxArguments(pid)).includes(clusterDir);
  if (process.platform === "win32") return true;
  const { output } = await runProgram(["ps", "-p", String(pid), "-o", "stat=,command="]);
  return !output.trimStart().startsWith("Z") && output.includes(clusterDir);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Empty for a zombie, as for a process that is gone. */
async function linuxArguments(pid: number): Promise<string[]> {
  return (await readIfThere(`/proc/${pid}/cmdline`)).split("\0");
}

/** A process that ends while its file is read is gone as well: ESRCH. */
const GONE = new Set(["ENOENT", "ESRCH"]);

/** Empty when there is no such file. */
async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && GONE.has(String(error.code))) return "";
    throw error;
  }
}
