import { expect, it } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function read(lines: readonly string[]): {
  readonly jobs: readonly string[];
  readonly studies: readonly string[];
} {
  const cv = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  return {
    jobs: cv.positions.map(({ position: { title, company } }) => `${title} | ${company}`),
    studies: cv.education.map(({ degree, institution }) => `${degree} | ${institution}`),
  };
}

it("a post at a university among studies is a job", () => {
  expect(
    read([
      "# Ausbildung",
      "2005–2008\tStudium Biologie an der Universität Ulm",
      "2008–2012\tWissenschaftliche Mitarbeiterin am Institut für Botanik der Universität Ulm",
      "2012\tPromotion zum Dr. rer. nat.",
    ]),
  ).toMatchObject({
    jobs: ["Wissenschaftliche Mitarbeiterin | Institut für Botanik der Universität Ulm"],
    studies: ["Studium Biologie | Universität Ulm", "Promotion zum Dr. rer. nat | null"],
  });
});

it("a degree with such a word in it stays a study", () => {
  expect(
    read([
      "# Formation",
      "2016–2018\tMaster Recherche, Université de Caen",
      "2013–2016\tLicence Professeur des écoles, Université de Caen",
    ]).jobs,
  ).toEqual([]);
});

it("degrees beside their ranges under a heading that promises both", () => {
  expect(
    read([
      "# Parcours professionnel et formation",
      "2022 - 2026 : Responsable logistique, Velora",
      "2018 - 2022 : Licence de logistique, ISLX",
      "2014 - 2018 : Magasinier, Hertens",
    ]),
  ).toEqual({
    jobs: ["Responsable logistique | Velora", "Magasinier | Hertens"],
    studies: ["Licence de logistique | ISLX"],
  });
});

it("a degree below its range alone, under such a heading", () => {
  expect(
    read([
      "# Berufserfahrung & Bildung",
      "2022 - 2026",
      "Teamleiter Lager – Velora AG",
      "2018 - 2022",
      "Bachelor in Logistik – Hochschule Olten",
    ]),
  ).toEqual({ jobs: ["Teamleiter Lager | Velora AG"], studies: ["Bachelor in Logistik | Hochschule Olten"] });
});

it("an apprenticeship at a firm stays a job there", () => {
  expect(
    read([
      "# Berufserfahrung & Bildung",
      "2014 - 2018: Lagerist, Hertens AG",
      "2010 - 2014: Ausbildung zum Lageristen, Velora AG",
    ]).jobs.length,
  ).toBe(2);
});
