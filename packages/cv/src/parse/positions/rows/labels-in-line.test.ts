import { expect, test } from "vitest";
import { jobsOf } from "../../testing/jobs-of.ts";

test("labels side by side on one line", () => {
  expect(
    jobsOf([
      "Company: Luz Bakery | Position: Baker | Period: 2016-2019",
      "Company: Panadería Sol | Position: Head Baker | Period: 2019-present",
    ]),
  ).toEqual([
    ["Baker", "Luz Bakery", "2016", "2019"],
    ["Head Baker", "Panadería Sol", "2019", "now"],
  ]);
});

test("a label and its colon alone part no line", () => {
  expect(jobsOf(["Baker | Luz Bakery: bread and cakes | 2016-2019"])[0]?.[0]).toBe("Baker");
});
