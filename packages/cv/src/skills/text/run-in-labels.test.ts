import { expect, test } from "vitest";
import { runInRows } from "./run-in-labels.ts";

const rows = (text: string) =>
  runInRows(text)?.map(({ start, end }) => text.slice(start, end).trim()) ?? null;

test.each([
  [
    "Skills * Languages: Python (pandas, numpy), SQL * Machine learning: KNN, SVM",
    ["* Languages: Python (pandas, numpy), SQL", "* Machine learning: KNN, SVM"],
  ],
  [
    "Java, C++ Operating Systems: Windows, Linux Databases: Oracle",
    ["Java, C++", "Operating Systems: Windows, Linux", "Databases: Oracle"],
  ],
  ["Cloud: AWS; Infrastructure Tools: Terraform", ["Cloud: AWS;", "Infrastructure Tools: Terraform"]],
  ["Control Systems: Siemens S7, WinCC", null],
  ["Project Management Tools: Jira, Trello", null],
  ["Excel (Formulas: VLOOKUP, Tools: Solver), Word", null],
])("%s", (text, expected) => {
  expect(rows(text)).toEqual(expected);
});
