import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchLeaving } from "./leaving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const page = new EventTarget();
  const leaving = watchLeaving(page, () => Date.now());
  return { leaving, tell: (event: string) => void page.dispatchEvent(new Event(event)) };
}

test("a page is being left until it is shown again, or somebody has stayed on it", () => {
  const { leaving, tell } = setUp();
  expect(leaving.now()).toBe(false);
  tell("beforeunload");
  expect(leaving.now()).toBe(true);
  tell("pageshow");
  expect(leaving.now()).toBe(false);
  tell("beforeunload");
  vi.advanceTimersByTime(10_000);
  expect(leaving.now()).toBe(false);
});

test.each([
  ["comes back", "pageshow", 1_000],
  ["stays", "focus", 10_000],
])("who %s hears of it", async (_, event, afterMs) => {
  const { leaving, tell } = setUp();
  tell("beforeunload");
  let over = false;
  void leaving.over().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs - 1);
  expect(over).toBe(false);
  tell(event);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toBe(true);
});
