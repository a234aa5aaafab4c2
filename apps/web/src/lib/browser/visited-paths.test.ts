import { expect, test } from "vitest";
import { createVisitedPaths } from "./visited-paths.ts";

test("knows the previous path, also after going back and taking another one", () => {
  const visitedPaths = createVisitedPaths();
  visitedPaths.visit(0, "/dashboard");
  visitedPaths.visit(1, "/jobs/1");
  visitedPaths.visit(2, "/applicants/1");
  expect(visitedPaths.before(2)).toBe("/jobs/1");
  visitedPaths.visit(0, "/dashboard");
  visitedPaths.visit(1, "/account");
  expect(visitedPaths.before(1)).toBe("/dashboard");
  expect(visitedPaths.before(2)).toBe("/account");
});

test("knows nothing from before this visit", () => {
  const visitedPaths = createVisitedPaths();
  visitedPaths.visit(5, "/jobs/1");
  expect(visitedPaths.before(5)).toBeUndefined();
});
