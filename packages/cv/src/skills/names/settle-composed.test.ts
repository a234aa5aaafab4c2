import { expect, test } from "vitest";
import { namesIn } from "../testing/build-cv.ts";

const DENTIST = "Dental radiography, Sterilisation, Wound care";
const HANDS = "Plumbing, Tiling, Carpentry";

test.each([
  ["Cleaned the fish tank in the waiting room.", "Tank cleaning"],
  ["Cut the grass around the substation until a robot came.", "Grass cutting"],
  ["Repaired the clock in the hall that had been wrong since 1987.", "Clock repair"],
  ["Weighed toffee, swept the floor, cashed up.", "Floor sweeping"],
])("outside the line of work a verb and its object are no skill: %s", (line, not) => {
  const found = namesIn([
    { kind: "skills", lines: [DENTIST] },
    { kind: "experience", lines: [line] },
  ]);
  expect(found).toEqual(DENTIST.split(", "));
  expect(found).not.toContain(not);
});

test("within the line of work a verb and its object are a skill", () => {
  const found = namesIn([
    { kind: "skills", lines: [HANDS] },
    { kind: "experience", lines: ["Repaired clocks and installed boilers."] },
  ]);
  expect(found).toEqual(expect.arrayContaining(["Clock repair", "Boiler installation"]));
});

test("what a verb says is named as the graph names it, in a row of short items too", () => {
  const found = namesIn([{ kind: "experience", lines: ["Weighed toffee, swept the floor, cashed up."] }]);
  expect(found).not.toContain("Swept the floor");
});
