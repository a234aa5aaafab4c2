import { expect, test } from "vitest";
import { cvDocument } from "../../testing/cv-document.ts";
import { prepareText } from "../../text/cv-text.ts";
import { findSections } from "../find-sections.ts";

function kindOf(heading: string, lines: readonly string[]): string | undefined {
  const document = cvDocument([
    "! Ines Kowal",
    `# ${heading}`,
    ...lines,
    "# Work",
    "Shop assistant\tMar 2021 – now",
    "Corner Stores",
  ]);
  const text = prepareText(document, "2026-11-01");
  return findSections(text).find((section) => section.heading === heading)?.kind;
}

/** The kinds of the sections from that heading on. */
function sectionsOf(heading: string, lines: readonly string[]): string[] {
  const document = cvDocument([
    "! Ines Kowal",
    `# ${heading}`,
    ...lines,
    "# Work history",
    "Shop assistant\tMar 2021 – now",
    "Corner Stores",
  ]);
  return findSections(prepareText(document, "2026-11-01"))
    .map(({ kind }) => kind)
    .slice(1);
}

const ITEMS = [
  "* Vendor sourcing",
  "* Proficient in AutoCAD",
  "* Strong leader",
  "* Quality control",
  "* GMP",
];

test.each(["Highlights", "Summary of Qualifications", "Skill Highlights", "Skill Details"])(
  "%s over items of a few words are skills",
  (heading) => expect(kindOf(heading, ITEMS)).toBe("skills"),
);

test.each([
  [
    "sentences",
    ["Buyer with ten years in furniture and three in lighting, at home in two languages of trade."],
  ],
  [
    "figures",
    ["* Sales up 40%", "* Team of 12", "* Budget of $200K", "* 15 shops opened", "* 3 awards in 2019"],
  ],
  ["short sentences", ["* I like clocks.", "* I mend them.", "* I sell them.", "* I wind them."]],
  ["few items", ["* Vendor sourcing", "* AutoCAD"]],
])("Highlights over %s are a summary", (_, lines) => expect(kindOf("Highlights", lines)).toBe("summary"));

test("company details are jobs", () =>
  expect(kindOf("Company Details", ["Tailor\t2019 – 2022", "Marsh Ltd"])).toBe("experience"));

test.each([
  ["Areas of expertise include:", "* Permits and building codes"],
  ["Core competencies:", "Estimating, Scaffolding, Site safety"],
])("%s at the end of a summary opens a list of skills", (line, list) => {
  expect(sectionsOf("Summary", ["Builder with thirty years on sites.", line, list])).toEqual([
    "summary",
    "skills",
    "experience",
  ]);
});

test("what duties include, and a list below a job, stay with them", () => {
  expect(sectionsOf("Summary", ["Builder.", "Responsibilities include:", "* Site safety"])).not.toContain(
    "skills",
  );
  expect(
    sectionsOf("Work", ["Foreman\tMar 2018 – Feb 2021", "Oak Homes", "Key skills:", "* Site safety"]),
  ).not.toContain("skills");
});
