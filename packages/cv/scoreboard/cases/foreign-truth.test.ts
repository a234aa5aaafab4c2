import { expect, test } from "vitest";
import { readForeignTruth } from "./foreign-truth.ts";

const JSON_TRUTH = {
  id: "x1",
  languageCode: "en",
  name: "Ann Lee",
  email: "ann@lee.example",
  phone: "1",
  location: "Here",
  skills: { technical: [{ name: "Go", aliases: ["Golang"] }], soft: [] },
  languages: [{ name: "English", aliases: [] }],
  certifications: [],
  positions: [{ title: "Clerk", company: "Office", start: "2020-01", end: null, current: true }],
  totalYears: 6.8,
  asOf: "2026-11",
  experienceLevel: "Senior",
  education: [{ degree: "BA", institution: "College", year: 2019 }],
  achievements: [],
  inconsistencies: ["gap"],
  notSkills: [],
};

test("reads the documented format; lists that are left out are empty", () => {
  const truth = readForeignTruth(JSON_TRUTH, "x1.json");
  expect(truth).toMatchObject({
    id: "x1",
    asOf: "2026-11-01",
    levels: ["Senior"],
    optionalSkills: [],
    certificationsJudged: true,
  });
  expect(truth.positions[0]).toMatchObject({ end: null, current: true });
});

test("a second level and certifications that are not judged", () => {
  const truth = readForeignTruth(
    { ...JSON_TRUTH, experienceLevelAlso: "Mid-Level", certificationsOptional: true },
    "x1.json",
  );
  expect(truth.levels).toEqual(["Senior", "Mid-Level"]);
  expect(truth.certificationsJudged).toBe(false);
});

test("a complaint names the file and the field", () => {
  expect(() => readForeignTruth({ ...JSON_TRUTH, name: 7 }, "x1.json")).toThrow(
    "x1.json: name must be a text.",
  );
  expect(() =>
    readForeignTruth({ ...JSON_TRUTH, skills: { technical: [{ aliases: [] }] } }, "x1.json"),
  ).toThrow("x1.json skills technical[0]: name must be a text.");
  expect(() => readForeignTruth({ ...JSON_TRUTH, inconsistencies: ["odd"] }, "x1.json")).toThrow(
    '"odd" is none of',
  );
  expect(() => readForeignTruth(null, "x1.json")).toThrow("an object is expected");
});
