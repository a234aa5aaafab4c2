import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

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
    "the short form of a state behind its town",
    [
      "Bluff City College\tMemphis, TN",
      "Phlebotomy Certificate Program\t2017",
      "Jackson State University, Jackson, MS",
      "BS in Biology, 2010",
    ],
    [
      ["Phlebotomy Certificate Program", "Bluff City College", 2017],
      ["BS in Biology", "Jackson State University", 2010],
    ],
  ],
  [
    "a state after a town that no list knows",
    ["Medical Assistant Certificate\t2016", "Roane Community College, Harriman, TN 37748"],
    [["Medical Assistant Certificate", "Roane Community College", 2016]],
  ],
  [
    "a degree that is written like a state",
    ["University of Leeds, MA, 2013", "MA in Economics, Harvard University, Cambridge, MA, 2011"],
    [
      ["MA", "University of Leeds", 2013],
      ["MA in Economics", "Harvard University", 2011],
    ],
  ],
  [
    "the subject in small letters behind a bare award",
    [
      "Diploma professionale, manutenzione e assistenza tecnica, IPSIA Marconi, 2014",
      "BTS, management des unités commerciales, Lycée Jean Zay, 2011",
      "NVQ Level 2, hairdressing, Leeds City College, 2008",
    ],
    [
      ["Diploma professionale, manutenzione e assistenza tecnica", "IPSIA Marconi", 2014],
      ["BTS, management des unités commerciales", "Lycée Jean Zay", 2011],
      ["NVQ Level 2, hairdressing", "Leeds City College", 2008],
    ],
  ],
  [
    "how a bare award was studied",
    ["Bachelor of Arts, cum laude, University of Utah, 2008", "Diploma, part-time, Cork College, 2005"],
    [
      ["Bachelor of Arts", "University of Utah", 2008],
      ["Diploma", "Cork College", 2005],
    ],
  ],
  [
    "an Italian school with the town that tells it apart",
    [
      "Diploma alberghiero",
      "Istituto Scappi, Castel San Pietro, 2019",
      "Diploma tecnico, ITIS Galilei (80/100), 2012",
    ],
    [
      ["Diploma alberghiero", "Istituto Scappi, Castel San Pietro", 2019],
      ["Diploma tecnico", "ITIS Galilei", 2012],
    ],
  ],
  [
    "a subject that goes on below",
    ["Universidad de Sevilla — Grado en administración", "de empresas", "2010 – 2014"],
    [["Grado en administración de empresas", "Universidad de Sevilla", 2014]],
  ],
  [
    "a subject that goes on below its link, with a word like a school's",
    ["Profesional en Administración Turística y", "Hotelera", "Universidad del Valle · 2019"],
    [["Profesional en Administración Turística y Hotelera", "Universidad del Valle", 2019]],
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
