import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

type Study = readonly (string | number | null)[];

function studiesOf(lines: readonly TestLine[]): Study[] {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test.each<[string, TestLine[], Study[]]>([
  [
    "a course that sounds like a school, at a firm no table knows",
    [
      "UX Design Bootcamp\t2023",
      "Pixel Yard, Leeds",
      "BA (Hons) Fine Art\t2014–2017",
      "University of Hull, Hull",
      "A-levels: Art, Drama\t2014",
      "Wyke College, Hull",
    ],
    [
      ["UX Design Bootcamp", "Pixel Yard", 2023],
      ["BA (Hons) Fine Art", "University of Hull", 2017],
      ["A-levels: Art, Drama", "Wyke College", 2014],
    ],
  ],
  [
    "one school that is called like a degree, among others that are sure",
    [
      "BS Andersdorf\t2025",
      "Mechatroniker (Lehrabschluss)",
      "Ekuru East College\t2023",
      "N3 Motor Trade",
      "St. Thomas' High School\t2019",
      "STPM",
      "Leeds Technical College\t2017",
      "Diploma in Welding",
    ],
    [
      ["Mechatroniker (Lehrabschluss)", "BS Andersdorf", 2025],
      ["N3 Motor Trade", "Ekuru East College", 2023],
      ["STPM", "St. Thomas' High School", 2019],
      ["Diploma in Welding", "Leeds Technical College", 2017],
    ],
  ],
  [
    "the schools first, the dates beside the awards",
    [
      "The Gordon, Geelong",
      "Diploma of Horticulture\t2018",
      "University of Ballarat",
      "Bachelor of Science\t2015",
    ],
    [
      ["Diploma of Horticulture", "The Gordon", 2018],
      ["Bachelor of Science", "University of Ballarat", 2015],
    ],
  ],
  [
    "a trade that no table knows",
    ["2011 – 2013\tBoat-building, wood", "Harbour Yard Trust, Oban", "2010\tHighers", "Oban High School"],
    [
      ["Boat-building, wood", "Harbour Yard Trust", 2013],
      ["Highers", "Oban High School", 2010],
    ],
  ],
  [
    "a kind of school, and its name below",
    ["2010–2013", "Vocational school, cook and baker", "Zespół Szkół Gastronomicznych, Gdynia"],
    [["Vocational school, cook and baker", "Zespół Szkół Gastronomicznych", 2013]],
  ],
  [
    "no award where a kind of school has no name beside it",
    ["Secondary school, Maribor\t2009"],
    [[null, "Secondary school", 2009]],
  ],
  [
    "a subject between a bare degree and a school no table knows",
    ["B.Tech, Civil Engineering, KLNP Warangal, Warangal, 2012 – 2016"],
    [["B.Tech", "KLNP Warangal", 2016]],
  ],
  [
    "an option within the subject",
    ["BSc (Hons) Computing, specialising in Network Security\t2020", "University of Hull"],
    [["BSc (Hons) Computing, specialising in Network Security", "University of Hull", 2020]],
  ],
])("%s", (_, lines, studies) => {
  expect(studiesOf(lines)).toEqual(studies);
});
