import { expect, test } from "vitest";
import { changesOf } from "./job-changes.ts";
import { NEW_JOB } from "./job-form-values.ts";

const opening = { ...NEW_JOB, title: "Nurse", benefits: "Meals, a bed", requiredSkills: "Triage" };

test("only changed fields are sent, also inside objects", () => {
  const values = { ...opening, title: "Ward Sister", salary: { ...opening.salary, min: "5" } };
  expect(changesOf(values, opening)).toEqual({ title: "Ward Sister", salary: { min: 5 } });
});

test("a changed list is sent whole", () => {
  expect(changesOf({ ...opening, benefits: "Meals" }, opening)).toEqual({ benefits: ["Meals"] });
});

test("nothing changed, nothing sent; a space more is no change", () => {
  expect(changesOf(opening, opening)).toEqual({});
  const same = { ...opening, benefits: "Meals,a bed ", location: { ...opening.location, city: " " } };
  expect(changesOf(same, opening)).toEqual({});
});
