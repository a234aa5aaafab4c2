import { fileURLToPath } from "node:url";
import { Disk, errors } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { DriverContract } from "flydrive/types";

/** Bytes of uploaded files under keys of our own making. What they are is in the database. */
export interface FileStore {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** A file that is not there is fine: it is gone either way. */
  readonly delete: (key: string) => Promise<void>;
}

/**
 * Opens the store named by a URL: `file:///folder`, or `s3://bucket?region=…&endpoint=…` with the usual
 * AWS credentials in the environment.
 */
export async function openFileStore(url: string): Promise<FileStore> {
  const disk = new Disk(await openDriver(new URL(url)));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async (key) => {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(key))) return undefined;
        throw error;
      }
    },
    delete: (key) => disk.delete(key),
  };
}

async function openDriver(url: URL): Promise<DriverContract> {
  if (url.protocol === "file:") return new FSDriver({ location: fileURLToPath(url), visibility: "private" });
  const { S3Driver } = await import("flydrive/drivers/s3");
  const endpoint = url.searchParams.get("endpoint");
  return new S3Driver({
    bucket: url.hostname,
    region: url.searchParams.get("region") ?? "us-east-1",
    visibility: "private",
    supportsACL: false,
    // Compatible servers rarely resolve a bucket as a host name.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
}
