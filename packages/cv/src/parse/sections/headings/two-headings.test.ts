import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function sectionsOf(...lines: readonly string[]): readonly (readonly unknown[])[] {
  const cv = parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...lines]), "2026-11-01");
  return cv.sections.map(({ kind, heading }) => [kind, heading]);
}

test("a heading of skills directly below one of papers stands over skills", () => {
  expect(
    sectionsOf(
      "# Certifications",
      "Core Competencies",
      "Budgeting | Data Analysis | Auditing",
      "Policies & Procedures | Reporting",
    ),
  ).toContainEqual(["skills", "Core Competencies"]);
});

test("papers below their heading stay papers", () => {
  expect(
    sectionsOf("# Certifications", "Core Competencies Certificate", "First Aid Certificate"),
  ).toContainEqual(["certifications", "Certifications"]);
  expect(sectionsOf("# Certifications", "First Aid Certificate", "Core Competencies")).toContainEqual([
    "certifications",
    "Certifications",
  ]);
});

test("a certificate among degrees of the same form opens no section, above courses it does", () => {
  expect(
    sectionsOf(
      "# Education",
      "Certificate : Wellness Coach, 2015",
      "Harbour School of Coaching",
      "Master of Science : Nutrition, 2011",
      "Harbour State University",
    ),
  ).toEqual([
    ["personal", null],
    ["education", "Education"],
  ]);
  expect(
    sectionsOf(
      "# Education",
      "B.Sc. in Physics, Harbour University, 2014",
      "Certificates: First Aid, Food Hygiene, Fire Safety",
    ),
  ).toContainEqual(["certifications", "Certificates"]);
});

test("a list of skills run in behind its heading", () => {
  const lines = [
    "Technical Skills (acquired in projects) • Languages: C, C++ • Testing: Manual • Packages: Office",
    "# Education",
    "BSc Computing, Leeds College, 2014",
  ];
  expect(sectionsOf(...lines).map(([kind]) => kind)).toEqual(["personal", "skills", "education"]);
});

test("a headline between marks is no list of skills", () => {
  const lines = [
    "Software Engineer • Leeds • London and the north",
    "# Education",
    "BSc, Leeds College, 2014",
  ];
  expect(sectionsOf(...lines).map(([kind]) => kind)).toEqual(["personal", "education"]);
});

test("languages in a row of a table over the driving licence are languages", () => {
  const rows = ["IT\tSpreadsheets, Word", "Courses\tForklift (DGUV), 2021", "Languages\tDutch, Frisian"];
  const table = [...rows, "Driving licence\tClass B"].map((text) => ({
    text,
    box: null,
    cells: text.split("\t"),
  }));
  const document = cvDocument(["! Ada Byron", "ada@byron.example", "# Knowledge", ...table]);
  const { languages, certifications } = parseDocument(
    { ...document, layout: { ...document.layout, tables: 1 } },
    "2026-11-01",
  );
  expect(languages.map(({ name }) => name)).toEqual(["Dutch", "Frisian"]);
  expect(certifications.map(({ name }) => name)).not.toContain("Languages");
});
