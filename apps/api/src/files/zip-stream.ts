import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { type DirectoryEntry, directoryOf } from "./zip-directory.ts";

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
  const directory: DirectoryEntry[] = [];
  let position = 0;
  for await (const { name, compress, modifiedAt, chunks } of entries) {
    const file = compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = modifiedAt;
    const offset = position;
    // The library makes the header first and the descriptor last, each as a chunk of its own.
    let first: Uint8Array | undefined;
    let last: Uint8Array | undefined;
    const take = (): Uint8Array[] => {
      if (failure !== null) throw failure;
      const taken = made;
      made = [];
      for (const { byteLength } of taken) position += byteLength;
      first ??= taken[0];
      last = taken.at(-1) ?? last;
      return taken;
    };
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
    if (first === undefined || last === undefined) throw new Error(`The archive has nothing of ${name}.`);
    directory.push({ localHeader: first, descriptor: last, offset });
  }
  yield* directoryOf(directory, position);
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
