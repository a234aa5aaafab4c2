import { expect, it } from "vitest";
import { countByGroup } from "./skill-groups.ts";

it("counts per field, most first and equal ones by name", () => {
  const skills = [{ group: "Web" }, { group: "Databases" }, { group: "Web" }, { group: "Care" }];
  expect(countByGroup(skills)).toEqual([
    { name: "Web", count: 2 },
    { name: "Care", count: 1 },
    { name: "Databases", count: 1 },
  ]);
});
