import type { FileHandle } from "node:fs/promises";

const CHUNK_BYTES = 64 * 1024;

/**
 * The bytes of an open file, read no faster than they are taken. At their end, or when nobody reads on, the file is
 * closed and `onEnd` called, once.
 */
export function streamFile(file: FileHandle, onEnd = () => {}): ReadableStream<Uint8Array> {
  let at = 0;
  async function end(): Promise<void> {
    onEnd();
    await file.close();
  }
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const chunk = new Uint8Array(CHUNK_BYTES);
          const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, at);
          at += bytesRead;
          if (bytesRead > 0) return controller.enqueue(chunk.subarray(0, bytesRead));
        } catch (error) {
          await end();
          throw error;
        }
        await end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
