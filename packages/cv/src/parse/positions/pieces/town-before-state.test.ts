import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";
import { tokenise } from "../../text/tokens.ts";
import { splitTownOfState } from "./town-before-state.ts";

test.each([
  ["Copper Lantern Grill Dallas", "Dallas"],
  ["Marlow State College Denton", "Denton"],
  ["Harlow & Finch Inc. Boca Raton", "Boca Raton"],
  ["Shift Manager Newark", "Newark"],
  ["Weaver Foods New York", "New York"],
  ["Bluebell Gifts Riverside", "Riverside"],
  ["Quillhouse Lantern Grand Rapids", "Grand Rapids"],
])("the town behind the name in %s", (text, town) => {
  const parts = splitTownOfState(tokenise(text), text);
  expect(parts.map((part) => text.slice(part[0]?.start, part.at(-1)?.end)).at(-1)).toBe(town);
  expect(parts).toHaveLength(2);
});

test.each([
  "Bank of Denver",
  "Macon",
  "Fort Worth",
  "Lakeside Clinic",
  "Quillhouse Lantern",
  "Bank of Riverside",
  "Aurora",
])("nothing parted in %s", (text) => {
  expect(splitTownOfState(tokenise(text), text)).toHaveLength(1);
});

test("a header whose town follows the name of the firm or of the job", () => {
  expect(
    jobsOf([
      "Payroll Clerk  05/2014 to 01/2018",
      "Copper Lantern Grill Dallas, TX",
      "* Ran the wages of forty people.",
      "Bookkeeper  02/2010 to 04/2014",
      "Pell Hardware Inc. Waxahachie, TX 75165",
      "* Kept two ledgers.",
    ]),
  ).toEqual([
    ["Payroll Clerk", "Copper Lantern Grill", "2014-05", "2018-01"],
    ["Bookkeeper", "Pell Hardware Inc.", "2010-02", "2014-04"],
  ]);
});

test("a label of duties below the dates is no firm", () => {
  expect(
    jobsOf([
      "01/1999 to 01/2002",
      "Office Manager and Secretary",
      "Tasks and responsibilities",
      "* Organised the files and the diary of four partners.",
      "02/1995 to 12/1998",
      "Secretary",
      "Pell Hardware Inc.",
      "* Kept two ledgers.",
    ]).map(([title, company]) => [title, company]),
  ).toEqual([
    ["Office Manager and Secretary", null],
    ["Secretary", "Pell Hardware Inc."],
  ]);
});
