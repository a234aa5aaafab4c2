import { expect, test } from "vitest";
import { type DirectoryEntry, directoryOf } from "./zip-directory.ts";

const GB = 1024 ** 3;

function entryAt(offset: number): DirectoryEntry {
  const localHeader = Buffer.concat([Buffer.alloc(30), Buffer.from("cv.pdf")]);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0xabcdef, 4);
  descriptor.writeUInt32LE(111, 8);
  descriptor.writeUInt32LE(222, 12);
  return { localHeader, descriptor, offset };
}

const write = (entries: readonly DirectoryEntry[], start: number) =>
  Buffer.concat([...directoryOf(entries, start)]);

test("an archive of up to 4 GB ends as every program knows it", () => {
  const bytes = write([entryAt(0), entryAt(500)], 1_000);
  // Two headers with their names, and the end.
  expect(bytes.byteLength).toBe(2 * (46 + 6) + 22);
  expect(bytes.readUInt32LE(16)).toBe(0xabcdef);
  expect([bytes.readUInt32LE(20), bytes.readUInt32LE(24)]).toEqual([111, 222]);
  expect(bytes.readUInt32LE(46 + 6 + 42)).toBe(500);
  const end = bytes.subarray(-22);
  expect([end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]).toEqual([2, 104, 1_000]);
});

test("one that is larger says with 64 bits where its entries and its directory stand", () => {
  const start = 6 * GB;
  const bytes = write([entryAt(0), entryAt(5 * GB)], start);
  const far = bytes.subarray(46 + 6);
  expect(far.readUInt32LE(42)).toBe(0xffffffff);
  expect([far.readUInt16LE(30), far.readUInt16LE(52), far.readUInt16LE(54)]).toEqual([12, 1, 8]);
  expect(Number(far.readBigUInt64LE(56))).toBe(5 * GB);
  const long = bytes.subarray(-22 - 20 - 56);
  expect(long.readUInt32LE(0)).toBe(0x06064b50);
  const size = 2 * (46 + 6) + 12;
  expect([32, 40, 48].map((at) => Number(long.readBigUInt64LE(at)))).toEqual([2, size, start]);
  const locator = bytes.subarray(-22 - 20);
  expect(locator.readUInt32LE(0)).toBe(0x07064b50);
  expect(Number(locator.readBigUInt64LE(8))).toBe(start + size);
  expect(bytes.subarray(-22).readUInt32LE(16)).toBe(0xffffffff);
});

test("one of more entries than 16 bits can count counts them with 64", () => {
  const bytes = write(
    Array.from({ length: 70_000 }, (_, place) => entryAt(place)),
    1_000,
  );
  expect(Number(bytes.subarray(-22 - 20 - 56).readBigUInt64LE(32))).toBe(70_000);
  expect(bytes.subarray(-22).readUInt16LE(10)).toBe(0xffff);
});
