import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

const yearsOf = (...lines: readonly TestLine[]) =>
  parseDocument(cvDocument(["! Ada Byron", "# Education", ...lines]), "2026-11-01").education.map(
    ({ year }) => year,
  );

test("a range that the edge of the column cuts ends on the line below", () => {
  const next = "MSc in Optics, University of Hull, 2008";
  expect(yearsOf("PhD in Optics, Marsh University, 2012", "* 2016", next)).toEqual([2016, 2008]);
  expect(yearsOf("PhD in Optics, Marsh University, 2012 –", "2016", next)).toEqual([2016, 2008]);
  expect(yearsOf("PhD in Optics | Marsh University | Aug 2012 – May", "2016", next)).toEqual([2016, 2008]);
});

test("an earlier year and what is more than a year end no range", () => {
  expect(yearsOf("PhD in Optics, Marsh University, 2012", "* 2004")[0]).toBe(2012);
  expect(yearsOf("PhD in Optics, Marsh University, 2012", "* Prize of the faculty, 2016")[0]).toBe(2012);
});
