import { expect, test } from "vitest";
import { inList, namesIn } from "../testing/build-cv.ts";

test.each([
  "Next: Tableau course booked for February",
  "Reading list: Rust, Haskell",
  "Forklift: no, and no truck either",
  "Welding: none",
  "Licence codes: A, B, C, EC",
  "Interest: wood carving like my father, gamelan, football",
  "Hobbies and interests: pottery, photography",
  "Hobby: Brot backen, Fotografie",
  "Loisirs : couture, photographie",
  "No experience with: Angular, Vue, React Native",
  "No hands-on: Cypress, JMeter",
  "Not my field: SAP HCM, SAP Basis",
  "Keine Erfahrung mit: Angular, Vue",
  "Learning now: Rust",
  "Mother tongue: Romanian",
  "Madrelingua: Punjabi",
  "Altre lingue: Italiano buono, Hindi ottimo",
  "Certificates: First aid, 2023; Forklift licence, 2021",
])("a row that shows no skill: %s", (line) => {
  expect(inList(line)).toEqual([]);
});

test.each([
  ["Databases: NoSQL, PostgreSQL", "PostgreSQL"],
  ["Languages: C, R, Go", "R"],
  ["Licences: forklift, crane operation", "Crane operation"],
  ["Next.js: three years", "Next.js"],
  ["Sports: swimming, football coaching", "Football coaching"],
  ["Outside: foot patrol, traffic control", "Foot patrol"],
])("but what is listed: %s", (line, name) => {
  expect(inList(line)).toContain(name);
});

const bold = (text: string) => ({ text, bold: true });

test("what stands below a label of what is lacking, up to the next label", () => {
  const lines = [
    bold("Good"),
    "React, TypeScript",
    bold("No experience with"),
    "Angular",
    "Vue.js",
    bold("Tools"),
    "Git",
  ];
  expect(namesIn([{ kind: "skills", lines }])).toEqual(["React", "TypeScript", "Git"]);
});

test("where nothing sets the label apart, the one line below it", () => {
  expect(
    namesIn([
      { kind: "skills", lines: ["React, TypeScript", "Not yet used", "Angular, Vue.js", "Git, Jira"] },
    ]),
  ).toEqual(["React", "TypeScript", "Git", "Jira"]);
});

test("the results of a school in rows", () => {
  const row = (subject: string, grade: string) => ({ text: `${subject}\t${grade}`, cells: [subject, grade] });
  const lines = [row("English", "C"), row("Physics", "B"), row("Mathematics", "C+"), row("Computer", "D")];
  expect(namesIn([{ kind: "skills", heading: "Matriculation result", lines }])).toEqual([]);
  expect(
    namesIn([{ kind: "skills", lines: [row("Languages", "C"), row("Databases", "PostgreSQL")] }]),
  ).toContain("C");
});
