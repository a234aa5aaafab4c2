import { Inflate } from "fflate";
import type { ReadLimits } from "../limits.ts";
import { ReadFailure } from "../read-failure.ts";

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly compressed: number;
  /** As declared by the archive. */
  readonly size: number;
  readonly offset: number;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
/** Input is fed in pieces, so that a bomb is stopped a few megabytes after it shows itself. */
const PIECE = 16 * 1024;

/**
 * A ZIP archive that inflates single entries and counts what comes out: both the declared and the real
 * size are held against the limit, and an entry that is not as long as it says is damaged.
 */
export class Zip {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, Entry>;
  #budget: number;

  constructor(bytes: Uint8Array, limits: ReadLimits) {
    this.#bytes = bytes;
    this.#entries = readDirectory(bytes, limits.maxZipEntries);
    this.#budget = limits.maxInflatedBytes;
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The content of an entry, null when there is none of that name. */
  read(name: string): Uint8Array | null {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    if (entry.encrypted) throw new ReadFailure("encrypted");
    if (entry.size > this.#budget) throw new ReadFailure("too-large");
    const data = this.#compressed(entry);
    const content = entry.method === 0 ? data : this.#inflate(entry, data);
    if (content.length !== entry.size) throw new ReadFailure("damaged");
    this.#budget -= content.length;
    return content;
  }

  #compressed(entry: Entry): Uint8Array {
    const view = viewOf(this.#bytes);
    if (entry.offset + 30 > this.#bytes.length || view.getUint32(entry.offset, true) !== LOCAL_RECORD) {
      throw new ReadFailure("damaged");
    }
    const start =
      entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
    if (start + entry.compressed > this.#bytes.length) throw new ReadFailure("damaged");
    return this.#bytes.subarray(start, start + entry.compressed);
  }

  #inflate(entry: Entry, data: Uint8Array): Uint8Array {
    if (entry.method !== 8) throw new ReadFailure("damaged");
    const content = new Uint8Array(entry.size);
    let length = 0;
    const inflate = new Inflate((piece) => {
      if (length + piece.length > entry.size) throw new ReadFailure("too-large");
      content.set(piece, length);
      length += piece.length;
    });
    for (let at = 0; at < data.length; at += PIECE) {
      inflate.push(data.subarray(at, at + PIECE), at + PIECE >= data.length);
    }
    return length === entry.size ? content : content.subarray(0, length);
  }
}

/** Reads the central directory, which is what every office program goes by. */
function readDirectory(bytes: Uint8Array, maxEntries: number): Map<string, Entry> {
  const view = viewOf(bytes);
  const end = findEnd(bytes, view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new ReadFailure("too-large");
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_RECORD)
      throw new ReadFailure("damaged");
    const nameLength = view.getUint16(at + 28, true);
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replaceAll("\\", "/").replace(/^\//, ""), {
      name,
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The end record stands last, before a comment of at most 64 kB. */
function findEnd(bytes: Uint8Array, view: DataView): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  throw new ReadFailure("damaged");
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
