import { CorrectReadingInput, type ProfileReading, READING_PARTS } from "@rolecall/contracts/users/reading";
import { expect, test } from "vitest";
import { takeBack } from "./take-back.ts";

const position = { title: "Baker", company: "Mühle", startDate: "2019", endDate: null, current: true };
const course = { degree: "BSc", field: null, institution: "Peradeniya", year: 2018 };
const facts: ProfileReading["facts"] = {
  personalInfo: { name: "Ada", email: null, phone: "+94 11", location: null, links: ["https://a.example"] },
  professionalSummary: null,
  skills: ["Baking"],
  experience: { totalYears: 7, positions: [{ ...position, years: 7, highlights: ["Bread"] }] },
  education: [course],
  aiInsights: { experienceLevel: "Senior", domainExpertise: [], keyStrengths: [], recommendedRoles: [] },
};
const before: ProfileReading = {
  ...{ fileName: "cv.pdf", readAt: "2026-11-23T08:00:00.000Z", engineVersion: "1" },
  ...{ facts, read: facts, corrected: ["phone", "positions"] },
};

test("a first correction is taken back by following the CV again", () => {
  expect(takeBack(before, { corrections: { name: "Eve", links: [] } })).toEqual({
    corrections: {},
    reset: ["name", "links"],
  });
});

test("what had been corrected before comes back as it was", () => {
  const change = { corrections: { phone: null, name: null }, reset: ["positions" as const] };
  expect(takeBack(before, change)).toEqual({
    corrections: { phone: "+94 11", positions: [position] },
    reset: ["name"],
  });
});

test("whatever the parts, the server takes it", () => {
  const all = takeBack({ ...before, corrected: READING_PARTS }, { reset: READING_PARTS });
  expect(CorrectReadingInput.parse(all)).toEqual(all);
  expect(Object.keys(all.corrections).sort()).toEqual([...READING_PARTS].sort());
});
