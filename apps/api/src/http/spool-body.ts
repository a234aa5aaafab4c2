import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The body of a request that has come in whole, kept on disk until it is read. */
export interface SpooledBody {
  readonly size: number;
  /** All of it, in memory. */
  readonly read: () => Promise<Buffer<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}

/**
 * Takes a body in as slowly as it comes, while hardly any of it is in memory.
 * @throws what `tooLarge` makes, when there is more of it.
 */
export async function spoolBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: () => Error },
): Promise<SpooledBody> {
  const file = await openNameless();
  try {
    const size = await write(file, body, (bytes) => {
      if (bytes > maxBytes) throw tooLarge();
    });
    return { size, read: () => readWhole(file, size), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Its name is gone at once: nothing is left of it when it is closed, or the process dies. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `rolecall-upload-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path);
  return file;
}

async function write(
  file: FileHandle,
  body: ReadableStream<Uint8Array>,
  check: (bytes: number) => void,
): Promise<number> {
  // Not cancelled on the way out: that would cut the connection before the caller has read why it was refused.
  const reader = body.getReader();
  let size = 0;
  for (;;) {
    // One that breaks off ends there: what has come of it makes no form, and nobody waits for the answer.
    const chunk = await reader.read().catch(() => undefined);
    if (chunk === undefined || chunk.done) return size;
    size += chunk.value.byteLength;
    check(size);
    await file.appendFile(chunk.value);
  }
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error("An upload got shorter on its disk.");
    at += bytesRead;
  }
  return bytes;
}
