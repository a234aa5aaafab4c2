import { expect, test } from "vitest";
import { addCounts, f1, precision, recall, single } from "./counts.ts";

test("precision, recall and F1 of mixed results", () => {
  const counts = { right: 6, invented: 2, missed: 4 };
  expect(precision(counts)).toBe(0.75);
  expect(recall(counts)).toBe(0.6);
  expect(f1(counts)).toBeCloseTo(2 / 3);
});

test("silence invents nothing, and nothing to find misses nothing", () => {
  expect(precision({ right: 0, invented: 0, missed: 3 })).toBe(1);
  expect(recall({ right: 0, invented: 2, missed: 0 })).toBe(1);
  expect(f1({ right: 0, invented: 0, missed: 3 })).toBe(0);
  expect(f1({ right: 0, invented: 0, missed: 0 })).toBe(1);
});

test("counts add up", () => {
  expect(addCounts({ right: 1, invented: 2, missed: 3 }, { right: 10, invented: 20, missed: 30 })).toEqual({
    right: 11,
    invented: 22,
    missed: 33,
  });
});

test("a wrong single answer is both missed and invented, an absent one only missed", () => {
  expect(single("a", "b", false)).toEqual({ right: 0, invented: ["b"], missed: ["a"] });
  expect(single("a", null, false)).toEqual({ right: 0, invented: [], missed: ["a"] });
  expect(single("a", "A", true)).toEqual({ right: 1, invented: [], missed: [] });
});
