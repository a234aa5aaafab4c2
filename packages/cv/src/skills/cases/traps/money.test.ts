import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test("a currency before a sum is no skill", () => {
  expect(inJob("Won grants of CAD 2.1 million.")).toEqual([]);
  expect(inJob("Grew turnover to AED 21 million.")).toEqual([]);
  expect(inJob("Drew panels in CAD for the workshop.")).toHaveLength(1);
});

test("pesos are no programming language", () => {
  expect(inJob("Brought shortages from PHP 9,400 down to PHP 700.")).toEqual([]);
  expect(inJob("Budgets of PHP 2.5 million.")).not.toContain("PHP");
  expect(inJob("Wrote shops in PHP 8.2 and MySQL.")).toContain("PHP");
});
