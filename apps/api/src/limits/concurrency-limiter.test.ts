import { expect, test } from "vitest";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";

const FULL = new Error("full");

/** Work that goes on until it is told to end. */
function openWork() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    running,
    start: (name: string) => () => {
      running.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    },
    end: (name: string) => ends.get(name)?.(),
  };
}

test("so many run at a time, the next in their order, and one too many is refused", async () => {
  const limited = createConcurrencyLimiter({ concurrency: 2, maxWaiting: 2, onFull: () => FULL });
  const work = openWork();
  const [a, , c] = ["a", "b", "c", "d"].map((name) => limited(work.start(name)));
  await expect(limited(work.start("e"))).rejects.toBe(FULL);
  expect(work.running).toEqual(["a", "b"]);

  work.end("a");
  expect(await a).toBe("a");
  await expect.poll(() => work.running).toEqual(["a", "b", "c"]);
  work.end("c");
  await c;
  await expect.poll(() => work.running).toEqual(["a", "b", "c", "d"]);
});

test("what fails makes room like what succeeds, and a place that nobody waits for is free again", async () => {
  const limited = createConcurrencyLimiter({ concurrency: 1, maxWaiting: 0, onFull: () => FULL });
  for (let round = 0; round < 3; round++) {
    await expect(limited(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await limited(async () => round)).toBe(round);
  }
});
