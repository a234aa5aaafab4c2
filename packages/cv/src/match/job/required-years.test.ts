import { expect, test } from "vitest";
import { yearsInText } from "./required-years.ts";

test.each([
  ["At least 5 years of experience in sales.", 5],
  ["3+ years' professional experience", 3],
  ["Minimum 2 yrs experience. 4 years of experience is a plus.", 2],
  ["3-5 years of relevant work experience", 3],
  ["10 plus years of hands-on experience", 10],
  ["We have 20 years of experience in the field.", 0],
  ["Our company, with 12 years of experience, looks for you.", 0],
  ["A contract of 2 years.", 0],
  ["Founded 1990 years of experience", 0],
  ["", 0],
])("%s", (text, years) => {
  expect(yearsInText(text)).toBe(years);
});
