import { expect, test } from "vitest";
import { payShape } from "./pay.ts";

test.each([
  [0, 0, "none"],
  [100, 200, "range"],
  [100, 100, "exact"],
  [100, 0, "from"],
  [0, 200, "upTo"],
] as const)("%i to %i is %s", (min, max, shape) => {
  expect(payShape({ min, max })).toBe(shape);
});
