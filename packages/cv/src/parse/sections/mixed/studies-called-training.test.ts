import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

const studiesOf = (...lines: readonly TestLine[]) =>
  parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01").education.map(
    ({ degree, institution }) => [degree, institution],
  );

test("training over diplomas and their schools is a list of studies, a bullet below one of them or not", () => {
  const diplomas = [
    { text: "Post Basic Diploma in Critical Care Nursing", bold: true },
    "Institute of Health Sciences Gaborone",
    "2024 – 2025",
    { text: "Diploma in General Nursing", bold: true },
    "Mpilo School of Nursing",
    "2014 – 2017",
  ];
  const studies = [
    ["Post Basic Diploma in Critical Care Nursing", "Institute of Health Sciences Gaborone"],
    ["Diploma in General Nursing", "Mpilo School of Nursing"],
  ];
  expect(studiesOf("# Training", ...diplomas)).toEqual(studies);
  expect(studiesOf("# Training", ...diplomas, "* Student attachments of four weeks each")).toEqual(studies);
});

test("studies on a line of time, whose dots are like those of a list", () => {
  expect(
    studiesOf(
      "# Training",
      "* Certificate in Bar Service\t2019",
      "Marsh Institute of Tourism",
      "# Skills",
      "Mixing",
    ),
  ).toEqual([["Certificate in Bar Service", "Marsh Institute of Tourism"]]);
  expect(
    studiesOf(
      "# Professional qualifications",
      "* MBA | Marsh University | 2010 – 2012",
      "* G.C.E. Advanced Level | Hazel College, Leeds | 1997",
    ),
  ).toEqual([
    ["MBA", "Marsh University"],
    ["G.C.E. Advanced Level", "Hazel College"],
  ]);
});

test("qualifications with their years and Welsh schools are studies and no strengths", () => {
  expect(
    studiesOf(
      "# Qualifications and Training",
      "CACHE Level 3 Diploma in Children's Care\t2013",
      "Coleg Dyffryn Aman",
      "8 GCSEs including Welsh and Maths\t2010",
      "Ysgol Dyffryn Marlais",
    ),
  ).toEqual([
    ["CACHE Level 3 Diploma in Children's Care", "Coleg Dyffryn Aman"],
    ["8 GCSEs", "Ysgol Dyffryn Marlais"],
  ]);
});
