import { expect, test } from "vitest";
import { isLevel, isSkillLabel } from "./labels.ts";

test.each([
  ["Senior", true],
  ["Mid-Junior", true],
  ["Senior secondary school", false],
])("%s says how well: %s", (text, expected) => {
  expect(isLevel(text)).toBe(expected);
});

test.each([
  ["The technologies we used were", true],
  ["Tools I work with", true],
  ["The technologies the vendor used", false],
])("%s leads to skills: %s", (text, expected) => {
  expect(isSkillLabel(text)).toBe(expected);
});
