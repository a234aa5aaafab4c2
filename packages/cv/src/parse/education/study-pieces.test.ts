import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

test.each([
  [
    "verbs in front, links behind",
    ["* Passed 10th from UP Board in 2008 with 54%", "* Passed 12th from UP Board in 2010"],
    [
      ["10th", "UP Board", 2008],
      ["12th", "UP Board", 2010],
    ],
  ],
  [
    "the school in a bracket behind the year",
    ["BTS Tourisme obtenu en 2010 (Lycée Saint-Louis)", "Bac STG obtenu en 2008 (Lycée Jullian)"],
    [
      ["BTS Tourisme", "Lycée Saint-Louis", 2010],
      ["Bac STG", "Lycée Jullian", 2008],
    ],
  ],
  [
    "how far a study has come",
    ["Diploma in Nursing (not completed), Harare School of Nursing, 2010"],
    [["Diploma in Nursing", "Harare School of Nursing", 2010]],
  ],
  [
    "credits towards a degree",
    ["Coursework toward B.A. in Psychology (60 credits), Sinclair College, 2014 – 2016"],
    [["B.A. in Psychology (60 credits)", "Sinclair College", 2016]],
  ],
  [
    "the class in a bracket",
    ["Matric (Grade 12), Khutso High School, 2010"],
    [["Matric (Grade 12)", "Khutso High School", 2010]],
  ],
  [
    "levels in front of schools",
    [
      "Tertiary : Bachelor of Science in Nursing",
      "Cebu University, 2013",
      "Secondary : Cebu High School",
      "2009",
    ],
    [
      ["Bachelor of Science in Nursing", "Cebu University", 2013],
      ["Secondary", "Cebu High School", 2009],
    ],
  ],
  [
    "levels in front of degrees",
    ["College\tBS Criminology, University of Cebu, 2015", "High School\tLiloan High School, 2011"],
    [
      ["BS Criminology", "University of Cebu", 2015],
      ["High School", "Liloan High School", 2011],
    ],
  ],
  [
    "the degree below its study",
    ["10/2001 – 09/2006\tStudium Maschinenbau, Fachhochschule Aachen", "Abschluss: Diplom-Ingenieur (FH)"],
    [["Diplom-Ingenieur (FH)", "Fachhochschule Aachen", 2006]],
  ],
  [
    "subjects with their marks",
    ["A-levels: Biology (B), Chemistry (B), Maths (C)", "Cedar Sixth Form College, 2020"],
    [["A-levels", "Cedar Sixth Form College", 2020]],
  ],
  [
    "schools and awards of the north and of Poland",
    ["2010 – 2013 Yrkeshögskolan Halmstad, Drifttekniker", "2005 – 2009 Technikum Nr 2, technik mechanik"],
    [
      ["Drifttekniker", "Yrkeshögskolan Halmstad", 2013],
      ["technik mechanik", "Technikum Nr 2", 2009],
    ],
  ],
])("%s", (_, lines, expected) => {
  const cv = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(expected);
});

test("licences under a plain heading are no studies", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Qualifications",
      "SIA Door Supervisor licence, 2021",
      "First Aid at Work, 2022",
    ]),
    "2026-11-01",
  );
  expect(cv.education).toEqual([]);
  expect(cv.certifications.map(({ name }) => name)).toEqual([
    "SIA Door Supervisor licence",
    "First Aid at Work",
  ]);
});
