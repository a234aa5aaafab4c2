import { inflateSync } from "node:zlib";

const NAME = Buffer.from("/OCProperties");
const OBJECT_STREAM = Buffer.from("/ObjStm");
const STREAM = Buffer.from("stream");
const MAX_OBJECT_STREAMS = 200;
const MAX_INFLATED = 8 * 1024 * 1024;

/** True when a PDF may have layers (optional content) that a viewer can show or hide. */
export function mentionsLayers(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes(NAME)) return true;
  let at = file.indexOf(OBJECT_STREAM);
  for (let i = 0; at >= 0 && i < MAX_OBJECT_STREAMS; i++) {
    if (streamAfter(file, at)?.includes(NAME)) return true;
    at = file.indexOf(OBJECT_STREAM, at + OBJECT_STREAM.length);
  }
  return false;
}

/** The content of the compressed stream whose dictionary is at `at`; what does not inflate holds nothing. */
function streamAfter(file: Buffer, at: number): Buffer | null {
  const keyword = file.indexOf(STREAM, at);
  if (keyword < 0) return null;
  const start = keyword + STREAM.length + (file[keyword + STREAM.length] === 0x0d ? 2 : 1);
  try {
    return inflateSync(file.subarray(start), { maxOutputLength: MAX_INFLATED });
  } catch {
    return null;
  }
}
