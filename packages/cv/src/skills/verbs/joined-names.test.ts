import { expect, test } from "vitest";
import { inList } from "../testing/build-cv.ts";

test.each([
  ["Laundry and ironing", ["Laundry", "Ironing"]],
  ["Upselling & cross-selling", ["Upselling", "Cross-selling"]],
  ["Soldering and desoldering", ["Soldering", "Desoldering"]],
  ["Hydraulics and pneumatics", ["Hydraulics", "Pneumatics"]],
])("%s lists both", (item, names) => {
  expect(inList(item, "Cleaning, waiting tables")).toEqual(expect.arrayContaining(names));
});

test.each([
  "Health and Safety",
  "Profit and loss",
  "Research and Development",
  "Scaling and polishing",
  "Track and trace",
])("%s is one", (item) => {
  expect(inList(item, "Cleaning, waiting tables")).toContain(item);
});
