import { expect, test } from "vitest";
import { cvDocument, type TestLine } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

function kindOf(heading: string, ...lines: readonly TestLine[]): string | undefined {
  const document = cvDocument(["! Tara Quill", "tara.quill@post.example", `# ${heading}`, ...lines]);
  return findSections(prepareText(document, "2026-11-01")).at(1)?.kind;
}

test("Highlights and Qualifications over short items list skills", () => {
  expect(kindOf("Qualifications", "* Stock control", "* Team building", "* Budgeting")).toBe("skills");
  expect(
    kindOf(
      "Highlights",
      "* Cash handling",
      "* Xero, Sage 50, in-house ledgers, credit control with the month-end reports in strong Excel",
      "* Aged debt reporting",
      "* Payment plans",
    ),
  ).toBe("skills");
});

test("over sentences, degrees or papers they list none", () => {
  expect(
    kindOf(
      "Highlights",
      "* Twelve years at the desk of a busy lettings branch with a team of my own.",
      "* Known to tenants and landlords for an answer on the same day, good or bad.",
      "* Budgeting",
    ),
  ).toBe("summary");
  expect(kindOf("Qualifications", "BSc Economics, University of Leeds, 2014", "A levels, 2011")).toBe(
    "education",
  );
  expect(kindOf("Qualifications", "* First aid certificate", "* Forklift licence", "* CSCS card")).toBe(
    "certifications",
  );
});
