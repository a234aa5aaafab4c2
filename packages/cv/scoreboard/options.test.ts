import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("defaults and values", () => {
  expect(readOptions([])).toMatchObject({
    files: false,
    field: null,
    split: null,
    folder: null,
    check: false,
  });
  expect(readOptions(["--files", "--field", "skills", "--split", "train", "--folder", "cvs"])).toMatchObject({
    files: true,
    field: "skills",
    split: "train",
    folder: "cvs",
  });
});

test("refuses what it does not know", () => {
  expect(() => readOptions(["--field", "shoes"])).toThrow('No field "shoes"');
  expect(() => readOptions(["--split", "all"])).toThrow('No split "all"');
  expect(() => readOptions(["--nonsense"])).toThrow();
});
