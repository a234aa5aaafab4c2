import { expect, test } from "vitest";
import { namesIn } from "./testing/build-cv.ts";

const LIST = "Plumbing, Tiling, Carpentry, Plastering";
const DUTIES = [
  "Installed boilers, unblocked drains, order picking, grinder calibration, underfloor heating in Revit.",
];

test("beside a list of skills, sentences add what they name outright", () => {
  const found = namesIn([
    { kind: "skills", lines: [LIST] },
    { kind: "experience", lines: DUTIES },
  ]);
  expect(found).toEqual([...LIST.split(", "), "Order picking", "Underfloor heating", "Revit"]);
});

test("without one, they are read for what they say", () => {
  const found = namesIn([{ kind: "experience", lines: DUTIES }]);
  expect(found).toEqual(
    expect.arrayContaining(["Boiler installation", "Order picking", "Grinder calibration", "Revit"]),
  );
});
