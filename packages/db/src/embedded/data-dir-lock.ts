import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { EmbeddedPostgresError } from "./error.ts";

/** Keeps the handles reachable: a collected one would drop its lock. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

/**
 * Takes the data directory for this process until `release` or its end, however that comes: the lock is
 * one of the operating system's on a file, taken through SQLite because Node has no call for it. A lock
 * that dies with its holder needs no guess whether a process id is still the same process.
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => void }> {
  const holderFile = join(dataDir, "postgres.holder");
  const handle = openLockFile(dataDir);
  try {
    handle.exec("PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE");
  } catch (error) {
    handle.close();
    throw isBusy(error) ? new EmbeddedPostgresError(await describeHolder(dataDir, holderFile)) : error;
  }
  held.add(handle);
  // At once, so that nobody is told of the holder before this one.
  writeFileSync(holderFile, `${process.pid}\n${process.argv.slice(1).join(" ")}\n`);
  return {
    release: () => {
      if (held.delete(handle)) handle.close();
    },
  };
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataDir, "postgres.lock"), { timeout: 0 });
  } catch (cause) {
    throw new EmbeddedPostgresError(`The data directory ${dataDir} cannot be written.`, { cause });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

async function describeHolder(dataDir: string, holderFile: string): Promise<string> {
  const [pid, command] = await readFile(holderFile, "utf8").then(
    (text) => text.split("\n"),
    () => [],
  );
  const holder = pid ? `process ${pid} (${command})` : "another process";
  const remedy = pid ? `Stop it first (kill ${pid})` : "Stop that one first";
  return `The data directory ${dataDir} is in use by ${holder}. ${remedy}, or set DATA_DIR to a directory of its own.`;
}
