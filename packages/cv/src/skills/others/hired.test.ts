import { expect, test } from "vitest";
import { inJob } from "../testing/build-cv.ts";

test.each([
  ["Recruited and trained new staff.", "Staff training"],
  ["Interviewed, hired and trained staff.", "Staff training"],
  ["Hired, trained and supervised six technicians.", "Staff supervision"],
])("what was done with those who were hired is a deed: %s", (line, skill) => {
  expect(inJob(line)).toContain(skill);
});

test.each([
  "Hired Java developers.",
  "Hired and retained Java developers.",
  "Recruited and onboarded React engineers.",
])("what they work in is theirs: %s", (line) => {
  expect(inJob(line)).toEqual([]);
});
