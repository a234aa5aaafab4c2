import { expect, it } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";

const head = (text: string, x: number, y: number): TestLine => ({
  text,
  bold: true,
  size: 10,
  box: { x, y, width: 190 - x, height: 12 },
});
const row = (text: string, x: number, y: number, page = 1): TestLine => ({
  text,
  page,
  block: page - 1,
  box: { x, y, width: 500 - x, height: 12 },
});

it("the section last written in goes on over the page, though another heading covers the line better", () => {
  const cv = parseDocument(
    cvDocument([
      { text: "Ada Byron", size: 20, bold: true },
      head("Certifications", 120, 80),
      row("2013 : MongoDB for Java Developers – MongoDB University", 200, 94),
      head("Expériences Professionnelles", 60, 120),
      row("Dates\tjanvier 2013 – janvier 2016", 160, 134),
      row("Fonction ou poste occupé\tComptable", 70, 148),
      row("Nom et adresse de l'employeur\tVelora SARL, Dole", 62, 162),
      row("Dates\tjanvier 2010 – décembre 2012", 160, 176),
      row("Fonction ou poste occupé\tCaissière", 72, 40, 2),
      row("Nom et adresse de l'employeur\tHertens SARL, Dole", 64, 54, 2),
    ]),
    "2026-11-01",
  );
  expect(cv.positions.map(({ position: { title, company } }) => [title, company])).toEqual([
    ["Comptable", "Velora SARL"],
    ["Caissière", "Hertens SARL"],
  ]);
});
