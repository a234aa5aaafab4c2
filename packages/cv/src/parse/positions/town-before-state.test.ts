import { expect, test } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";
import { tokenise } from "../text/tokens.ts";
import { splitTownOfState } from "./town-before-state.ts";

test.each([
  ["Copper Lantern Grill Dallas", "Dallas"],
  ["Marlow State College Denton", "Denton"],
  ["Harlow & Finch Inc. Boca Raton", "Boca Raton"],
  ["Shift Manager Newark", "Newark"],
  ["Weaver Foods New York", "New York"],
])("the town behind the name in %s", (text, town) => {
  const parts = splitTownOfState(tokenise(text), text);
  expect(parts.map((part) => text.slice(part[0]?.start, part.at(-1)?.end)).at(-1)).toBe(town);
  expect(parts).toHaveLength(2);
});

test.each(["Bank of Denver", "Macon", "Fort Worth", "Lakeside Clinic", "Quillhouse Lantern"])(
  "nothing parted in %s",
  (text) => {
    expect(splitTownOfState(tokenise(text), text)).toHaveLength(1);
  },
);

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
