import { describe, expect, test } from "vitest";
import { parseDocument } from "../../parse/parse-document.ts";
import { cvDocument } from "../../parse/testing/cv-document.ts";
import { totalYears } from "../total-years.ts";
import { findInconsistencies } from "./find-inconsistencies.ts";

const AS_OF = "2026-11-01";

function kindsOf(
  jobs: readonly string[],
  more: readonly string[] = [],
  summary = "Calm and tidy.",
): string[] {
  const cv = parseDocument(
    cvDocument(["! Ada Byron", "# Summary", summary, "# Experience", ...jobs, ...more]),
    AS_OF,
  );
  const years = totalYears(
    cv.positions.map(({ position }) => position),
    AS_OF,
  );
  return findInconsistencies(cv, years, AS_OF).map(({ kind, sentence }) => {
    expect(sentence).toMatch(/^[^<>{}]+\.$/);
    return kind;
  });
}

const job = (title: string, company: string, dates: string): string[] => [
  `${title}\t${dates}`,
  company,
  "* Kept the records.",
];

describe("gap", () => {
  const first = job("Ward Clerk", "Harbour Clinic", "Jan 2012 – Mar 2015");
  const later = job("Receptionist", "Cedar Hotel", "Sep 2017 – Present");

  test("more than a year between two jobs is reported with both jobs", () => {
    expect(kindsOf([...later, ...first])).toEqual(["gap"]);
  });

  test.each([
    ["study", ["# Education", "Diploma in Nursing", "Leeds College", "2015 – 2017"]],
    ["leave", ["# Career break", "Parental leave, Apr 2015 – Aug 2017"]],
    ["volunteering", ["# Volunteering", "Helper, Red Cross", "May 2015 – Aug 2017"]],
  ])("%s explains it", (_, more) => {
    expect(kindsOf([...later, ...first], more)).toEqual([]);
  });

  test("leave among the jobs explains it and is no job", () => {
    expect(kindsOf([...later, "Parental leave\tApr 2015 – Aug 2017", ...first])).toEqual([]);
  });

  test("the year of a certificate does not", () => {
    expect(kindsOf([...later, ...first], ["# Certifications", "* First Aid Certificate, 2016"])).toEqual([
      "gap",
    ]);
  });

  test("a year or less is no gap", () => {
    const next = job("Receptionist", "Cedar Hotel", "Mar 2016 – Present");
    expect(kindsOf([...next, ...first])).toEqual([]);
  });
});

describe("overlap", () => {
  const main = job("Accountant", "Harbour Foods Ltd", "Jan 2018 – Dec 2022");

  test("of sixty jobs at once a hundred pairs are told", () => {
    const jobs = Array.from({ length: 60 }, (_, i) => job("Auditor", `Delta${i} Works Ltd`, "2012 – 2019"));
    expect(kindsOf(jobs.flat())).toHaveLength(100);
  });

  test("two full-time jobs side by side for long", () => {
    expect(kindsOf([...main, ...job("Auditor", "Delta Works Ltd", "Mar 2019 – Oct 2021")])).toEqual([
      "overlap",
    ]);
  });

  test.each([
    ["13 months", "Dec 2021 – Mar 2024", ["overlap"]],
    ["a year", "Jan 2022 – Mar 2024", []],
    ["9 months", "Apr 2022 – Mar 2024", []],
    ["9 months at the start", "Mar 2016 – Sep 2018", []],
    ["13 months at the start", "Mar 2016 – Jan 2019", ["overlap"]],
    ["a year and a half to a bare year", "2017 – 2019", ["overlap"]],
    ["half a year to a bare year", "2016 – 2018", []],
    ["half a year from a bare year", "2022 – 2024", []],
    ["a year and a half from a bare year", "2021 – 2024", ["overlap"]],
  ])("of over a year: %s", (_, dates, kinds) => {
    expect(kindsOf([...main, ...job("Auditor", "Delta Works Ltd", dates)])).toEqual(kinds);
  });

  test.each([
    ["a handover", "Auditor", "Nov 2022 – Mar 2024"],
    ["part-time work", "Part-time Lecturer", "Mar 2019 – Oct 2021"],
    ["freelance work", "Freelance Bookkeeper", "Mar 2019 – Oct 2021"],
    ["volunteering", "Volunteer Treasurer", "Mar 2019 – Oct 2021"],
  ])("%s is none", (_, title, dates) => {
    expect(kindsOf([...main, ...job(title, "Delta Works Ltd", dates)])).toEqual([]);
  });

  test("two roles at one company are none", () => {
    expect(kindsOf([...main, ...job("Deputy Head", "Harbour Foods Ltd", "Mar 2019 – Oct 2021")])).toEqual([]);
  });
});

test("a range that ends before it starts", () => {
  expect(kindsOf(job("Editor", "Delta Press", "Apr 2019 – Mar 2018"))).toEqual(["reversed"]);
});

describe("stated total", () => {
  const jobs = job("Accountant", "Harbour Foods Ltd", "Jan 2020 – Present");

  test.each([
    "Accountant with over 12 years of experience.",
    "Accountant with twelve years' experience in audit.",
    "Buchhalter mit 12 Jahren Berufserfahrung.",
    "Comptable avec plus de 12 ans d'expérience.",
    "Contador con 12 años de experiencia.",
    "Ragioniere con 12 anni di esperienza.",
  ])("%s", (summary) => {
    expect(kindsOf(jobs, [], summary)).toEqual(["total"]);
  });

  test.each([
    "Accountant with nearly 7 years of experience.",
    "Accountant with 3 years of experience in audit.",
    "Founded in a firm that is 40 years old.",
  ])("%s is in order", (summary) => {
    expect(kindsOf(jobs, [], summary)).toEqual([]);
  });
});
