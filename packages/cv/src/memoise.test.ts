import { expect, test } from "vitest";
import { memoise } from "./memoise.ts";

test("what was asked for is not worked on again, until there are too many", () => {
  const worked: string[] = [];
  const lengthOf = memoise((text: string) => {
    worked.push(text);
    return text.length;
  }, 2);
  expect(["a", "bb", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(worked).toEqual(["a", "bb"]);
  expect([lengthOf("ccc"), lengthOf("a"), lengthOf("ccc")]).toEqual([3, 1, 3]);
  expect(worked).toEqual(["a", "bb", "ccc", "a"]);
});
