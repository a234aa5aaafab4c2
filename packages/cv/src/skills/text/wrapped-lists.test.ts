import { expect, test } from "vitest";
import { findSkills } from "../find-skills.ts";
import { buildCv, inList } from "../testing/build-cv.ts";

const wide = (text: string) => ({ text, box: { x: 50, y: 100, width: 480, height: 12 } });

test("items parted by signs go on in the next line where the row is full", () => {
  const lines = [
    wide("Kiln loading • Glaze mixing • Python • Slip casting • Raku firing • Kite bridle"),
    wide("Geometry • Excel"),
  ];
  const names = findSkills(buildCv([{ kind: "skills", lines }])).map(({ name }) => name);
  expect(names).toContain("Kite bridle Geometry");
});

test("rows of their own stay apart", () => {
  const names = inList("Python • Excel • Kite sewing", "Lantern bending • Welding • SQL");
  expect(names).toEqual(expect.arrayContaining(["Kite sewing", "Lantern bending"]));
});

test("a sentence among the items is read with its last line", () => {
  const lines = [
    "Time management: planning the days of the whole team so that nobody is kept waiting by the Old",
    "Dates",
  ];
  expect(inList(...lines)).not.toContain("Dates");
});

test.each([
  "Docker- Exprience - 24 months",
  "Docker - Experience - Less than 1 year",
  "Docker: Exp - 6 months",
])("a form's item with how long: %s", (line) => expect(inList(line, "Kotlin")).toEqual(["Docker", "Kotlin"]));

test("a dash that hangs on the next item parts it from the one before", () => {
  expect(inList("Python - Kite sewing -Lantern bending - Excel")).toEqual(
    expect.arrayContaining(["Kite sewing", "Lantern bending"]),
  );
});

test("a name in front of the sentence that explains it is read as an item of the list", () => {
  const names = inList(
    "Critical Thinker - Weighing what speaks for and against each of the ways that lie open to the team",
    "Adaptability: Taking changes as they come and seeing to them before the end of the day",
  );
  expect(names).toEqual(expect.arrayContaining(["Critical Thinker", "Adaptability"]));
});

test("a group's label in front of its sentence is no item", () => {
  expect(
    inList("Other skills: I can also weld, sew and bake for as many people as there are on a long day"),
  ).not.toContain("Other skills");
});

test("a row of commas that is full goes on in the next line", () => {
  const lines = [
    wide(
      "Salesforce, Tableau, Lotus Notes, Microsoft Excel, Google Analytics, Oracle, SAP, Jira, Kite bridle",
    ),
    wide("Geometry, Box sealing"),
  ];
  const names = findSkills(buildCv([{ kind: "skills", lines }])).map(({ name }) => name);
  expect(names).toContain("Kite bridle Geometry");
});

test("a full row ends where another heading begins", () => {
  const row = wide(
    "Salesforce, Tableau, Lotus Notes, Microsoft Excel, Google Analytics, Oracle, SAP, Jira, Kite sewing",
  );
  const names = findSkills(
    buildCv([
      { kind: "skills", heading: "Skills", lines: [{ ...row, block: 0 }] },
      { kind: "skills", heading: "Strengths", lines: [{ ...wide("Lantern bending, Patience"), block: 0 }] },
    ]),
  ).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Kite sewing", "Lantern bending"]));
});
