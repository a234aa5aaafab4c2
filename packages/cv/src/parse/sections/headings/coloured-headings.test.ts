import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function kindsOf(heading: (text: string) => { text: string; colour: string }) {
  const lines = [
    "! Ines Kowal",
    heading("Work experience"),
    "Shop assistant\tMar 2021 – now",
    "Corner Stores",
    heading("Education and training"),
    "Certificate in Retail\t2019 – 2021",
    "Marsh College",
    heading("Certifications"),
    "First Aid, 2022",
    heading("AWARDS"),
    "Colleague of the month, May 2023",
  ];
  return findSections(prepareText(cvDocument(lines), "2026-11-01")).map(({ kind }) => kind);
}

test("headings that only a colour tells apart, white on bands, are headings beside one in capitals", () => {
  expect(kindsOf((text) => ({ text, colour: "#ffffff" }))).toEqual([
    "personal",
    "experience",
    "education",
    "certifications",
    "achievements",
  ]);
});

test("among them those that say nothing known, and on a page where one alone does, in capitals", () => {
  const kindsUnder = (...headings: readonly [string, string, string, string]) => {
    const white = headings.map((text) => ({ text, colour: "#ffffff" }));
    const [skills = "", languages = "", posts = "", studies = ""] = white;
    const lines = [
      "! Ines Kowal",
      skills,
      "Stock counts, Till work, Displays",
      languages,
      "Polish, English",
      posts,
      "Shop assistant\tMar 2021 – now",
      "Corner Stores",
      studies,
      "Certificate in Retail\t2019 – 2021",
      "Marsh College",
    ];
    return findSections(prepareText(cvDocument(lines), "2026-11-01")).map(({ kind }) => kind);
  };
  const kinds = ["personal", "skills", "languages", "experience", "education"];
  expect(kindsUnder("skills", "languages", "counters", "education")).toEqual(kinds);
  expect(kindsUnder("KNACKS", "TONGUES", "COUNTERS", "EDUCATION")).toEqual(kinds);
});
