import { describe, expect, test } from "vitest";
import { inJob, namesIn } from "../testing/build-cv.ts";

describe("work told in the passive, with its verb in full", () => {
  test.each([
    ["Engines were overhauled and gearboxes rebuilt.", ["Engine overhaul", "Gearbox rebuilding"]],
    [
      "Kitchens were fitted, floors laid and doors hung.",
      ["Kitchen fitting", "Floor laying", "Door hanging"],
    ],
    ["Pumps were fully overhauled.", ["Pump overhaul"]],
    ["Windows were installed in forty flats.", ["Window installation"]],
    ["Cultures are plated, stained and read under the microscope.", ["Culture plating"]],
    ["Supplier contracts were negotiated each spring.", ["Contract negotiation"]],
  ])("%s", (line, skills) => {
    expect(inJob(line)).toEqual(expect.arrayContaining(skills));
  });

  test("an opening is no system of that name", () => {
    expect(inJob("Windows were installed in forty flats.")).not.toContain("Microsoft Windows");
    expect(inJob("Excel reports were written each week.")).toContain("Microsoft Excel");
  });

  test.each([
    "Kitchens were fitted by subcontractors.",
    "The kitchens had been fitted years before.",
    "Kitchens will be fitted next year.",
    "Kitchens were not fitted.",
    "Kitchens were sold to fitters.",
    "CMR papers are filled in.",
  ])("not of the writer, or not done: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });

  test("a summary tells of more than the writer's work", () => {
    expect(namesIn([{ kind: "summary", lines: ["Kitchens were fitted in forty houses."] }])).toEqual([]);
  });
});
