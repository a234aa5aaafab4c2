import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { isConnectionError } from "../errors/connection-error.ts";
import { openFileStore } from "../files/file-store.ts";

/** Thrown for a bucket that the server cannot use: one line that names the setting, ready to be printed. */
class BucketError extends Error {
  override readonly name = "BucketError";
}

/** Less than an upload waits: the server starts without a store that is away. */
const TIMEOUT_MS = 5_000;

/**
 * Writes into the bucket of the settings and deletes from it, so that a wrong name or wrong credentials are told at
 * the start and not at the first upload. One that does not answer may come back: that is only logged.
 * @throws {BucketError}
 */
export async function checkBucket({ filesUrl }: Config, log: Logger): Promise<void> {
  const { protocol, hostname } = new URL(filesUrl);
  if (protocol !== "s3:") return;
  const probe = `write-check-${randomUUID()}`;
  try {
    const files = await openFileStore(filesUrl, { timeoutMs: TIMEOUT_MS });
    await files.put(probe, new TextEncoder().encode("x"));
    await files.delete(probe);
  } catch (error) {
    if (isConnectionError(error)) {
      log.warn({ err: error }, "the store of FILES_URL does not answer: nothing is uploaded until it does");
      return;
    }
    throw new BucketError(
      `FILES_URL: the bucket ${hostname} cannot be written to (${reasonOf(error)}). Set FILES_URL to a bucket that ` +
        "is there, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that may read, write and delete in it.",
      { cause: error },
    );
  }
}

/** What the store itself said: what is around it only tells that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message === "" ? error.name : error.message.replace(/\.$/, "");
}
