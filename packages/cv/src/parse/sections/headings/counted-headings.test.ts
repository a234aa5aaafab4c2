import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

const sectionsOf = (heading: string) =>
  findSections(
    prepareText(
      cvDocument(["! Ines Kowal", `# ${heading}`, "Shop assistant\tMar 2021 – now", "Corner Stores"]),
      "2026-11-01",
    ),
  ).map(({ kind }) => kind);

test("how many entries follow may stand in brackets behind a heading", () => {
  expect(sectionsOf("Work Experience (4)")).toContain("experience");
  expect(sectionsOf("Berufserfahrung (12)")).toContain("experience");
  expect(sectionsOf("Volunteer (1)")).toContain("volunteering");
});
