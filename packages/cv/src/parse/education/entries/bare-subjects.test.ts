import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function studiesOf(...lines: readonly string[]): readonly (readonly unknown[])[] {
  const cv = parseDocument(
    cvDocument(["! Ada Byron", "ada@byron.example", "# Education", ...lines]),
    "2026-11-01",
  );
  return cv.education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("a subject over its school is a study, in front of others and behind one that has its school", () => {
  expect(
    studiesOf(
      "Computer Science",
      "Harbour State University - Astoria, OR, USA",
      "GED",
      "Millbrook Annex - Millbrook, OR, USA",
    ),
  ).toEqual([
    ["Computer Science", "Harbour State University", null],
    ["GED", "Millbrook Annex", null],
  ]);
  expect(
    studiesOf(
      "Bachelor of Science : Technology Management",
      "Harbour State University",
      "Office and Information Management 2010",
      "Millbrook Community College",
    ),
  ).toEqual([
    ["Bachelor of Science : Technology Management", "Harbour State University", null],
    ["Office and Information Management", "Millbrook Community College", 2010],
  ]);
});

test("a subject that the study above has told already, a minor and a subject below the school are no further study", () => {
  expect(
    studiesOf(
      "High School Diploma : General Education 2011",
      "Harbour Academy",
      "General Education",
      "Millbrook City College",
    ).map(([degree]) => degree),
  ).not.toContain("General Education");
  expect(
    studiesOf(
      "Bachelor of Arts, 2012",
      "Harbour State University",
      "Minor in Business",
      "Millbrook City College",
    ).map(([degree]) => degree),
  ).not.toContain("Minor in Business");
  expect(
    studiesOf(
      "Harbour State University",
      "B.Sc. Physics, 2012",
      "Business Administration",
      "Millbrook College",
      "M.Sc. Physics, 2014",
    ).map(([degree]) => degree),
  ).toEqual(["B.Sc. Physics", "M.Sc. Physics"]);
});

test("the rest of a degree on a line of its own is no study", () => {
  expect(
    studiesOf("Diploma of Lower and Higher", "Secondary Education", "Harbour High School", "2010").map(
      ([degree]) => degree,
    ),
  ).not.toContain("Secondary Education");
});

test("a state in front of its country is no degree", () => {
  expect(
    studiesOf("Honours Graduate : Business, 1998", "Harbour Learning Course - Somerville, MA, USA").flat(),
  ).not.toContain("MA");
});
