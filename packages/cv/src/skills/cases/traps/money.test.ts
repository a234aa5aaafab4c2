import { expect, test } from "vitest";
import { inJob } from "../../testing/build-cv.ts";

test("a currency before a sum is no skill", () => {
  expect(inJob("Won grants of CAD 2.1 million.")).toEqual([]);
  expect(inJob("Grew turnover to AED 21 million.")).toEqual([]);
  expect(inJob("Drew panels in CAD for the workshop.")).toHaveLength(1);
});
