import { configure, ZipWriter } from "@zip.js/zip.js";

export interface ZipEntry {
  readonly name: string;
  /** What does not get smaller, such as a PDF, is stored as it is. */
  readonly compress: boolean;
  readonly modifiedAt: Date;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** So much is handed on at a time; about a megabyte is under way between what is made and who reads. */
const CHUNK_BYTES = 64 * 1024;

/** A ZIP archive, made as fast as it is read; beyond 4 GB or 65,535 entries a ZIP64. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  configure({ chunkSize: CHUNK_BYTES, useWebWorkers: false });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // What it fails with, the reader gets; who reads no more has made it fail.
  write(entries, writable).catch((error: unknown) => writable.abort(error).catch(() => {}));
  yield* readable;
}

async function write(entries: AsyncIterable<ZipEntry>, writable: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  for await (const { name, compress, modifiedAt, chunks } of entries) {
    const options = { level: compress ? 6 : 0, lastModDate: modifiedAt };
    await zip.add(name, streamOf(chunks), options);
  }
  await zip.close();
}

/** Reads no further than it is read itself; who stops reading ends it. */
export function streamOf(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
