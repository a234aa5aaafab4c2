import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { JOB_HEADERS } from "../testing/job-headers.data.ts";
import { JOB_SECTIONS } from "../testing/job-sections.data.ts";

const BEFORE: readonly TestLine[] = [
  "! Ada Byron",
  "ada@byron.example",
  "# Profile",
  "Careful, practical and quick to learn; has worked with people of all ages in many different places.",
];

function toLine(line: string): TestLine {
  return line.startsWith("B ") ? { text: line.slice(2), bold: true } : line;
}

test.each([...JOB_SECTIONS, ...JOB_HEADERS])("$shape", ({ text, jobs }) => {
  const lines = [...BEFORE, ...text.split("\n").map(toLine), "# Skills", "Cooking, Reading, Typing"];
  const cv = parseDocument(cvDocument(lines), "2026-11-01");
  const found = cv.positions.map(({ position: { title, company, startDate, endDate, current } }) => [
    title,
    company,
    startDate ?? "",
    current ? "now" : (endDate ?? ""),
  ]);
  expect(found).toEqual(jobs);
});

test("a row of an item that begins with a year, in a narrow column", () => {
  const row = (text: string, index: number, x: number, more: object = {}): TestLine => ({
    text,
    box: { x, y: 100 + 12 * index, width: text.length * 5, height: 12 },
    ...more,
  });
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      { text: "Experience", bold: true, size: 13, box: { x: 50, y: 84, width: 60, height: 14 } },
      row("Retention Agent", 1, 50, { bold: true }),
      row("Delta Contact Centre Ltd", 2, 50),
      row("February 2019 – April 2022", 3, 50),
      row("Best rate of the island in", 4, 66, { bullet: true }),
      row("2021: 41% against a mean of 27%", 5, 84),
      row("Telemarketer", 6, 50, { bold: true }),
      row("Cedar Calls Ltd", 7, 50),
      row("March 2016 – December 2018", 8, 50),
    ]),
    "2026-11-01",
  );
  expect(cv.positions.map(({ position }) => position.title)).toEqual(["Retention Agent", "Telemarketer"]);
});
