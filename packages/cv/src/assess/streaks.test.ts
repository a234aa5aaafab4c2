import { expect, test } from "vitest";
import { judgeResult } from "./judge-result.ts";
import { findStreak } from "./streaks.ts";

test.each([
  ["Surpassed revenue goals in four consecutive quarters.", "four consecutive quarters"],
  ["Met and exceeded the sales goals for three straight years.", "three straight years"],
  ["Beat the fundraising target two years in a row.", "two years in a row"],
  ["Top seller three months in a row.", "three months in a row"],
])("%s", (sentence, streak) => {
  expect(findStreak(sentence)).toBe(streak);
  expect(judgeResult(sentence, { inAchievements: false, inStudies: false, language: "en" })).not.toBeNull();
});

test.each([
  "Responsible for meeting the goals of the quarter.",
  "Worked as the best man's driver for three consecutive years.",
  "Kept the till running and met customers for two years.",
])("no streak: %s", (sentence) => {
  expect(findStreak(sentence)).toBeNull();
});
