import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

test.each([
  [
    "entries behind semicolons",
    ["B.A. History, Bates College (2010); M.Ed., Boston College (2013); Ed.D., Lesley University (2021)"],
    [
      ["B.A. History", "Bates College", 2010],
      ["M.Ed.", "Boston College", 2013],
      ["Ed.D.", "Lesley University", 2021],
    ],
  ],
  [
    "entries behind a bar",
    ["BSc Physics, University of Leeds, 2012 | MSc Electronics, University of Hull, 2015"],
    [
      ["BSc Physics", "University of Leeds", 2012],
      ["MSc Electronics", "University of Hull", 2015],
    ],
  ],
  [
    "parts of one entry behind bars",
    ["Bachelor of Education | University of Nairobi | 2018"],
    [["Bachelor of Education", "University of Nairobi", 2018]],
  ],
  [
    "one school behind two awards",
    ["NVQ Level 2 Plumbing (2009), NVQ Level 3 Plumbing (2011) – Leeds College of Building"],
    [
      ["NVQ Level 2 Plumbing", "Leeds College of Building", 2009],
      ["NVQ Level 3 Plumbing", "Leeds College of Building", 2011],
    ],
  ],
  [
    "one school behind an ampersand",
    ["MSc Botany (2016) & BSc Zoology (2014), University of Aberdeen"],
    [
      ["MSc Botany", "University of Aberdeen", 2016],
      ["BSc Zoology", "University of Aberdeen", 2014],
    ],
  ],
])("%s", (_, lines, expected) => {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(expected);
});
