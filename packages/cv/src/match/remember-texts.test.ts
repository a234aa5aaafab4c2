import { expect, test } from "vitest";
import { rememberTexts } from "./remember-texts.ts";

test("a text that was asked for is not worked on again, until there are too many", () => {
  const worked: string[] = [];
  const lengthOf = rememberTexts(2, (text) => {
    worked.push(text);
    return text.length;
  });
  expect(["a", "bb", "a", "bb"].map(lengthOf)).toEqual([1, 2, 1, 2]);
  expect(worked).toEqual(["a", "bb"]);
  expect([lengthOf("ccc"), lengthOf("a"), lengthOf("ccc")]).toEqual([3, 1, 3]);
  expect(worked).toEqual(["a", "bb", "ccc", "a"]);
});
