import { expect, test } from "vitest";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

function sectionsOf(lines: readonly TestLine[]) {
  return findSections(prepareText(cvDocument(lines), "2026-11-01")).map(({ kind, heading }) => [
    kind,
    heading,
  ]);
}

test("headings no table knows are known by their looks and settled by what they hold", () => {
  const sections = sectionsOf([
    "! Jade Walsh",
    "# Where I've poured",
    "Head Barista\tNov 2024 – now",
    "Tram Stop Coffee",
    "# Skills",
    "Latte art, Cash handling, Stock rotation",
    "# Languages",
    "English, Vietnamese",
    "# Study",
    "Bachelor of Design\t2024 – 2027",
    "Merri Creek University",
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["experience", "Where I've poured"],
    ["skills", "Skills"],
    ["languages", "Languages"],
    ["education", "Study"],
  ]);
});

test("headings in a column of their own, known and unknown", () => {
  const at = (x: number, text: string): TestLine => ({ text, box: { x, y: 0, width: 300, height: 12 } });
  const sections = sectionsOf([
    "! Eva Novak",
    at(60, "Profile\tRegistrar of forty thousand objects."),
    at(60, "Professional life\tRegistrar"),
    at(200, "Museum of Glass"),
    at(200, "06/2018 – present"),
    at(60, "Education\tMA in Art History"),
    at(200, "Charles University"),
    at(60, "Languages\tCzech, English"),
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["summary", "Profile"],
    ["experience", "Professional life"],
    ["education", "Education"],
    ["languages", "Languages"],
  ]);
});

test("a label of personal data is no heading, a numbered heading in a form is one", () => {
  const sections = sectionsOf([
    "! Malini Perera",
    "Address\t28, Temple Road, Ratnapura",
    { text: "02. Educational Qualifications\tG.C.E. (Advanced Level)", bold: true },
    "Ferguson High School, Ratnapura, where I sat the examination in 1998",
    "Sinhala B, Political Science C, Economics S",
    { text: "07. Language Proficiency\tSinhala, English", bold: true },
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["education", "02. Educational Qualifications"],
    ["languages", "07. Language Proficiency"],
  ]);
});

test("project experience full of jobs is experience, a plain list of projects is not", () => {
  const jobs = [
    "07/2021 – present",
    "Project Manager, Murtal Energie AG",
    "03/2015 – 06/2021",
    "Site Engineer, Alpenbahn Consult",
  ];
  expect(sectionsOf(["! A B", "# Project Experience", ...jobs])[1]).toEqual([
    "experience",
    "Project Experience",
  ]);
  expect(sectionsOf(["! A B", "# Projects", "* Weather station with a web page"])[1]).toEqual([
    "projects",
    "Projects",
  ]);
});

test("a label below a heading for skills names a group of them", () => {
  const lines = ["Research: Westlaw, LexisNexis, cite-checking", "Projects: Jira, Microsoft Project"];
  expect(sectionsOf(["! A B", "# Toolbox", ...lines, "Languages: Spanish, English", "# Education"])).toEqual([
    ["personal", null],
    ["skills", "Toolbox"],
    ["languages", "Languages"],
    ["education", "Education"],
  ]);
});
