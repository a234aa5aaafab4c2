import { expect, test } from "vitest";
import { paragraphsOf } from "./paragraphs.ts";

test("blank lines part paragraphs, line breaks stay", () => {
  expect(paragraphsOf("First.\n- a\n- b\n\nSecond.\r\n \r\n\r\nThird.")).toEqual([
    "First.\n- a\n- b",
    "Second.",
    "Third.",
  ]);
});

test("nothing but white space is no paragraph", () => {
  expect(paragraphsOf(" \n\n ")).toEqual([]);
});
