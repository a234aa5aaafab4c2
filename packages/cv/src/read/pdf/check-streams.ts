import { inflateSync } from "node:zlib";
import { ReadFailure } from "../read-failure.ts";

const STREAM = Buffer.from("stream");
const END = Buffer.from("endstream");
/** How far before its data a stream's dictionary may begin. */
const DICTIONARY_BYTES = 1_024;
/** DEFLATE packs no more than this many bytes into one (RFC 1951: 258 bytes by two codes of one bit each). */
const MOST_PACKED = 1_032;

/**
 * Refuses a PDF whose compressed streams unpack to more than `maxBytes`: PDF libraries unpack what they
 * meet without asking how large it gets. Pictures are never unpacked and do not count. The largest are unpacked
 * first, until the others cannot hold more than what is left.
 */
export function checkStreams(bytes: Uint8Array, maxBytes: number): void {
  const streams = packedStreams(bytes).sort((a, b) => b.length - a.length);
  let packed = streams.reduce((sum, { length }) => sum + length, 0);
  let budget = maxBytes;
  for (const stream of streams) {
    if (packed * MOST_PACKED <= budget) return;
    budget -= inflatedSize(stream, budget);
    packed -= stream.length;
  }
}

function packedStreams(bytes: Uint8Array): Buffer[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const streams: Buffer[] = [];
  let at = file.indexOf(STREAM);
  while (at >= 0) {
    const start = at + STREAM.length;
    const found = file.indexOf(END, start);
    const end = found < 0 ? file.length : found;
    if (isPackedText(file, at)) streams.push(file.subarray(start, end));
    at = found < 0 ? -1 : file.indexOf(STREAM, end + END.length);
  }
  return streams;
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
