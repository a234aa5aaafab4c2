import { randomUUID } from "node:crypto";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";

/** Thrown for a folder that the server cannot use: one line that names the setting, ready to be printed. */
class FolderError extends Error {
  override readonly name = "FolderError";
}

/**
 * Makes the folders of the settings and writes into each, so that one that cannot be used is told at the
 * start and not at the first upload.
 * @throws {FolderError}
 */
export async function checkFolders({ databaseUrl, dataDir, filesUrl }: Config): Promise<void> {
  const files = new URL(filesUrl).protocol === "file:" ? fileURLToPath(filesUrl) : undefined;
  const isDefault = files === join(dataDir, "files");
  if (databaseUrl === undefined) await checkFolder(dataDir, "DATA_DIR");
  if (files !== undefined) await checkFolder(files, isDefault ? "DATA_DIR" : "FILES_URL");
}

async function checkFolder(folder: string, setting: "DATA_DIR" | "FILES_URL"): Promise<void> {
  try {
    await makeFolder(folder);
    await tryToWrite(folder);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const example = setting === "DATA_DIR" ? "a folder" : "the file: URL of a folder";
    throw new FolderError(
      `${setting}: ${folder} ${problemOf(error)}. Set ${setting} to ${example} that this user may write to.`,
      { cause: error },
    );
  }
}

/**
 * One level at a time: the recursive mkdir of Node never comes back from a file system in which nothing
 * can be made, such as /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found?.isDirectory() === true) return;
  if (found !== undefined) throw Object.assign(new Error("not a folder"), { code: "ENOTDIR" });
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process of the same start may have been faster.
    if (error.code !== "EEXIST") throw error;
  });
}

async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, `.write-check-${randomUUID()}`);
  try {
    await writeFile(probe, "x", { flag: "wx" });
  } finally {
    await rm(probe, { force: true });
  }
}

function problemOf({ code = "", message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "ENOTDIR":
      return "is a file or lies below one";
    case "EACCES":
    case "EPERM":
      return `is not open to this user (${code})`;
    case "EROFS":
      return "is on a file system that can only be read";
    case "ENOSPC":
      return "has no space left";
    case "ENAMETOOLONG":
      return "is too long a path";
    default:
      return `cannot be written to (${code === "" ? message : code})`;
  }
}
