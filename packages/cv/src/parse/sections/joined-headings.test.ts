import { expect, test } from "vitest";
import { cvDocument } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

test.each([
  ["Memberships and Licences", "certifications"],
  ["Licences and Memberships", "certifications"],
  ["Skills and Certifications", "skills"],
  ["Where I have worked and what I did there", "experience"],
])("%s", (heading, kind) => {
  const lines = ["! Jade Walsh", `# ${heading}`, "Forklift licence", "# Languages", "English"];
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  expect(sections[1]?.kind).toBe(kind);
});
