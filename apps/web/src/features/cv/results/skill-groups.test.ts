import { expect, it } from "vitest";
import { countByGroup } from "./skill-groups.ts";

it("counts per field, most first and equal ones by name", () => {
  const skills = [{ group: "Web" }, { group: "Databases" }, { group: "Web" }, { group: "Care" }];
  expect(countByGroup(skills, 8)).toEqual([
    { name: "Web", count: 2 },
    { name: "Care", count: 1 },
    { name: "Databases", count: 1 },
  ]);
});

it("adds up the fields that have no row left", () => {
  const skills = ["Web", "Web", "Web", "Data", "Data", "Care", "Law"].map((group) => ({ group }));
  expect(countByGroup(skills, 3)).toEqual([
    { name: "Web", count: 3 },
    { name: "Data", count: 2 },
    { name: null, count: 2 },
  ]);
  expect(countByGroup(skills, 4)).toHaveLength(4);
});

it("puts skills of no field last, together with the fields that have no row left", () => {
  const skills = ["other", "other", "other", "Web", "Data", "Data"].map((group) => ({ group }));
  expect(countByGroup(skills, 3)).toEqual([
    { name: "Data", count: 2 },
    { name: "Web", count: 1 },
    { name: null, count: 3 },
  ]);
  expect(countByGroup(skills, 2)).toEqual([
    { name: "Data", count: 2 },
    { name: null, count: 4 },
  ]);
});
