import { expect, test } from "vitest";
import { ndcg } from "./ndcg.ts";

test("the best order is 1, and nothing relevant is 1 too", () => {
  expect(ndcg([3, 2, 1, 0], 10)).toBe(1);
  expect(ndcg([0, 0], 10)).toBe(1);
});

test("a good person far down costs, beyond the depth everything", () => {
  expect(ndcg([0, 3], 10)).toBeCloseTo(1 / Math.log2(3));
  expect(ndcg([0, 0, 3], 2)).toBe(0);
  expect(ndcg([2, 3], 10)).toBeLessThan(1);
});
