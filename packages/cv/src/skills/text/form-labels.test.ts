import { expect, test } from "vitest";
import { inJob, inList, namesIn } from "../testing/build-cv.ts";

const row = (label: string, value: string) => ({ text: `${label}\t${value}`, cells: [label, value] });

test.each([
  ["Main activities", "exploratory testing", "Exploratory testing"],
  ["Principali mansioni", "Saldatura TIG", "TIG welding"],
  ["Wichtigste Tätigkeiten", "WIG-Schweißen", "TIG welding"],
])("the label %s is no word of the work", (label, value, name) => {
  expect(namesIn([{ kind: "experience", lines: [row(label, value)] }])).toEqual([name]);
});

test("without a cell of its own it is", () => {
  expect(inJob("Exploratory testing")).toEqual(["Exploratory testing"]);
});

test.each([
  ["Mother tongue", "Romanian"],
  ["Altre lingue", "Italiano: buono. Hindi: ottimo"],
  ["Langue maternelle", "Wolof"],
])("%s is how somebody speaks", (label, value) => {
  expect(namesIn([{ kind: "skills", lines: [row(label, value)] }])).toEqual([]);
});

test.each([
  ["Social skills", "Team spirit", "Interpersonal skills"],
  [
    "Social skills",
    "Team spirit; I explain a bug without making an enemy of anybody.",
    "Interpersonal skills",
  ],
  ["Capacità relazionali", "Lavoro di squadra", "Interpersonal skills"],
])("%s names a row", (label, value, not) => {
  expect(namesIn([{ kind: "skills", lines: [row(label, value)] }])).not.toContain(not);
});

test("but as an item it is a skill", () => expect(inList("Social skills, Excel")).toHaveLength(2));
