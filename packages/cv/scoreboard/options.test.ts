import { expect, test } from "vitest";
import { HELD_OUT } from "../corpus/split.ts";
import { readOptions } from "./options.ts";

test("options have defaults and take their values", () => {
  expect(readOptions([])).toMatchObject({
    files: false,
    field: null,
    split: null,
    people: null,
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

test("takes a list of people, held-out ones only by the handful", () => {
  const [one = "", ...more] = [...HELD_OUT];
  expect(readOptions(["--people", "a, b,,a"]).people).toEqual(new Set(["a", "b"]));
  expect(() => readOptions(["--people", `a,b,c,d,${one}`])).toThrow("only shown as totals of 5");
  const handful = [one, ...more.slice(0, 4)];
  expect(readOptions(["--people", handful.join(",")]).people).toEqual(new Set(handful));
});

test("refuses what it does not know", () => {
  expect(() => readOptions(["--field", "shoes"])).toThrow('No field "shoes"');
  expect(() => readOptions(["--split", "all"])).toThrow('No split "all"');
  expect(() => readOptions(["--nonsense"])).toThrow();
});
