import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

function read(lines: readonly string[]): { readonly jobs: unknown; readonly studies: unknown } {
  const cv = parseDocument(cvDocument(["! Jan Sperber", "# Beruflicher Werdegang", ...lines]), "2026-06-15");
  return {
    jobs: cv.positions.map(({ position: { title, company } }) => [title, company]),
    studies: cv.education.map(({ degree, institution, year }) => [degree, institution, year]),
  };
}

test("studies behind dates among jobs", () => {
  const { jobs, studies } = read([
    "05.2017 - 02.2020\tCloud Engineer - Hotrex GmbH",
    "10.2010 - 06.2012\tStudium Bauingenieurwesen - BTU Guben",
    "2010\tAllgemeine Hochschulreife",
    "Gymnasium Remigianum Borken",
    "Leistungskurse Mathematik und Physik",
    "01.2009 - 03.2010\tLagerhelfer - Kramer GmbH",
  ]);
  expect(jobs).toEqual([
    ["Cloud Engineer", "Hotrex GmbH"],
    ["Lagerhelfer", "Kramer GmbH"],
  ]);
  expect(studies).toEqual([
    ["Studium Bauingenieurwesen", "BTU Guben", 2012],
    ["Allgemeine Hochschulreife", "Gymnasium Remigianum Borken", 2010],
  ]);
});

test("a thesis and an apprenticeship at a firm stay jobs", () => {
  const { jobs, studies } = read([
    "05.2017 - 02.2020\tCloud Engineer - Hotrex GmbH",
    "10.2016 - 04.2017\tMasterarbeit - Kramer GmbH",
    "07.2012 - 01.2015\tAusbildung Fachinformatiker - Kramer GmbH",
  ]);
  expect(jobs).toHaveLength(3);
  expect(studies).toEqual([]);
});
