import { type FileHandle, open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Disk } from "flydrive";
import type { DriverContract } from "flydrive/types";
import { onDemand } from "../lib/on-demand.ts";
import { openNamelessFile } from "./nameless-file.ts";

/** Bytes of uploaded files under keys of our own making. What they are is in the database. */
export interface FileStore {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /**
   * For reading it bit by bit; undefined when there is no such file. It is whole, whatever becomes of its key, and
   * has to be closed.
   */
  readonly open: (key: string) => Promise<FileHandle | undefined>;
  /** A file that is not there is fine: it is gone either way. */
  readonly delete: (key: string) => Promise<void>;
}

/** A store that has not answered by then is away: whoever waits is told, and a task tries again later. */
const TIMEOUT_MS = 20_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Opens the store named by a URL: `file:///folder`, or `s3://bucket?region=…&endpoint=…` with the usual
 * AWS credentials in the environment.
 */
export async function openFileStore(
  url: string,
  { timeoutMs = TIMEOUT_MS }: { readonly timeoutMs?: number } = {},
): Promise<FileStore> {
  const location = new URL(url);
  const { open } = onDemand(() => openDisk(location, timeoutMs));
  // A folder waits for the first file; wrong settings of a remote store are to show at the start.
  if (location.protocol !== "file:") await open();
  return {
    put: async (key, bytes) => {
      await (await open()).put(key, bytes);
      if (location.protocol === "file:") await flushInFolder(fileURLToPath(location), key);
    },
    get: async (key) => {
      const disk = await open();
      return unlessMissing(disk, key, () => disk.getBytes(key));
    },
    open: async (key) => {
      if (location.protocol === "file:") return openInFolder(fileURLToPath(location), key);
      const disk = await open();
      return unlessMissing(disk, key, () => openCopy(disk, key, timeoutMs));
    },
    delete: async (key) => (await open()).delete(key),
  };
}

async function unlessMissing<T>(disk: Disk, key: string, read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const { errors } = await import("flydrive");
    if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(key))) return undefined;
    throw error;
  }
}

async function openInFolder(folder: string, key: string): Promise<FileHandle | undefined> {
  try {
    return await openFile(join(folder, key));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Brings a file onto the disk: the row that refers to it is there for good, and the power may fail any moment. */
async function flushInFolder(folder: string, key: string): Promise<void> {
  const file = await openFile(join(folder, key), "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A copy on this machine's disk: who reads slowly keeps none of the few connections that there are to the store. */
async function openCopy(disk: Disk, key: string, timeoutMs: number): Promise<FileHandle> {
  const file = await openNamelessFile();
  try {
    await file.writeFile(await disk.getStream(key), { signal: AbortSignal.timeout(timeoutMs) });
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openDisk(location: URL, timeoutMs: number): Promise<Disk> {
  const { Disk } = await import("flydrive");
  return new Disk(await openDriver(location, timeoutMs));
}

async function openDriver(url: URL, timeoutMs: number): Promise<DriverContract> {
  if (url.protocol === "file:") {
    const { FSDriver } = await import("flydrive/drivers/fs");
    return new FSDriver({ location: fileURLToPath(url), visibility: "private" });
  }
  const { S3Driver } = await import("flydrive/drivers/s3");
  const endpoint = url.searchParams.get("endpoint");
  return new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get("region") ?? "us-east-1",
    visibility: "private",
    supportsACL: false,
    // Without these it waits for ever.
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Compatible servers rarely resolve a bucket as a host name.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
}
