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

test("a label below a heading for skills names a group of them", () => {
  const lines = ["Research: Westlaw, LexisNexis, cite-checking", "Projects: Jira, Microsoft Project"];
  expect(sectionsOf(["! A B", "# Toolbox", ...lines, "Languages: Spanish, English", "# Education"])).toEqual([
    ["personal", null],
    ["skills", "Toolbox"],
    ["languages", "Languages"],
    ["education", "Education"],
  ]);
});

const small = (text: string): TestLine => ({ text, bold: true, size: 10 });

test("headings inside a job are none of the CV", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Work experience",
    small("Northmoor Payments"),
    "March 2021 – Present",
    "Senior Backend Engineer",
    small("Highlights"),
    "* Moved 22 services to another cluster.",
    small("Halden Freight"),
    "September 2017 – February 2021",
    "Backend Engineer",
    small("Highlights"),
    "* Built the pricing of pallets.",
    "# Education",
    "University of Leeds",
    "BSc Computer Science, 2014 – 2017",
    small("Courses"),
    "* Algorithms",
    "* Databases",
    "# Languages",
    "English, Welsh",
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["experience", "Work experience"],
    ["education", "Education"],
    ["languages", "Languages"],
  ]);
});

test("a heading of one job only, where no other job follows", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Work experience",
    "Backend Engineer, Halden Freight, 2017 – 2021",
    small("Key achievements"),
    "* Cut the nightly run from 3 hours to 14 minutes.",
    "# Education",
    "BSc Computer Science, University of Leeds, 2014 – 2017",
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["experience", "Work experience"],
    ["education", "Education"],
  ]);
});

test("companies and schools in the type of smaller headings, and in that of the headings themselves", () => {
  for (const size of [11.5, 13]) {
    const name = (text: string): TestLine => ({ text, bold: true, size });
    const sections = sectionsOf([
      "! Ada Byron",
      { text: "About", bold: true, size: 11.5 },
      "Nurse for seven years.",
      "# Work",
      name("Hillview Hospital"),
      "Senior Nurse",
      "2022 – Present",
      "Twelve beds.",
      name("Lakeside"),
      "Staff Nurse",
      "2019 – 2021",
      "* Wound care for twenty people a day.",
      "# Education",
      name("Kandy School of Nursing"),
      "Diploma in Nursing",
      "2015 – 2018",
      "# Skills",
      "Triage, Wound care, Ventilation",
    ]);
    expect(sections).toEqual([
      ["personal", null],
      ["summary", "About"],
      ["experience", "Work"],
      ["education", "Education"],
      ["skills", "Skills"],
    ]);
  }
});

test("groups of skills and names of languages in bold", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Skills",
    small("Languages"),
    "Go, Python, SQL",
    small("Personal"),
    "Patience, Teamwork",
    small("Platforms"),
    "Linux, Kubernetes",
    "# Languages",
    small("Español"),
    "Nativo",
    small("Inglés"),
    "B2",
    "# Experience",
    "Engineer, Halden Freight, 2017 – 2021",
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["skills", "Skills"],
    ["languages", "Languages"],
    ["experience", "Experience"],
  ]);
});

test("smaller headings of sections of their own stay headings", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Work experience",
    "Engineer, Halden Freight, 2017 – 2021",
    "* Built the pricing of pallets.",
    small("Skills"),
    "Go, Python, SQL",
    small("Languages"),
    "English, Welsh",
    "# Education",
    "BSc Computer Science, University of Leeds, 2014 – 2017",
  ]);
  expect(sections).toEqual([
    ["personal", null],
    ["experience", "Work experience"],
    ["skills", "Skills"],
    ["languages", "Languages"],
    ["education", "Education"],
  ]);
});

test("a group of personal skills below another of skills, with headings alike", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Skills",
    "Wound care, Triage",
    "# Personal",
    "Patience\tTeamwork",
    "# Work",
    "Nurse, Hillview Hospital, 2017 – 2021",
    "# Personal",
    "Born: 3 May 1991",
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["personal", "skills", "skills", "experience", "personal"]);
});

test("how well something is mastered is no examination", () => {
  const sections = sectionsOf([
    "! Ada Byron",
    "# Platforms",
    { text: "INTERMEDIATE", bold: true },
    "Kubernetes",
    "Docker",
    "# Work",
    "Engineer, Halden Freight, 2017 – 2021",
    "# Education",
    "BSc, University of Leeds, 2014",
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["personal", "skills", "experience", "education"]);
});

test("a heading over two rows of a narrow column", () => {
  const sections = sectionsOf([
    "# Contatti",
    "Ravenna",
    "# Competenze",
    "# tecniche",
    "Ableton Live, QLab, Dante,",
    "Saldatura di cavi, Patentino muletto",
    "# Competenze",
    "# personali",
    "Calma sotto pressione",
    "# Attestati",
    "Lavori in quota, 2024",
  ]);
  expect(sections.filter(([, heading]) => /tecniche|personali|Attestati/.test(heading ?? ""))).toEqual([
    ["skills", "tecniche"],
    ["skills", "personali"],
    ["certifications", "Attestati"],
  ]);
});

test("qualifications beside an education of their own are papers", () => {
  const sections = sectionsOf([
    "! Nirmala Perera",
    "# Qualifications",
    "* NVQ Level 4 - Spa Therapist, NAITA, 2016",
    "* First Aid, Sri Lanka Red Cross, 2023",
    "# Experience",
    "Spa Therapist, Hotel Coral Garden, 2017 – 2020",
    "# Education",
    "G.C.E. O/L, Beruwala Maha Vidyalaya, 2013",
  ]);
  expect(sections.map(([kind]) => kind)).toEqual(["personal", "certifications", "experience", "education"]);
});
