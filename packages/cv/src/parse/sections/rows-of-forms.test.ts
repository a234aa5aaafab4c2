import { expect, test } from "vitest";
import { cvDocument } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

const row = (text: string) => ({ text, cells: text.split("\t") });

function sectionsOf(...lines: Parameters<typeof cvDocument>[0]): readonly string[] {
  const document = cvDocument(lines);
  const unplaced = { ...document, lines: document.lines.map((line) => ({ ...line, box: null })) };
  const sections = findSections(prepareText(unplaced, "2026-11-01"));
  return sections.map(({ kind, heading, lines: own }) => `${kind}: ${heading} (${own.length})`);
}

const PERSONAL = [
  "# PERSONAL PROFILE",
  row("Marital status\tMarried"),
  row("Languages known\tEnglish, Malayalam"),
  row("Personal strengths\tTeam player, quick learner"),
  row("Hobbies\tGardening, singing"),
];

test("rows of a form about a job open no section, whatever word of a heading they begin with", () => {
  expect(
    sectionsOf(
      "! SHEEBA KURIAKOSE",
      "# PROFESSIONAL EXPERIENCE",
      row("Name of Hospital\tAl Nakheel Hospital, Riyadh"),
      row("Designation\tStaff Nurse"),
      row("Period\t14/10/2019 to till date"),
      row("Bed capacity\t350 bedded, JCI accredited"),
      "# PROJECT DETAILS",
      row("Project\tRetail Payments Hub"),
      row("Client\tCastlemere Bank"),
      row("Role\tEngineer"),
      row("Environment\tJava, Kafka"),
      "# EDUCATION",
      row("Course\tInstitution\tBoard / University\tYear"),
      row("B.Sc Nursing\tVimala College of Nursing\tKerala University\t2017"),
      ...PERSONAL,
    ),
  ).toEqual([
    "personal: null (1)",
    "experience: PROFESSIONAL EXPERIENCE (4)",
    "projects: PROJECT DETAILS (4)",
    "education: EDUCATION (2)",
    "summary: PERSONAL PROFILE (1)",
    "languages: Languages known (1)",
    "skills: Personal strengths (1)",
    "interests: Hobbies (1)",
  ]);
});

test("the rows of one study are one section", () => {
  expect(
    sectionsOf(
      "! THANDEKA CELE",
      "# TERTIARY QUALIFICATION",
      row("COURSE\tNational Certificate: Pharmacist Assistance"),
      row("INSTITUTION\tIthemba Health Training Academy, Durban"),
      row("YEAR COMPLETED\t2019"),
      "# HOBBIES",
      "Netball, church choir",
    ),
  ).toEqual(["personal: null (1)", "education: TERTIARY QUALIFICATION (3)", "interests: HOBBIES (1)"]);
});

test.each(["Duties & responsibilities", "Job profile :-", "Main duties performed", "Nature of work"])(
  "what was done in the jobs, told apart from them, is work: %s",
  (heading) => {
    const sections = sectionsOf(
      "! R. MURUGESAN",
      "# Working experience",
      "Mechanical Fitter, Coromandel Equipments, 2013 - 2021",
      `# ${heading}`,
      "* Centrifugal pump overhauling and changing of bearings",
      "* Alignment of motor and pump by dial gauge, every month",
      "# Hobbies",
      "Netball, church choir",
    );
    expect(sections[2]).toMatch(/^experience: .* \(2\)$/);
  },
);

test("other qualifications are papers where school and degree have a heading of their own", () => {
  const education = [
    "# Educational Qualifications",
    "BSc in Food Science, University of Colombo, 2014 – 2018",
  ];
  const others = [
    "# Other Qualifications",
    "* ISO 22000:2018 Internal Auditor, Sri Lanka Standards Institution, 2022",
    "* Certificate in Food Packaging Technology, Industrial Technology Institute, 2020",
  ];
  expect(sectionsOf("! Hasini", ...education, ...others)[2]).toBe("certifications: Other Qualifications (2)");
  expect(
    sectionsOf(
      "! Hasini",
      ...education,
      "# Other Qualifications",
      "MSc in Nutrition, University of Kelaniya, 2021",
    )[2],
  ).toBe("education: Other Qualifications (1)");
});
