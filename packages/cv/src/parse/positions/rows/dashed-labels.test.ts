import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument } from "../../testing/cv-document.ts";

const parsed = (...lines: readonly string[]) =>
  parseDocument(cvDocument(["! Ines Kowal", "# Experience", ...lines]), "2026-11-01");

test("labels that a dash parts from what they label", () => {
  const { positions } = parsed(
    "Company - Marsh Software Pvt Ltd",
    "Designation - Tester",
    "Duration - Jan 2018 to Mar 2020",
    "* Wrote test cases.",
    "Company - Harbour Labs Pvt Ltd",
    "Designation - Lead Tester",
    "Duration - Apr 2020 to Present",
    "* Led four testers.",
  );
  expect(positions.map(({ position: { title, company, startDate } }) => [title, company, startDate])).toEqual(
    [
      ["Tester", "Marsh Software Pvt Ltd", "2018-01"],
      ["Lead Tester", "Harbour Labs Pvt Ltd", "2020-04"],
    ],
  );
});
