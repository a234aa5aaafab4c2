import { expect, test } from "vitest";
import { inList, namesIn } from "../testing/build-cv.ts";

const LIST = "Plumbing, Tiling, Carpentry, Plastering";
const DUTIES = [
  "Installed boilers, unblocked drains, order picking, hopper calibration, underfloor heating in Revit.",
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
    expect.arrayContaining(["Boiler installation", "Order picking", "Hopper calibration", "Revit"]),
  );
});

test("a thing that the sentence begins with and goes on about is named outright", () => {
  const parts = (line: string) =>
    namesIn([
      { kind: "skills", lines: ["Table service, Wine service, Cash handling, Upselling"] },
      { kind: "experience", lines: [line] },
    ]);
  expect(parts("Rosters for five and the Monday stocktake with table service.")).toContain("Rosters");
  expect(parts("Plates, rosters, high chairs and table service.")).not.toContain("Rosters");
});

test("what a list puts together in another language stays", () => {
  expect(inList("Curas, Triaje, Higiene, Empatía, Administración de medicación")).toHaveLength(5);
});
