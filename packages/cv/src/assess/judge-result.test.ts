import { describe, expect, test } from "vitest";
import { judgeResult } from "./judge-result.ts";
import { COUNTED_RESULTS } from "./testing/counted-results.data.ts";
import { DUTIES } from "./testing/duties.data.ts";
import { EVERYDAY_DUTIES, EVERYDAY_RESULTS } from "./testing/everyday-results.data.ts";
import { FINISHED_DEEDS, UNFINISHED_DEEDS } from "./testing/finished-deeds.data.ts";
import { PLAIN_COUNTS } from "./testing/plain-counts.data.ts";
import { RESULTS } from "./testing/results.data.ts";
import { TOLD_DUTIES, TOLD_RESULTS } from "./testing/then-and-now.data.ts";

const plain = { inAchievements: false, inStudies: false };

describe("a result, an award or a place", () => {
  test.each([...RESULTS, ...TOLD_RESULTS, ...EVERYDAY_RESULTS, ...FINISHED_DEEDS, ...COUNTED_RESULTS])(
    "%s: %s",
    (language, sentence) => {
      expect(judgeResult(sentence, { ...plain, language })).not.toBeNull();
    },
  );
});

describe("a duty with a number in it", () => {
  test.each([...DUTIES, ...TOLD_DUTIES, ...EVERYDAY_DUTIES, ...UNFINISHED_DEEDS, ...PLAIN_COUNTS])(
    "%s: %s",
    (language, sentence) => {
      expect(judgeResult(sentence, { ...plain, language })).toBeNull();
    },
  );
});

test.each([
  ["Cut the nightly run from 3 hours to 14 minutes.", "from 3 hours to 14 minutes"],
  ["Reduced waste by 18%.", "18%"],
  ["Sold $240,000 of maintenance plans in 2025.", "$240,000"],
  ["Zero preventable accidents in 8 years.", "Zero preventable accidents in 8 years"],
  ["Ranked second among 60 sales reps nationwide.", "Ranked second"],
  ["Won Employee of the Year.", "award"],
  ["Voted most outstanding apprentice by the foremen of the yard.", "award"],
  ["Recognized by the Harbour Foundation as a charity to watch in 2015.", "award"],
  [
    "Expanded the night shelter from twenty two (22) to thirty-one (31) beds.",
    "from twenty two (22) to thirty-one (31)",
  ],
  ["Good results every year with 92% passing in all subjects.", "92%"],
  ["Closed deals worth 500 kEUR within the first year.", "500 kEUR"],
  ["Ported 44 Access reports to Power BI in seven weeks.", "in seven weeks"],
  ["Named in 38 guest reviews on Tripadvisor.", "38 guest reviews"],
  ["A backlog of 90 permits was gone within two months.", "within two months"],
  ["My complaint to the council got them to relight 26 street lamps.", "26 street lamps"],
])("%s is measured by %s", (sentence, measure) => {
  expect(judgeResult(sentence, { ...plain, language: "en" })).toBe(measure);
});

test.each([
  "Being on time is half the job.",
  "Wrote the notebooks for de-duplication and loading of Type 2 dimensions.",
  "Employee of the Month three times.",
  "Coordinator of the legal aid society for the years 2010-2012.",
  "Lecturer in the ministry 2014 and in industry 4.0 projects.",
  "Recognized by colleagues as a good listener.",
  "Named the variables of the model.",
  "Have excelled in client-facing roles and received two spot awards.",
])("%s has no measure", (sentence) => {
  expect(judgeResult(sentence, { ...plain, language: "en" })).toBeNull();
});

test("a percentage among studies is a mark", () => {
  const sentence = "Commerce stream, 82% in the final examination.";
  expect(judgeResult(sentence, { ...plain, language: "en", inStudies: true })).toBeNull();
});

test("under a heading of achievements a plain figure is enough", () => {
  const sentence = "Marathon for the hospice, 42 km in the rain.";
  expect(judgeResult(sentence, { ...plain, language: "en" })).toBeNull();
  expect(judgeResult(sentence, { ...plain, language: "en", inAchievements: true })).toBe("42 km");
});
