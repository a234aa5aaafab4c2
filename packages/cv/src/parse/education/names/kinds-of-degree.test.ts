import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const studiesOf = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ines Kowal", "# Education", ...lines]), "2026-11-01").education;

test.each([
  ["Master of Science : Marine Chemistry , 11/2005", "Marine Chemistry"],
  ["Associate of Arts : Stage Design 2009", "Stage Design"],
  ["Bachelor of Science, Clock Making, 2011", "Clock Making"],
  ["Master of Arts in Folk Music 2011", "Folk Music"],
  ["Bachelor of Business Administration, 2012", "Business Administration"],
  ["BSc in Physics, 2014", "Physics"],
])("what was read stands behind the kind of degree: %s", (line, field) =>
  expect(studiesOf(line, "Marsh University, Salem")[0]?.field).toBe(field),
);

test("a degree that is still to come leaves the word for it out", () => {
  expect(studiesOf("Bachelor of Science in Geology EXP. 2027", "Marsh University")[0]).toMatchObject({
    degree: "Bachelor of Science in Geology",
    year: 2027,
  });
});

test("the subjects of a school are no degree", () => {
  const [school] = studiesOf(
    "2005",
    "Harbour Secondary School",
    "Biology, Physics, Arabic, Economics, Food and Nutrition, Arts",
  );
  expect(school).toMatchObject({ degree: null, institution: "Harbour Secondary School", year: 2005 });
});

test("the kind of school in brackets behind the letters of a certificate says what it is", () => {
  const school = "SMK Negeri 9 Gianyar";
  expect(studiesOf(`${school} — SMK (Vocational High School), Tourism`, "2012 – 2015")).toMatchObject([
    { degree: "SMK (Vocational High School), Tourism", institution: school },
  ]);
  expect(studiesOf("SMA (Senior High School)", "SMA Negeri 1 Denpasar", "2012")).toMatchObject([
    { degree: "SMA (Senior High School)", institution: "SMA Negeri 1 Denpasar" },
  ]);
  expect(studiesOf("CHS (Central High School), 2012")).toMatchObject([{ degree: null }]);
});

test("the certificate of a school ends no school's name", () => {
  expect(studiesOf("Marsh Eastern Adult ED", "GED", "Salem, MA")[0]).toMatchObject({
    degree: "GED",
    institution: "Marsh Eastern Adult ED",
  });
});
