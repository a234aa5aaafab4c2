import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

function educationOf(lines: readonly TestLine[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("a study that names no other school calls it by its town", () => {
  expect(educationOf(["MSc Oceanography — Southampton (2021)"])).toEqual([
    ["MSc Oceanography", "Southampton", 2021],
  ]);
  expect(educationOf(["Uppsala\t2017 – 2019", { text: "Licentiate in Physics", bold: true }])).toEqual([
    ["Licentiate in Physics", "Uppsala", 2019],
  ]);
  expect(educationOf(["MPA | Boston, MA | 2025"])).toEqual([["MPA", "Boston", 2025]]);
});

test("the town of a school that is named, and a country, are none", () => {
  expect(educationOf(["BSc in Physics, Fernhill Academy, Southampton, 2019"])).toEqual([
    ["BSc in Physics", "Fernhill Academy", 2019],
  ]);
  expect(educationOf(["BSc in Physics, Kenya, 2019"])).toEqual([["BSc in Physics", null, 2019]]);
});

test("what leads to a year is no school", () => {
  expect(educationOf(["Graduated 2017: Ingeniero Agrónomo, Zamorano"])).toEqual([
    ["Ingeniero Agrónomo", "Zamorano", 2017],
  ]);
  expect(educationOf(["BSc in Physics, University of Leeds, class of 2017"])).toEqual([
    ["BSc in Physics", "University of Leeds", 2017],
  ]);
});
