import { expect, test } from "vitest";
import { findFewFailures } from "./few-failures.ts";
import { judgeResult } from "./judge-result.ts";

const JOB = { inAchievements: false, inStudies: false, language: "en" };

test.each([
  "In 2023 we had 860 births and no mother died.",
  "Nineteen apprentices have gone through my shop, and not one has left before the papers.",
  "2024: 44 000 crates, 5 broken.",
  "Of 310 frames in 2024 the buyer sent back only 6.",
  "Of 240 dresses in that year 3 came back.",
  "Out of 1,900 parcels only 4 were lost.",
  "Shortage in my till for all of 2023 was £ 12.",
  "Breakages in 2022: 3 glasses.",
  "Losses over the last two years came to £ 90.",
  "Dead lambs: from 14 in one hundred to 5 in one hundred, in three winters.",
  "Complaints: from 9 a week to 1.",
  "Rework – from twelve pieces a day to two.",
  "Found 41 serious defects before the 2022 release.",
  "Caught 17 billing errors in my first quarter.",
  "Looked after 26 residents that winter, no one got pressure sores.",
])("a result: %s", (sentence) => {
  expect(findFewFailures(sentence)).not.toBeNull();
  expect(judgeResult(sentence, JOB)).not.toBeNull();
});

test.each([
  "I look after 20 beds and report damaged linen.",
  "Handle 40 calls a day and no weekend work.",
  "Sort 300 parcels a shift, return wrong ones to the depot.",
  "Complaints: first line.",
  "Log errors, faults and damages of 12 machines.",
  "Found two jobs before the diploma.",
  "Prepare claims of up to 500 euros for the insurer.",
  "Count losses at the end of the month.",
  "Cleaned 14 rooms a day, changed linen, reported what was broken.",
  "Drive the 7 late bus and the 12 night bus.",
  "Returns: 25 to 40 a day.",
  "Since 2019 I left the office side to others.",
  "Cash up to Rs. 5 million, no armed escort.",
])("no result: %s", (sentence) => {
  expect(judgeResult(sentence, JOB)).toBeNull();
});
