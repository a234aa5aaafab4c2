import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

function educationOf(lines: readonly TestLine[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

const bold = (text: string): TestLine => ({ text, bold: true });

test("degree first, school first, and dates first", () => {
  const expected = [
    ["BSc in Physics", "University of Leeds", 2015],
    ["A levels", "Cedar College", 2012],
  ];
  expect(
    educationOf([
      "BSc in Physics",
      "University of Leeds",
      "2012 – 2015",
      "A levels",
      "Cedar College",
      "2012",
    ]),
  ).toEqual(expected);
  expect(
    educationOf([
      "University of Leeds",
      "BSc in Physics",
      "2012 – 2015",
      "Cedar College",
      "A levels",
      "2012",
    ]),
  ).toEqual(expected);
  expect(
    educationOf(["2012 – 2015", "BSc in Physics, University of Leeds", "2012", "A levels, Cedar College"]),
  ).toEqual(expected);
});

test("the type of the first lines shows entries that no word table knows", () => {
  const lines = [
    bold("Journeyman Thatcher"),
    "Guild of Thatchers",
    "2011",
    bold("LL.B."),
    "Open University",
    "2009",
  ];
  expect(educationOf(lines)).toEqual([
    ["Journeyman Thatcher", "Guild of Thatchers", 2011],
    ["LL.B.", "Open University", 2009],
  ]);
});

test("what follows a comma belongs to the degree when the school stands below", () => {
  expect(
    educationOf([bold("Diploma, HVAC Technology"), "Central Georgia Technical College", "2017"]),
  ).toEqual([["Diploma, HVAC Technology", "Central Georgia Technical College", 2017]]);
});

test("a high school is a school and a high school diploma a certificate", () => {
  expect(educationOf(["High School Diploma", "Ferguson High School", "2008"])).toEqual([
    ["High School Diploma", "Ferguson High School", 2008],
  ]);
});

test("grades, theses and short forms that are words are no degrees", () => {
  const lines = ["BA History", "University of Hull", "2010", "Thesis: the MS Word of the monks", "GPA 3.6"];
  expect(educationOf(lines)).toEqual([["BA History", "University of Hull", 2010]]);
});

test("a degree under certifications is a study, a certificate there is none", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Professional Qualifications",
      bold("MBA"),
      "University of Colombo",
      "2012",
    ]),
    "2026-11-01",
  );
  expect(cv.education).toMatchObject([{ degree: "MBA", institution: "University of Colombo", year: 2012 }]);
  expect(cv.certifications).toEqual([]);
});

test("entries of one line each, of which only the first stands out", () => {
  expect(
    educationOf([
      bold("Meisterprüfung im Kfz-Handwerk | Handwerkskammer Flensburg | 2022"),
      "Ausbildung zum Anlagenmechaniker | Haustechnik Brodersen | 08/2010 – 01/2014",
      "Realschulabschluss | Theodor-Storm-Schule | 2010",
    ]),
  ).toEqual([
    ["Meisterprüfung im Kfz-Handwerk", "Handwerkskammer Flensburg", 2022],
    ["Ausbildung zum Anlagenmechaniker", "Haustechnik Brodersen", 2014],
    ["Realschulabschluss", "Theodor-Storm-Schule", 2010],
  ]);
});

test("a first line that stands out for its heading beside it does not hide the entries below", () => {
  expect(
    educationOf([
      { text: "Cedar University", size: 20 },
      bold("MSc in Physics"),
      "Aug 2018 – May 2021",
      { text: "Elm College", size: 16, bold: true },
      bold("BSc in Physics"),
      "Aug 2014 – May 2017",
    ]),
  ).toEqual([
    ["MSc in Physics", "Cedar University", 2021],
    ["BSc in Physics", "Elm College", 2017],
  ]);
});

test("years of the margin that stand one over the other, beside the school and the degree", () => {
  expect(
    educationOf(["2018\tCedar University", "2021\tMBA", "2009\tElm College", "2013\tBSc in Physics"]),
  ).toEqual([
    ["MBA", "Cedar University", 2021],
    ["BSc in Physics", "Elm College", 2013],
  ]);
  // A study a line, the first first.
  expect(educationOf(["2012\tO levels, Cedar School", "2014\tA levels, Elm School"])).toEqual([
    ["O levels", "Cedar School", 2012],
    ["A levels", "Elm School", 2014],
  ]);
});
