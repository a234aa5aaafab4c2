import { expect, test } from "vitest";
import { NUMBER_IN_FRONT, withoutNumber } from "./heading-number.ts";

test.each([
  ["VIII. Extra-curricular activities", "Extra-curricular activities"],
  ["3) Work experience", "Work experience"],
  ["(c) Hobbies", "Hobbies"],
  ["2.) – Skills", "Skills"],
  ["/otherwise", "otherwise"],
  ["» Languages", "Languages"],
])("%s says %s", (heading, words) => {
  expect(withoutNumber(heading)).toBe(words);
});

test.each(["2019 – 2021", "Civil engineering", "A. Byron", "3.5 years", "5S projects", "I. 2019"])(
  "%s has no number in front",
  (text) => {
    expect(NUMBER_IN_FRONT.test(text)).toBe(false);
  },
);
