import { expect, test } from "vitest";
import { scoreEducation } from "./score-education.ts";

const DEGREE = {
  degree: "BSc in Statistics",
  degreeAlso: [],
  institution: "University of Rwanda",
  year: 2020,
};
const FOUND = { degree: "BSc", field: "Statistics", institution: "University of Rwanda", year: 2020 };

test("the field may be split off the degree", () => {
  expect(scoreEducation([DEGREE], [], [FOUND]).right).toBe(1);
  expect(scoreEducation([DEGREE], [], [{ ...FOUND, degree: "BSc in Statistics", field: null }]).right).toBe(
    1,
  );
});

test("degree, school and year must all be right", () => {
  expect(scoreEducation([DEGREE], [], [{ ...FOUND, year: 2016 }]).right).toBe(0);
  expect(scoreEducation([DEGREE], [], [{ ...FOUND, institution: null }]).right).toBe(0);
  expect(scoreEducation([DEGREE], [], [{ ...FOUND, degree: "MSc", field: "Botany" }]).right).toBe(0);
});

test("a year that the CV does not give is not asked for", () => {
  expect(scoreEducation([{ ...DEGREE, year: null }], [], [{ ...FOUND, year: null }]).right).toBe(1);
});

test("a school that the CV does not name is not asked for, and none may be made up", () => {
  const alone = { ...DEGREE, institution: "" };
  expect(scoreEducation([alone], [], [{ ...FOUND, institution: null }]).right).toBe(1);
  expect(scoreEducation([alone], [], [FOUND]).right).toBe(0);
});
