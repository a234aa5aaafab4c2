import { expect, test } from "vitest";
import { scoreAchievements } from "./score-achievements.ts";
import { scoreInconsistencies } from "./score-inconsistencies.ts";

const SENTENCE = "Cut the nightly reconciliation from 3 hours to 14 minutes.";

test("the sentence counts, and so does the bullet that holds it", () => {
  expect(
    scoreAchievements([SENTENCE], [], ["cut the nightly reconciliation from 3 hours to 14 minutes"]).right,
  ).toBe(1);
  expect(scoreAchievements([SENTENCE], [], [`Own settlement. ${SENTENCE}`]).right).toBe(1);
});

test("a fragment or another sentence does not", () => {
  expect(scoreAchievements([SENTENCE], [], ["3 hours to 14"]).right).toBe(0);
  expect(scoreAchievements([SENTENCE], [], ["Served 90 guests a night."])).toEqual({
    right: 0,
    invented: ["Served 90 guests a night."],
    missed: [SENTENCE],
  });
  expect(
    scoreAchievements([], ["Served 90 guests a night."], ["Served 90 guests a night."]).invented,
  ).toEqual([]);
});

test("inconsistencies go by kind", () => {
  expect(scoreInconsistencies(["gap", "total"], ["gap", "gap", "overlap"])).toEqual({
    right: 1,
    invented: ["overlap"],
    missed: ["total"],
  });
});
