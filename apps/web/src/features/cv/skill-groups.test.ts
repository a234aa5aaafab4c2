import { expect, it } from "vitest";
import { countByGroup, groupName } from "./skill-groups.ts";

it("counts per field, most first and equal ones by name", () => {
  const skills = [{ group: "web" }, { group: "data-science" }, { group: "web" }, { group: "care" }];
  expect(countByGroup(skills)).toEqual([
    { name: "Web", count: 2 },
    { name: "Care", count: 1 },
    { name: "Data science", count: 1 },
  ]);
});

it("makes words of a field's name", () => {
  expect(groupName("programming-languages")).toBe("Programming languages");
  expect(groupName("")).toBe("");
});
