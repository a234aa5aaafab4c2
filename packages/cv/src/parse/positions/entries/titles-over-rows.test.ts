import { expect, test } from "vitest";
import type { TestLine } from "../../testing/cv-document.ts";
import { jobsOf } from "../../testing/jobs-of.ts";

test("a title of a professional network's PDF that ends its row with a joint goes on below", () => {
  expect(
    jobsOf([
      "Lakeshore Hospitality Group",
      "6 years 1 month",
      "Senior Manager - Revenue and",
      "Distribution",
      "October 2023 - Present (3 years 2 months)",
      "Kochi, Kerala, India",
      "Assistant Manager - Revenue and",
      "Reservations",
      "October 2020 - October 2023 (3 years 1 month)",
      "Backwater Resorts Private Limited",
      "Reservations Executive",
      "June 2017 - September 2020 (3 years 4 months)",
    ]),
  ).toEqual([
    ["Senior Manager - Revenue and Distribution", "Lakeshore Hospitality Group", "2023-10", "now"],
    ["Assistant Manager - Revenue and Reservations", "Lakeshore Hospitality Group", "2020-10", "2023-10"],
    ["Reservations Executive", "Backwater Resorts Private Limited", "2017-06", "2020-09"],
  ]);
});

/** A line of a column 200 points wide, `width` of which it fills. */
const row = (text: string, y: number, width: number): TestLine => ({
  text,
  box: { x: 50, y, width, height: 12 },
});

const group = (title: TestLine, rest: TestLine): readonly TestLine[] => [
  row("Delta Works", 100, 60),
  row("5 years 2 months", 114, 80),
  row("Deputy Head of Ticketing", 128, 120),
  row("January 2024 - Present (2 years 11 months)", 142, 198),
  title,
  rest,
  row("October 2021 - January 2024 (2 years 4 months)", 184, 200),
];

test("so does one that fills its row", () => {
  expect(
    jobsOf(group(row("Reservations Executive and Guest", 156, 190), row("Relations Officer", 170, 90))),
  ).toEqual([
    ["Deputy Head of Ticketing", "Delta Works", "2024-01", "now"],
    ["Reservations Executive and Guest Relations Officer", "Delta Works", "2021-10", "2024-01"],
  ]);
});

test("but no sentence of the role above", () => {
  expect(jobsOf(group(row("Sold tickets.", 156, 60), row("Relations Officer", 170, 90)))[1]?.[0]).toBe(
    "Relations Officer",
  );
});

const strong = (text: string): TestLine => ({ text, bold: true });

test("the last word of a title may stand on a row of its own, in the bold type of the row above", () => {
  expect(
    jobsOf([
      "Mar 2020 – Present",
      strong("Dispatch"),
      strong("Manager"),
      "Brightwell Logistics, Leeds",
      "* Runs three warehouses.",
      "Shift\tJun 2016 – Feb 2020",
      strong("Supervisor"),
      "Calder Foods Ltd, Wakefield",
      "* Led a shift of twenty-five.",
    ]),
  ).toEqual([
    ["Dispatch Manager", "Brightwell Logistics", "2020-03", "now"],
    ["Shift Supervisor", "Calder Foods Ltd", "2016-06", "2020-02"],
  ]);
});

test("but below its firm it is all of the title", () => {
  expect(
    jobsOf([strong("Delta Works"), strong("Manager"), "Mar 2020 – Present", "* Runs three warehouses."]),
  ).toEqual([["Manager", "Delta Works", "2020-03", "now"]]);
});
