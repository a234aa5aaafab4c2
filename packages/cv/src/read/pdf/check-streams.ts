import { inflateSync } from "node:zlib";
import { ReadFailure } from "../read-failure.ts";

const STREAM = Buffer.from("stream");
const END = Buffer.from("endstream");
/** How far before its data a stream's dictionary may begin. */
const DICTIONARY_BYTES = 1_024;
/** Smaller streams cannot inflate to more than some megabytes: DEFLATE packs at most about 1,030 to 1. */
const SMALLEST = 4_096;

/**
 * Refuses a PDF whose compressed streams unpack to more than `maxBytes`: PDF libraries unpack what they
 * meet without asking how large it gets. Pictures are never unpacked and do not count.
 */
export function checkStreams(bytes: Uint8Array, maxBytes: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let budget = maxBytes;
  let at = file.indexOf(STREAM);
  while (at >= 0) {
    const start = at + STREAM.length;
    const found = file.indexOf(END, start);
    const end = found < 0 ? file.length : found;
    if (end - start >= SMALLEST && isPackedText(file, at))
      budget -= inflatedSize(file.subarray(start, end), budget);
    at = found < 0 ? -1 : file.indexOf(STREAM, end + END.length);
  }
}

function isPackedText(file: Buffer, at: number): boolean {
  const before = file.toString("latin1", Math.max(0, at - DICTIONARY_BYTES), at);
  const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
  return /\/(FlateDecode|Fl)\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary);
}

function inflatedSize(data: Buffer, budget: number): number {
  const start = data[0] === 0x0d ? 2 : 1;
  try {
    return inflateSync(data.subarray(start), { maxOutputLength: Math.max(1, budget) }).length;
  } catch (error) {
    if (error instanceof RangeError) throw new ReadFailure("too-large", error);
    // What does not inflate is left to the library that reads the file.
    return 0;
  }
}
