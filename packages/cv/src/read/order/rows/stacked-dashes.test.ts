import { expect, test } from "vitest";
import { fragment } from "../../../../test-support/fragment.ts";
import { levelDates } from "./stacked-dates.ts";

const read = (...own: Parameters<typeof fragment>[]) =>
  levelDates(own.map((args) => fragment(...args)))
    .map(({ text }) => text)
    .sort();

test("a dash at the edge of a narrow cell belongs to the date before it, and the range goes on below", () => {
  expect(read([40, 100, "2014"], [80, 100, "–"], [110, 100, "BSc Physics"], [40, 112, "2018"])).toEqual([
    "2014 – 2018",
    "BSc Physics",
  ]);
});

test("a dash between two dates of one row, and one that stands far off, stay where they are", () => {
  expect(read([40, 100, "2014"], [80, 100, "–"], [100, 100, "2018"])).toEqual(["2014", "2018", "–"]);
  expect(read([40, 100, "2014"], [180, 100, "–"], [40, 112, "2018"])).toEqual(["2014", "2018", "–"]);
});
