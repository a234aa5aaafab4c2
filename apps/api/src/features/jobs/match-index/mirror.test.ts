import { expect, test } from "vitest";
import { mirrorIntoMap, type ValueRow } from "../../../../test/mirror-into-map.ts";
import { createMirror } from "./mirror.ts";

/** Rows of a database whose reads can be held up and made to fail. */
function open(rows: Map<string, number>) {
  const kept = new Map<string, number>();
  let gate = Promise.resolve();
  let failure: Error | undefined;
  const mirror = createMirror<ValueRow, number>({
    readAll: async function* () {
      const read = [...rows].map(([id, value]) => ({ id, value }));
      await gate;
      if (failure) throw failure;
      for (const row of read) yield [row];
    },
    find: async (id) => {
      const value = rows.get(id);
      return value === undefined ? undefined : { id, value };
    },
    ...mirrorIntoMap(kept),
    signal: new AbortController().signal,
  });
  return {
    mirror,
    kept,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}

test("holds what is there, and lets go of what is not any more", async () => {
  const rows = new Map([["a", 1]]);
  const { mirror, kept } = open(rows);
  await mirror.reload();
  expect([...kept]).toEqual([["a", 1]]);
  rows.delete("a");
  rows.set("b", 2);
  await mirror.refresh("b");
  expect([...kept]).toEqual([
    ["a", 1],
    ["b", 2],
  ]);
  await mirror.reload();
  expect([...kept]).toEqual([["b", 2]]);
});

test("keeps the newer of two readings of a row", async () => {
  const rows = new Map([["a", 1]]);
  const { mirror, kept, hold } = open(rows);
  const release = hold();
  const load = mirror.reload();
  await Promise.resolve();
  rows.set("a", 2);
  await mirror.refresh("a");
  release();
  await load;
  expect(kept.get("a")).toBe(2);
});

test("a failed load fails for its caller alone, and the next one reads again", async () => {
  const { mirror, kept, failWith } = open(new Map([["a", 1]]));
  failWith(new Error("gone"));
  await expect(mirror.reload()).rejects.toThrow("gone");
  await mirror.settled();
  failWith(undefined);
  await mirror.reload();
  expect(kept.get("a")).toBe(1);
});
