import { expect, test } from "vitest";
import { readLastEvent, writeLastEvent } from "./last-event.ts";

function storage(): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

const MINUTE_MS = 60_000;

test("a reload goes on from the last event", () => {
  const store = storage();
  writeLastEvent(store, { userId: "u1", id: "17", at: 1000 });
  expect(readLastEvent(store, "u1", 1000 + MINUTE_MS)).toBe("17");
});

test("not after a long time, and not for somebody else", () => {
  const store = storage();
  writeLastEvent(store, { userId: "u1", id: "17", at: 1000 });
  expect(readLastEvent(store, "u1", 1000 + 11 * MINUTE_MS)).toBeUndefined();
  expect(readLastEvent(store, "u2", 1000)).toBeUndefined();
});

test("nothing stored, or nonsense, is no event", () => {
  const store = storage();
  expect(readLastEvent(store, "u1", 0)).toBeUndefined();
  store.setItem("live-last-event", "{");
  expect(readLastEvent(store, "u1", 0)).toBeUndefined();
  store.setItem("live-last-event", '"text"');
  expect(readLastEvent(store, "u1", 0)).toBeUndefined();
});
