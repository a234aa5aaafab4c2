import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument } from "../testing/cv-document.ts";

const parsed = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ada Byron", "# Education and training", ...lines]), "2026-11-01");

test("a licence among studies is a paper, and until when it holds no study", () => {
  const { education, certifications } = parsed(
    "01/09/2016 – 30/04/2020",
    "Logistics technician",
    "Zespół Szkół nr 9",
    "15/02/2024 – 28/02/2024",
    "UDT LICENCE FOR FORKLIFT TRUCKS (II WJO)",
    "Course and state exam, valid to 2034",
  );
  expect(education.map(({ degree, institution }) => [degree, institution])).toEqual([
    ["Logistics technician", "Zespół Szkół nr 9"],
  ]);
  expect(certifications.map(({ name }) => name)).toContain("UDT LICENCE FOR FORKLIFT TRUCKS (II WJO)");
});

test("a licence that is a degree stays one", () => {
  const { education } = parsed("Licence en droit, Université de Lille, 2012");
  expect(education).toMatchObject([{ degree: "Licence en droit", institution: "Université de Lille" }]);
});

test("a body by its letters with the name of its school", () => {
  const { education } = parsed("Technicien Spécialisé en Infographie", "OFPPT, ISTA Hay Riad, 2019");
  expect(education).toMatchObject([
    { degree: "Technicien Spécialisé en Infographie", institution: "OFPPT, ISTA Hay Riad", year: 2019 },
  ]);
});

test("finished in its year", () => {
  const { education } = parsed("University of Cape Town, BA in Media and Writing, finished 2017.");
  expect(education).toMatchObject([{ degree: "BA in Media and Writing", year: 2017 }]);
});

test("letters that a profession knows its examination by are a paper, those of teachers a study", () => {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      "# Qualifications & Education",
      "CeMAP (Certificate in Mortgage Advice and Practice), Institute of Banking — 2018",
      "Certificate in Regulated Equity Release (CeRER) — 2023",
      "PGCE (Postgraduate Certificate in Education), University of Hull, 2019",
      "BA (Hons) Business Management, University of Hull, 2017",
    ]),
    "2026-11-01",
  );
  expect(cv.education.map(({ year }) => year)).toEqual([2019, 2017]);
  expect(cv.certifications.map(({ year }) => year)).toEqual([2018, 2023]);
});
