import { expect, test } from "vitest";
import { changesOf } from "./job-changes.ts";
import { jobInputOf, NEW_JOB } from "./job-form-values.ts";

const input = jobInputOf({ ...NEW_JOB, title: "Nurse", salary: { ...NEW_JOB.salary, min: "5" } });

test("only touched fields are sent, also inside objects", () => {
  expect(changesOf(input, { title: true, salary: { min: true, max: false } })).toEqual({
    title: "Nurse",
    salary: { min: 5 },
  });
});

test("a touched list is sent whole", () => {
  expect(changesOf({ ...input, benefits: ["Meals"] }, { benefits: true })).toEqual({ benefits: ["Meals"] });
});

test("nothing touched, nothing sent", () => {
  expect(changesOf(input, {})).toEqual({});
  expect(changesOf(input, { location: { city: false } })).toEqual({});
});
