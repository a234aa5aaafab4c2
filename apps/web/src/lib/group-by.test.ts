import { expect, test } from "vitest";
import { groupBy } from "./group-by.ts";

test("groups come in the order of their first item, and keep the order of their items", () => {
  const words = ["bread", "salt", "butter", "sugar", "milk"];
  expect([...groupBy(words, (word) => word[0])]).toEqual([
    ["b", ["bread", "butter"]],
    ["s", ["salt", "sugar"]],
    ["m", ["milk"]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
