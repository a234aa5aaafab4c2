import { expect, test } from "vitest";
import { parseDocument } from "../parse-document.ts";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { SCHOOLING } from "../testing/schooling.data.ts";
import { STUDY_SECTIONS } from "../testing/study-sections.data.ts";

const BEFORE: readonly TestLine[] = [
  "! Ada Byron",
  "ada@byron.example",
  "# Profile",
  "Careful, practical and quick to learn; has worked with people of all ages in many different places.",
  "# Experience",
  "Shop Assistant\tMarch 2020 – Present",
  "Delta Works Ltd",
  "* Kept the shelves full and the customers in a good mood, whatever the weather did.",
];
const BEHIND: readonly TestLine[] = ["# Skills", "Cooking, Reading, Typing"];

test.each([...STUDY_SECTIONS, ...SCHOOLING])("$shape", ({ text, studies }) => {
  const cv = parseDocument(cvDocument([...BEFORE, ...text.split("\n"), ...BEHIND]), "2026-11-01");
  const found = cv.education.map(({ degree, institution, year }) => [degree ?? "", institution ?? "", year]);
  expect(found).toEqual(studies);
  // Marks and subjects of a school are no certificates.
  expect(cv.certifications).toEqual([]);
});

test("a school whose name breaks in front of its last word, in a narrow column", () => {
  const row = (text: string, index: number, bold: boolean): TestLine => ({
    text,
    bold,
    size: bold ? 11 : 10,
    box: { x: 400, y: 100 + 12 * index, width: text.length * 5, height: 12 },
  });
  const lines = [
    { text: "Education", bold: true, size: 14, box: { x: 400, y: 85, width: 60, height: 14 } },
    row("Business Management", 1, true),
    row("Diploma", 2, true),
    row("Northern Technological", 3, false),
    row("Institute", 4, false),
    row("2018", 5, false),
  ];
  const cv = parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01");
  expect(cv.education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual([
    ["Business Management Diploma", "Northern Technological Institute", 2018],
  ]);
});
