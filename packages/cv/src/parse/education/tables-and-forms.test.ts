import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

const read = (...lines: readonly TestLine[]) =>
  parseDocument(
    cvDocument([
      "! Mei Tanaka",
      "mei@tanaka.example",
      "# Experience",
      "Shop Assistant\tMarch 2020 – Present",
      "Delta Works Ltd",
      ...lines,
    ]),
    "2026-11-01",
  );

const studiesOf = (...lines: readonly TestLine[]) =>
  read(...lines).education.map(({ degree, institution, year }) => [degree, institution, year]);

const papersOf = (...lines: readonly TestLine[]) =>
  read(...lines).certifications.map(({ name, year }) => [name, year]);

test.each([
  "S/N\tINSTITUTION\tQUALIFICATION\tPERIOD",
  "Sr. No.\tSchool\tCertificate Obtained\tPeriod",
  "Serial No\tName of Institution\tExam\tDates",
])("the head of a table is no study: %s", (head) => {
  expect(
    studiesOf(
      "# Institutions attended with dates",
      head,
      "1.\tUniversity of Port Harcourt, Choba\tB.Sc. (Ed) Mathematics\t2008 – 2012",
    ),
  ).toEqual([["B.Sc. (Ed) Mathematics", "University of Port Harcourt", 2012]]);
});

test("a column for the beginning and one for the end", () => {
  expect(
    studiesOf(
      "# Education",
      "Name of Institution\tFrom\tTo\tCertificate Obtained",
      "Moi University\t2012\t2016\tBSc Nursing",
    ),
  ).toEqual([["BSc Nursing", "Moi University", 2016]]);
});

test("rows of a form, whose labels are words of one's own headings and set like them", () => {
  expect(
    studiesOf(
      "# TERTIARY QUALIFICATION",
      "COURSE\tNational Certificate: Pharmacist Assistance",
      "INSTITUTION\tIthemba Training Academy, Durban",
      "YEAR COMPLETED\t2019",
      "# SECONDARY EDUCATION",
      { text: "HIGHEST STANDARD PASSED\tGrade 12 (National Senior Certificate)", bold: true },
      "SCHOOL\tVukuzakhe Secondary School",
      { text: "YEAR\t2013", bold: true },
      "SUBJECTS\tIsiZulu, Life Sciences, Geography, Tourism",
    ),
  ).toEqual([
    ["National Certificate: Pharmacist Assistance", "Ithemba Training Academy", 2019],
    ["Grade 12 (National Senior Certificate)", "Vukuzakhe Secondary School", 2013],
  ]);
});

test.each(["What\tValid until", "Course\tWhen", "Type\tExpires", "Licence type\tDate issued"])(
  "the head of a table is no certificate: %s",
  (head) => {
    expect(papersOf("# Certificates", head, "VCA-VOL\t05-2031")).toEqual([["VCA-VOL", 2031]]);
  },
);

test.each([
  "Lic. No. 0839117",
  "Reg. No: 14/5322",
  "PIN 12A3456E",
  "License No. 0839117, valid until 14 March 2028",
])("the number of a paper is none: %s", (line) => {
  expect(papersOf("# License", "PRC Registered Nurse", line)).toEqual([["PRC Registered Nurse", null]]);
});

test.each([
  "PRIME course? Not yet, booked for March 2027",
  "None yet",
  "Working towards CIPD Level 5",
  "Forklift (booked)",
])("what nobody holds yet is no paper: %s", (line) => {
  expect(papersOf("# Tickets", "PHTLS provider (2024)", line)).toEqual([["PHTLS provider", 2024]]);
});

test("an award for what was learnt is a paper, one for merit is none", () => {
  expect(
    papersOf("# Training", "* NEBOSH Health and Safety at Work Award, 2022", "* Star Award, 2021"),
  ).toEqual([["NEBOSH Health and Safety at Work Award", 2022]]);
});

test.each([
  [
    ["# Licences", "Food Hygiene Level 2, 2016. First aid at work, 2019."],
    [
      ["Food Hygiene Level 2", 2016],
      ["First aid at work", 2019],
    ],
  ],
  [
    [
      "# Education",
      "BSc Nursing, Moi University, 2016",
      "Also: Care Certificate (2020), Basic Life Support (2026).",
    ],
    [
      ["Care Certificate", 2020],
      ["Basic Life Support", 2026],
    ],
  ],
  [
    ["# Certs", "Google Analytics Certification", "(2026)", "HubSpot Social Media", "Marketing (2025)"],
    [
      ["Google Analytics Certification", 2026],
      ["HubSpot Social Media Marketing", 2025],
    ],
  ],
  [
    ["# Profile", "* SAP Certified Application Associate - SAP S/4HANA Sourcing and Procurement."],
    [["SAP Certified Application Associate - SAP S/4HANA Sourcing and Procurement", null]],
  ],
] as const)("%s", (lines, expected) => {
  expect(papersOf(...lines)).toEqual(expected);
});
