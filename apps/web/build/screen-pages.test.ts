import { expect, test } from "vitest";
import { pathOf } from "./screen-pages.ts";

test.each([
  ["_guest/index", "/"],
  ["_guest/signup", "/signup"],
  ["_app/interviews.index", "/interviews"],
  ["_app/jobs.$jobId", "/jobs/$jobId"],
  ["_app/_recruiter/applicants.$jobId", "/applicants/$jobId"],
  ["_app/_recruiter/applicants.index", "/applicants"],
  ["_app/_recruiter/applicants.$jobId_.compare", "/applicants/$jobId/compare"],
])("the route file %s is shown at %s", (file, path) => {
  expect(pathOf(file)).toBe(path);
});

test.each(["_app", "_app/_candidate", "__root"])("%s is shown at no address of its own", (file) => {
  expect(pathOf(file)).toBeUndefined();
});
