import { expect, test } from "vitest";
import { experienceLevel } from "./total-years.ts";

test.each([
  [0, "Entry Level"],
  [0.9, "Entry Level"],
  [1, "Junior"],
  [2.9, "Junior"],
  [3, "Mid-Level"],
  [5.9, "Mid-Level"],
  [6, "Senior"],
  [9.9, "Senior"],
  [10, "Expert"],
  [45, "Expert"],
])("%d years are %s", (years, level) => {
  expect(experienceLevel(years)).toBe(level);
});
