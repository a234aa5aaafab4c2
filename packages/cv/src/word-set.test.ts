import { expect, test } from "vitest";
import { wordSet } from "./word-set.ts";

test("holds its words and no other, whatever they share with one", () => {
  const words = wordSet("und oder oder\n  dass मैं");
  expect(["und", "oder", "dass", "मैं"].every((word) => words.has(word))).toBe(true);
  const others = ["", "uns", "Und", "dessen", "das", "der", "मे", "o".repeat(40)];
  expect(others.filter((word) => words.has(word))).toEqual([]);
});

test("an empty list holds no word, not even the empty one", () => {
  expect(wordSet("  ").has("")).toBe(false);
});

test("tells by the first letter that no word begins so", () => {
  const words = wordSet("client patient");
  expect(words.mayBegin("clients")).toBe(true);
  expect(words.mayBegin("dog")).toBe(false);
});
