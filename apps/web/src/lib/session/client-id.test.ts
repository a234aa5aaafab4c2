import { expect, test } from "vitest";
import { createContentMark, newClientId } from "./client-id.ts";

test("every client id is another one, and short enough for the contract", () => {
  const ids = new Set(Array.from({ length: 100 }, newClientId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("the same content has the same mark, what was changed another, and each form its own", () => {
  const markOf = createContentMark();
  const first = markOf({ title: "Cook", years: 2 });
  expect(markOf({ title: "Cook", years: 2 })).toBe(first);
  const changed = markOf({ title: "Cook", years: 3 });
  expect(changed).not.toBe(first);
  expect(markOf({ title: "Cook", years: 3 })).toBe(changed);
  expect(createContentMark()({ title: "Cook", years: 3 })).not.toBe(changed);
});
