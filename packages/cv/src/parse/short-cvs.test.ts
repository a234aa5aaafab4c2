import { expect, test } from "vitest";
import { parseDocument } from "./parse-document.ts";
import { cvDocument, type TestLine } from "./testing/cv-document.ts";
import { SHORT_CVS } from "./testing/short-cvs.data.ts";
import { SHORT_CVS_IN_RARER_LAYOUTS } from "./testing/short-cvs-in-rarer-layouts.data.ts";

function toLine(line: string): TestLine {
  return line.startsWith("B ") ? { text: line.slice(2), bold: true } : line;
}

test.each([...SHORT_CVS, ...SHORT_CVS_IN_RARER_LAYOUTS])("$text", ({ text, jobs, studies }) => {
  const cv = parseDocument(cvDocument(text.split("\n").map(toLine)), "2026-11-01");
  expect(
    cv.positions.map(({ position }) => [
      position.title,
      position.company,
      position.startDate,
      position.current ? "now" : position.endDate,
    ]),
  ).toEqual(jobs);
  expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(studies);
});
