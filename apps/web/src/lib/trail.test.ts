import { expect, test } from "vitest";
import { createTrail } from "./trail.ts";

test("knows the screen before, also after going back and another way", () => {
  const trail = createTrail();
  trail.visit(0, "/dashboard");
  trail.visit(1, "/jobs/1");
  trail.visit(2, "/applicants/1");
  expect(trail.before(2)).toBe("/jobs/1");
  trail.visit(0, "/dashboard");
  trail.visit(1, "/account");
  expect(trail.before(1)).toBe("/dashboard");
  expect(trail.before(2)).toBe("/account");
});

test("knows nothing of what was before this visit", () => {
  const trail = createTrail();
  trail.visit(5, "/jobs/1");
  expect(trail.before(5)).toBeUndefined();
});
