import type { FileHandle } from "node:fs/promises";
import { openNamelessFile } from "../files/nameless-file.ts";

/** Bytes that have come in whole, kept on disk until they are read. */
export interface SpooledBody {
  readonly size: number;
  /** All of it, in memory. */
  readonly read: () => Promise<Buffer<ArrayBuffer>>;
  readonly close: () => Promise<void>;
}

/** How fast a body has to come: on the average so many bytes, after a while in which it may be slower. */
export interface Patience {
  readonly ms: number;
  readonly bytesPerSecond: number;
}

interface SpoolOptions {
  readonly maxBytes: number;
  readonly tooLarge: () => Error;
  readonly patience: Patience;
  readonly tooSlow: () => Error;
}

/**
 * Takes a body in as slowly as it comes, while hardly any of it is in memory.
 * @throws what `tooLarge` makes, when there is more of it, and `tooSlow` when it takes too long.
 */
export async function spoolBody(
  body: ReadableStream<Uint8Array>,
  options: SpoolOptions,
): Promise<SpooledBody> {
  const file = await openNamelessFile();
  try {
    const size = await write(file, body, options);
    return { size, read: () => readWhole(file, size), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function write(
  file: FileHandle,
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge, patience, tooSlow }: SpoolOptions,
): Promise<number> {
  // Not cancelled on the way out: that would cut the connection before the caller has read why it was refused.
  const reader = body.getReader();
  let size = 0;
  let waitedMs = 0;
  for (;;) {
    const asked = performance.now();
    const allowedMs = patience.ms + (size / patience.bytesPerSecond) * 1_000 - waitedMs;
    // One that breaks off ends there: what has come of it makes no form, and nobody waits for the answer.
    const next = reader.read().catch(() => undefined);
    const chunk = await within(allowedMs, next, tooSlow);
    waitedMs += performance.now() - asked;
    if (chunk === undefined || chunk.done) return size;
    size += chunk.value.byteLength;
    if (size > maxBytes) throw tooLarge();
    await file.appendFile(chunk.value);
  }
}

async function within<T>(ms: number, work: Promise<T>, tooSlow: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
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
