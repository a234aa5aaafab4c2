/** What the end of a ZIP archive has to say of an entry that stands before it. */
export interface DirectoryEntry {
  /** As it stands in front of the entry's bytes, its name included. */
  readonly localHeader: Uint8Array;
  /** As it stands behind them: checksum and sizes. */
  readonly descriptor: Uint8Array;
  /** Where the entry begins. */
  readonly offset: number;
}

const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
/** Version 4.5 of the format knows offsets and numbers beyond 32 and 16 bits ("zip64"). */
const VERSION_64 = 45;

/**
 * The directory at the end of an archive (APPNOTE.TXT 6.3.10, sections 4.3.12 to 4.3.16). The library's own stops at
 * 4 GB and 65,535 entries. No entry alone is that large: only where they stand needs more room.
 */
export function* directoryOf(entries: readonly DirectoryEntry[], start: number): Generator<Uint8Array> {
  let end = start;
  for (const entry of entries) {
    const header = centralHeader(entry);
    end += header.byteLength;
    yield header;
  }
  const size = end - start;
  if (entries.length >= MAX_16 || start >= MAX_32 || size >= MAX_32) {
    yield longEnd({ count: entries.length, size, start, end });
  }
  const bytes = Buffer.alloc(22);
  bytes.writeUInt32LE(0x06054b50, 0);
  const count = Math.min(entries.length, MAX_16);
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(Math.min(size, MAX_32), 12);
  bytes.writeUInt32LE(Math.min(start, MAX_32), 16);
  yield bytes;
}

function centralHeader({ localHeader, descriptor, offset }: DirectoryEntry): Uint8Array {
  const isFar = offset >= MAX_32;
  const name = localHeader.subarray(LOCAL_HEADER);
  const extra = isFar ? 12 : 0;
  const bytes = Buffer.alloc(CENTRAL_HEADER + name.byteLength + extra);
  bytes.writeUInt32LE(0x02014b50, 0);
  // Version needed, flags, method, time and date, as in front of the entry.
  bytes.set(localHeader.subarray(4, 14), 6);
  bytes.writeUInt16LE(VERSION_64, 4);
  if (isFar) bytes.writeUInt16LE(VERSION_64, 6);
  bytes.set(descriptor.subarray(4, 16), 16);
  bytes.writeUInt16LE(name.byteLength, 28);
  bytes.writeUInt16LE(extra, 30);
  bytes.writeUInt32LE(Math.min(offset, MAX_32), 42);
  bytes.set(name, CENTRAL_HEADER);
  if (isFar) {
    const at = CENTRAL_HEADER + name.byteLength;
    bytes.writeUInt16LE(1, at);
    bytes.writeUInt16LE(8, at + 2);
    bytes.writeBigUInt64LE(BigInt(offset), at + 4);
  }
  return bytes;
}

/** The end with wider fields, and what says where it begins. */
function longEnd({
  count,
  size,
  start,
  end,
}: Record<"count" | "size" | "start" | "end", number>): Uint8Array {
  const bytes = Buffer.alloc(76);
  bytes.writeUInt32LE(0x06064b50, 0);
  bytes.writeBigUInt64LE(44n, 4);
  bytes.writeUInt16LE(VERSION_64, 12);
  bytes.writeUInt16LE(VERSION_64, 14);
  bytes.writeBigUInt64LE(BigInt(count), 24);
  bytes.writeBigUInt64LE(BigInt(count), 32);
  bytes.writeBigUInt64LE(BigInt(size), 40);
  bytes.writeBigUInt64LE(BigInt(start), 48);
  bytes.writeUInt32LE(0x07064b50, 56);
  bytes.writeBigUInt64LE(BigInt(end), 64);
  bytes.writeUInt32LE(1, 72);
  return bytes;
}
