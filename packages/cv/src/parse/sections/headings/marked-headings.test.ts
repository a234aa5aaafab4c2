import { expect, test } from "vitest";
import { parseDocument } from "../../parse-document.ts";
import { cvDocument, type TestLine } from "../../testing/cv-document.ts";

const kindsOf = (...lines: readonly TestLine[]) =>
  parseDocument(cvDocument(["! Ada Byron", ...lines]), "2026-11-01").sections.map(({ kind }) => kind);

const marked = (text: string): TestLine => ({ text, bullet: true, bold: true, size: 12.5 });

test("a mark in front of every heading says nothing against one of rarer words", () => {
  expect(
    kindsOf(
      marked("About me"),
      "I am a registered nurse of eight years who likes the night shift and its calm.",
      marked("Where I worked"),
      "2017 – 2021\tStaff Nurse, Harbour Nursing Home",
      marked("Study"),
      "PCL Nursing, Harbour Health Institute, 2017",
      marked("Training"),
      "First Aid at Work, 2023",
      marked("Languages"),
      "Nepali, Hindi",
    ),
  ).toEqual(["personal", "summary", "experience", "education", "certifications", "languages"]);
});

test("bold items of a list stay items", () => {
  expect(
    kindsOf(
      "# Skills",
      { text: "Training", bullet: true, bold: true },
      "of new colleagues on the ward",
      { text: "Wound care", bullet: true, bold: true },
      "of the old and the young",
      "# Languages",
      "Nepali, Hindi",
    ),
  ).toEqual(["personal", "skills", "languages"]);
});
