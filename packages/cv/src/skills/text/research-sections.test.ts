import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const TECHNIQUES = "Techniques in regular use are atomic absorption spectroscopy (AAS), FTIR and GC-MS.";

test("research that is told in sentences is work, an abbreviation behind a name the same skill", () => {
  const found = namesIn([{ kind: "publications", heading: "IV. Research", lines: [TECHNIQUES] }]);
  expect(found).toEqual(["Atomic absorption spectroscopy", "FTIR", "GC-MS"]);
});

test("papers are not", () => {
  const lines = ["Okoro, A. (2019). Atomic absorption spectroscopy of well water. Letters in Chemistry, 7."];
  expect(namesIn([{ kind: "publications", heading: "Selected publications", lines }])).toEqual([]);
});
