import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

const RED = { bold: true, colour: "#a03040" };

function headingsOf(...lines: Parameters<typeof cvDocument>[0]): readonly (string | null)[] {
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  return sections.map(({ heading }) => heading).filter((heading) => heading !== null);
}

test("headings over the wide column are known by those over the narrow one, in smaller type", () => {
  const aside = { ...RED, size: 11, headingLevel: 1 } as const;
  const wide = { ...RED, size: 12, headingLevel: 2 } as const;
  expect(
    headingsOf(
      { ...aside, text: "What I'm good at" },
      "Balayage, barbering",
      { ...aside, text: "Tickets" },
      "SVQ Level 3 Hairdressing, City College, 2018",
      { ...aside, text: "Hobbies" },
      "Roller derby",
      { ...wide, text: "Where I've been", block: 1 },
      { text: "Stylist — Copper & Comb", bold: true, block: 1 },
      { text: "Aug 2021 – now", block: 1 },
    ),
  ).toEqual(["What I'm good at", "Tickets", "Hobbies", "Where I've been"]);
});

test("the name in that look is none: it is larger by more", () => {
  const heading = { ...RED, size: 12 };
  expect(
    headingsOf(
      { ...RED, size: 24, text: "Shona Gilfillan" },
      "Stylist, Glasgow",
      { ...heading, text: "Skills" },
      "Balayage, barbering",
      { ...heading, text: "Hobbies" },
      "Roller derby",
    ),
  ).toEqual(["Skills", "Hobbies"]);
});

test("in a look that nothing else has than known headings, bold type is enough", () => {
  const heading = { bold: true };
  expect(
    headingsOf(
      "Name: K. A. Chamila",
      { ...heading, text: "Service at factories" },
      "Machine operator, Katuna Rubber, 2021 up to now",
      { ...heading, text: "Educational qualifications" },
      "Passed G.C.E. O/L examination 2012",
      { ...heading, text: "Skills" },
      "Sewing, packing",
      { ...heading, text: "Referees" },
      "Mr. R. Wijetunga",
    ),
  ).toContain("Service at factories");
});

test("tools below a school are no row of a form about it", () => {
  const row = (text: string) => ({ text, cells: text.split("\t") });
  const below = (text: string) => ({ text, box: { x: 164, y: 400, width: 300, height: 12 } });
  expect(
    headingsOf(
      "Ebba Kowal",
      row("work\tStylist, Rum & Co, 2021 –"),
      below("Moodboards and colour schemes for homes"),
      below("Window displays and room settings"),
      row("school\tStyling, Marsh School of Design, 2011"),
      row("tools\tHome staging, moodboards, SketchUp"),
      row("languages\tSwedish, English"),
    ),
  ).toEqual(["work", "school", "tools", "languages"]);
});
