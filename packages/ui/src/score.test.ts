import { expect, test } from "vitest";
import { scoreTone } from "./score.tsx";

test("the thresholds themselves belong to the better tone", () => {
  const ring = { high: 75, medium: 50, low: "danger" } as const;
  expect([100, 75, 74, 50, 49, 0].map((score) => scoreTone(score, ring))).toEqual([
    "success",
    "success",
    "warning",
    "warning",
    "danger",
    "danger",
  ]);
  expect(scoreTone(10, { ...ring, low: "neutral" })).toBe("neutral");
});
