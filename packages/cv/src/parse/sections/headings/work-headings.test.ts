import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";
import { tokenise } from "../../text/tokens.ts";
import { readHeading } from "./heading-words.ts";

test.each(["Famulaturen", "Praktische Tätigkeiten", "Jobs d'été", "Emplois étudiants", "Vakantiejobs"])(
  "%s is a heading over jobs",
  (text) => {
    expect(readHeading(tokenise(text))).toMatchObject({ kind: "experience", match: "whole" });
  },
);

test.each(["Famulatur am Klinikum", "Jobs d'été à Lyon", "Praktische Tätigkeiten im Labor ausgeführt"])(
  "%s is none by its words",
  (text) => {
    expect(readHeading(tokenise(text))?.match).not.toBe("whole");
  },
);

const kindsOf = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", "ada@byron.example", ...lines]), "2026-11-01").sections.map(
    ({ kind }) => kind,
  );

test("workshops where somebody worked hold jobs, those that were attended are courses", () => {
  const posts = [
    "Luthier",
    "Self-employed",
    "2016 –",
    "Repair Technician",
    "Ness Music Centre",
    "2012 – 2016",
  ];
  expect(kindsOf("# Workshops", ...posts)).toEqual(["personal", "experience"]);
  expect(kindsOf("# Workshops", "Kiln Firing, Cedar Pottery, 2019", "Glaze Chemistry, 2021")).toEqual([
    "personal",
    "certifications",
  ]);
  expect(kindsOf("# Courses", "Project Manager, Cedar Institute, 2012 – 2016")).not.toContain("experience");
});

test("examinations passed are papers, those of a school are studies", () => {
  expect(kindsOf("# Examinations", "Exam P, Society of Actuaries, 2021", "Exam FM, 2022")).toEqual([
    "personal",
    "certifications",
  ]);
  expect(kindsOf("# Examinations", "G.C.E. Advanced Level", "Hill College, Kandy, 2012")).toEqual([
    "personal",
    "education",
  ]);
});

test("what somebody is registered as is a paper", () => {
  expect(kindsOf("# Registered", "RCVS Registered Veterinary Nurse, 2021")).toContain("certifications");
  expect(
    kindsOf("# Profile", "Registered with two agencies, quick and careful at work in every season."),
  ).toEqual(["personal", "summary"]);
});

test("a heading of work over studies alone is one of studies", () => {
  expect(kindsOf("# Experience", "BSc Physics, University of Leeds, 2015")).toEqual([
    "personal",
    "education",
  ]);
});
