import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZipEntry {
  readonly name: string;
  /** What does not get smaller, such as a PDF, is stored as it is. */
  readonly compress: boolean;
  readonly modifiedAt: Date;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** A ZIP archive, made as fast as it is read: of its content never more than a chunk is in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk !== null) made.push(chunk);
  });
  function take(): Uint8Array[] {
    if (failure !== null) throw failure;
    const taken = made;
    made = [];
    return taken;
  }
  for await (const { name, compress, modifiedAt, chunks } of entries) {
    const file = compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Reads no further than it is read itself; who stops reading ends it. */
export function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (controller) => {
        const next = await chunks.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
