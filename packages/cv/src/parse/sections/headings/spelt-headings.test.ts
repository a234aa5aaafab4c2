import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { tokenise } from "../../text/tokens.ts";
import { findSections } from "../find-sections.ts";
import { readHeading } from "./heading-words.ts";

const kindOf = (heading: string) => {
  const reading = readHeading(tokenise(heading));
  return reading?.match === "whole" ? reading.kind : null;
};

test.each([
  ["II. EMPLOYMENT HISTORY", "experience"],
  ["(b) Education", "education"],
  ["C) Languages", "languages"],
  ["Part II: Employment", "experience"],
  ["Section 3 - Skills", "skills"],
  ["My studies", "education"],
  ["Mein Werdegang", kindOf("Werdegang")],
  ["Academic qualifications with dates", "education"],
  ["Work experience with dates", "experience"],
  ["Please don't ask me for", "interests"],
  ["Duties and special contributions", "achievements"],
])("%s", (heading, kind) => {
  expect(kindOf(heading)).toBe(kind);
});

test.each(["I.Education", "My", "C.V.", "A-Levels", "with dates"])("%s is no such heading", (heading) => {
  expect(kindOf(heading)).toBeNull();
});

test("a heading in words of its own goes on with the numbers of the others", () => {
  const lines = [
    "! Amara Diallo",
    { text: "1. Employment", bold: true },
    "Shop assistant\tMar 2021 – now",
    "Corner Stores",
    { text: "2. Matters entrusted", bold: true },
    "Keys of the shop and the day's takings.",
    { text: "3. Languages", bold: true },
    "English",
  ];
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  expect(sections.map(({ heading }) => heading)).toContain("2. Matters entrusted");
});
