import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("is a UUID of version 7 that begins with the time", () => {
  const time = Date.now() + 1_000;
  const id = newId(time);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(time);
});

test("ids rise strictly, also within one millisecond and when the clock goes back", () => {
  const time = Date.now() + 2_000;
  const ids = Array.from({ length: 20_000 }, (_, index) => newId(index % 1_000 === 0 ? time - 5_000 : time));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
