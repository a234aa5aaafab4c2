import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

const bold = (text: string): TestLine => ({ text, bold: true });

function studies(...lines: readonly TestLine[]) {
  const cv = parseDocument(
    cvDocument([
      "! Ada Byron",
      bold("SKILLS"),
      "Excel, filing",
      bold("EDUCATION"),
      ...lines,
      bold("HOBBIES"),
      "Chess",
    ]),
    "2026-11-01",
  );
  return cv.education.map(({ degree, institution, year }) => [degree, institution, year]);
}

test("awards in the look of headings stay among the studies", () => {
  expect(
    studies(
      "Institute of Harbour Sciences\t2013 – 2015",
      bold("Diploma in Crane Work"),
      "Hazel River School\t2011",
      bold("BGCSE"),
    ),
  ).toEqual([
    ["Diploma in Crane Work", "Institute of Harbour Sciences", 2015],
    ["BGCSE", "Hazel River School", 2011],
  ]);
  expect(studies("University of Wexley, 2015 – 2019", bold("BSc Social Work"))).toEqual([
    ["BSc Social Work", "University of Wexley", 2019],
  ]);
  expect(studies("Maynard College\t2016", bold("Higher Diploma in Social Work"))).toEqual([
    ["Higher Diploma in Social Work", "Maynard College", 2016],
  ]);
});
