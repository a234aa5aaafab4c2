import { randomFillSync } from "node:crypto";

/** Where the last id of this process stood, so that ids of one millisecond still rise. */
const last = { time: 0, counter: 0 };
const random = new Uint8Array(10);

/**
 * A UUID of version 7 (RFC 9562): 48 bits of Unix milliseconds, a 12-bit counter, 62 random bits. Ids of
 * one process rise strictly, so an index grows at its right edge and ties in time have an order.
 */
export function newId(now: number = Date.now()): string {
  randomFillSync(random);
  if (now > last.time) {
    last.time = now;
    // Starts in the lower half so that a busy millisecond has 2,048 steps to rise.
    last.counter = ((byte(0) << 8) | byte(1)) & 0x7ff;
  } else {
    last.counter += 1;
    if (last.counter > 0xfff) {
      last.time += 1;
      last.counter = 0;
    }
  }
  const time = last.time.toString(16).padStart(12, "0");
  const counter = last.counter.toString(16).padStart(3, "0");
  const variant = ((byte(2) & 0x3f) | 0x80).toString(16);
  const tail = Buffer.from(random.subarray(3)).toString("hex");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${variant}${tail.slice(0, 2)}-${tail.slice(2)}`;
}

function byte(index: number): number {
  return random[index] ?? 0;
}
