import { afterEach, expect, test, vi } from "vitest";
import { startReadingLimit } from "./reading-limit.ts";

afterEach(() => vi.useRealTimers());

/** Whether a reading is stopped after so many seconds, in each of which the process gets `share` of a processor. */
function isStopped(seconds: number, share: number): boolean {
  vi.useFakeTimers();
  let [wall, used] = [0, 0];
  const { signal, stop } = startReadingLimit({ now: () => wall, cpu: () => used });
  for (let second = 0; second < seconds; second += 1) {
    wall += 1_000;
    used += 1_000 * share;
    vi.advanceTimersByTime(1_000);
  }
  stop();
  return signal.aborted;
}

test.each([
  ["a quick reading goes on", 19, 1, false],
  ["twenty seconds of a processor are the limit", 20, 1, true],
  ["also when the process uses two at once", 19, 2, false],
  ["on a busy machine a reading may take longer", 60, 0.2, false],
  ["but not for ever", 120, 0.01, true],
])("%s", (_, seconds, share, stopped) => {
  expect(isStopped(seconds, share)).toBe(stopped);
});
