import { expect, test } from "vitest";
import { inList } from "../../testing/build-cv.ts";

test.each([
  [
    "Sage 50 – 8 yrs | Xero – 3 yrs | Excel – since forever | CIS returns – monthly",
    ["Sage", "Xero", "Microsoft Excel", "CIS returns"],
  ],
  ["Waxing – daily; Kinesio taping – under supervision", ["Waxing", "Kinesio taping"]],
  ["Makaton signing, ELSA, CIP-qualified", ["ELSA", "Makaton signing"]],
])("how long and how often is no item of its own: %s", (line, names) => {
  expect(inList(line)).toEqual(names);
});

test.each([
  [
    "Westlaw, LexisNexis and HeinPlus; Zoom and Moodle",
    ["Westlaw", "LexisNexis", "HeinPlus", "Zoom", "Moodle"],
  ],
  ["R (tidyverse, lme7, vegan), Python", ["R", "tidyverse", "Python", "lme7", "Vegan"]],
  ["Workday, kadra365, Excel", ["Workday", "Microsoft Excel", "kadra365"]],
  ["Excel, Superior RateComp", ["Microsoft Excel", "Superior RateComp"]],
])("what stands in one item with a tool is one: %s", (line, names) => {
  expect(new Set(inList(line))).toEqual(new Set(names));
});

test.each([
  "Word and more",
  "Excel (Power Query, advanced)",
  "Photoshop (Colombo)",
  "Excel and I am learning",
])("but not: %s", (line) => {
  expect(inList(line).length).toBe(line.includes("Power Query") ? 2 : 1);
});
