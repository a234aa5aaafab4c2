import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("runs at once, then once more for all of a burst", () => {
  const run = vi.fn();
  const call = throttle(run, 500);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 100; count += 1) call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(2);
});

it("runs at once again after a quiet time", () => {
  const run = vi.fn();
  const call = throttle(run, 500);
  call();
  vi.advanceTimersByTime(600);
  call();
  expect(run).toHaveBeenCalledTimes(2);
});
