import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

test.each([
  ["Memberships and Licences", "certifications"],
  ["Licences and Memberships", "certifications"],
  ["Skills and Certifications", "skills"],
  ["Where I have worked and what I did there", "experience"],
  ["Papers and talks", "publications"],
  ["Papers and tickets", "certifications"],
])("%s", (heading, kind) => {
  const lines = ["! Jade Walsh", `# ${heading}`, "Forklift licence", "# Languages", "English"];
  const sections = findSections(prepareText(cvDocument(lines), "2026-11-01"));
  expect(sections[1]?.kind).toBe(kind);
});

test.each([
  ["Educational and professional qualifications", "education"],
  ["07. Educational & Professional Qualifications", "education"],
  ["Academic and educational background", "education"],
  ["Misc.", "other"],
])("%s over a study", (heading, kind) => {
  const lines = [
    "! Jade Walsh",
    "12 Mill Lane, Leeds",
    `# ${heading}`,
    "BSc Chemistry, Leeds University, 2014",
  ];
  const sections = findSections(
    prepareText(cvDocument([...lines, { text: "Languages", bold: true }, "English"]), "2026-11-01"),
  );
  expect(sections[1]?.kind).toBe(kind);
});

const WORKS = [
  "2019\t“What weavers do with numbers”, Craft conference, Leeds.",
  "2017\t“A loom on a shoestring”, Loom Notes 41.",
];

test.each([
  ["works with their titles", WORKS, "publications"],
  [
    "papers with a motto",
    ["“First at Work” certificate, 2019", "Forklift licence, 2017", "Crane ticket, 2016"],
    "certifications",
  ],
])("papers over %s", (_, lines, kind) => {
  const page = ["! Jade Walsh", "# Papers", ...lines, "# Languages", "English"];
  expect(findSections(prepareText(cvDocument(page), "2026-11-01"))[1]?.kind).toBe(kind);
});
