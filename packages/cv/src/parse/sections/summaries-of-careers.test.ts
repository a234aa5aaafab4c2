import { expect, test } from "vitest";
import { cvDocument } from "../testing/cv-document.ts";
import { prepareText } from "../text/cv-text.ts";
import { findSections } from "./find-sections.ts";

const kindOf = (heading: string, lines: readonly string[]) =>
  findSections(
    prepareText(
      cvDocument(["! Neema Shayo", `# ${heading}`, ...lines, "# Languages", "Swahili"]),
      "2026-11-01",
    ),
  )[1]?.kind;

test("a summary of a career is told in sentences, and holds no job for the year in one of them", () => {
  const told = [
    "I have worked in forests since 2008, first as a ranger in the southern",
    "highlands, then with a seed project, and now for a company that plants pine.",
    "My trees stand straight because I am patient with them when they are young.",
  ];
  expect(kindOf("Summary of my career", told)).toBe("summary");
  expect(kindOf("Overview of my work", told)).toBe("summary");
});

test("a summary of employment that lists jobs is one of jobs", () => {
  const listed = ["Ranger, Forest Office Ltd, 2010 – 2014", "Forester, Kilima Growers Ltd, 2014 – 2018"];
  expect(kindOf("Summary of employment", listed)).toBe("experience");
});
