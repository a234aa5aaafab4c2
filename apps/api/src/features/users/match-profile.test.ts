import { EMPTY_ANALYSIS } from "@rolecall/cv/testing";
import { expect, test } from "vitest";
import { buildMatchProfile } from "./match-profile.ts";

const read = {
  degree: "BA in Archaeology",
  field: "Archaeology",
  institution: "Hillside College",
  year: 2024,
  evidence: [{ line: 5, quote: "BA in Archaeology" }],
};
const corrected = { degree: "BSc", field: "Accounting", institution: null, year: null };

test("a corrected degree counts instead of the one that was read", () => {
  const analysis = { ...EMPTY_ANALYSIS, education: [read] };
  const studiesOf = (corrections: object) =>
    buildMatchProfile({ analysis, skills: [], corrections })?.studies?.map(({ name }) => name);
  expect(studiesOf({})).toEqual(["BA in Archaeology"]);
  expect(studiesOf({ education: [corrected] })).toEqual(["BSc, Accounting"]);
  expect(studiesOf({ education: [] })).toBeUndefined();
});

test("a skill of a position that the candidate took out counts as no use at work", () => {
  const position = {
    title: "Java Developer",
    company: "Harbour Bank",
    location: null,
    startDate: "2020-01",
    endDate: "2022-12",
    current: false,
    kind: "employment" as const,
    years: 3,
    highlights: [],
    evidence: [],
  };
  const java = {
    id: "java",
    name: "Java",
    kind: "technical" as const,
    group: "programming-languages",
    mentions: [{ line: 3, quote: "Java", context: "position" as const, position: 0 }],
    years: 3,
    lastUsed: 2022,
  };
  const analysis = { ...EMPTY_ANALYSIS, positions: [position], skills: [java], totalYears: 3 };
  const skills = [{ name: "Java", typed: false, fromCv: true }];
  const javaOf = (corrections: object) => buildMatchProfile({ analysis, skills, corrections })?.skills[0];
  expect(javaOf({})).toMatchObject({
    context: "position",
    years: 3,
    usedIn: "Java Developer at Harbour Bank, 2020 to 2022",
  });
  expect(javaOf({ positions: [] })).toMatchObject({ context: "other", years: 0, lastUsed: null });
  expect(buildMatchProfile({ analysis, skills, corrections: { positions: [] } })?.totalYears).toBe(0);
});
