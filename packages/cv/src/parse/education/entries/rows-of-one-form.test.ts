import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

function educationOf(lines: readonly TestLine[]) {
  const { education } = parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01");
  return education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("a row whose words no table knows is told by the form of the others", () => {
  expect(
    educationOf([
      "BSc Marine Transport | Port Ellery, Osby | 2016-2020",
      "Frozen ATPL | JKL Oxford | 2014-2016",
    ]),
  ).toEqual([
    ["BSc Marine Transport", "Port Ellery", 2020],
    ["Frozen ATPL", "JKL Oxford", 2016],
  ]);
  expect(
    educationOf(["BSc Sport Science — Setanta (2017)", "* Second class", "BPEd — LNIPE Gwalior (2012)"]),
  ).toEqual([
    ["BSc Sport Science", "Setanta", 2017],
    ["BPEd", "LNIPE Gwalior", 2012],
  ]);
});

test("schools that come first come first in every row", () => {
  expect(
    educationOf(["University of Leeds — BSc in Physics, 2015", "Fernhill — Grade 12 with Music, 2012"]),
  ).toEqual([
    ["BSc in Physics", "University of Leeds", 2015],
    ["Grade 12 with Music", "Fernhill", 2012],
  ]);
});

test("rows that do not agree tell nothing of each other", () => {
  expect(
    educationOf(["BSc in Physics | University of Leeds | 2015", "Cedar College | A levels | 2012"]),
  ).toEqual([
    ["BSc in Physics", "University of Leeds", 2015],
    ["A levels", "Cedar College", 2012],
  ]);
});
