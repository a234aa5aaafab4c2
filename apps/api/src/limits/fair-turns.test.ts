import { expect, test } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

const FULL = { all: new Error("full"), one: new Error("too many of one") };

/** Who has got a turn, in order, and how to give it back. */
function open(options: { capacity: number; share?: number; maxWaiting?: { ofAll: number; ofOne: number } }) {
  const turns = createFairTurns({ ...options, onFull: (whose) => FULL[whose] });
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  const take = async (name: string, weight?: number) => {
    const release = await turns.take(name.charAt(0), weight);
    started.push(name);
    releases.set(name, release);
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    turns,
    take: async (...names: string[]) => {
      for (const name of names) void take(name);
      await settle();
    },
    takeWeight: async (name: string, weight: number) => {
      void take(name, weight);
      await settle();
    },
    end: async (...names: string[]) => {
      for (const name of names) releases.get(name)?.();
      await settle();
    },
  };
}

test("who has sent one thing waits for one of each other, not for all that somebody sent before", async () => {
  const { started, take, end } = open({ capacity: 1 });
  await take("a1", "a2", "a3", "a4", "b1", "b2", "c1");
  for (const name of ["a1", "a2", "b1", "c1", "a3", "b2"]) await end(name);
  expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("nobody holds more than a share, and the rest is for others", async () => {
  const { started, take, end } = open({ capacity: 4, share: 2 });
  await take("a1", "a2", "a3", "a4", "b1");
  expect(started).toEqual(["a1", "a2", "b1"]);
  await end("b1");
  expect(started).toHaveLength(3);
  await end("a2");
  expect(started).toEqual(["a1", "a2", "b1", "a3"]);
});

test("what is large is not overtaken for ever, and what is larger than a share takes a whole one", async () => {
  const { started, takeWeight, end } = open({ capacity: 10, share: 8 });
  await takeWeight("a1", 4);
  await takeWeight("b1", 100);
  await takeWeight("c1", 1);
  expect(started).toEqual(["a1"]);
  await end("a1");
  expect(started).toEqual(["a1", "b1", "c1"]);
});

test("one too many is refused, of one and of all, and a turn that is given back twice counts once", async () => {
  const { turns, started, take, end } = open({ capacity: 1, maxWaiting: { ofAll: 2, ofOne: 1 } });
  await take("a1", "a2");
  await expect(turns.take("a")).rejects.toBe(FULL.one);
  await take("b1");
  await expect(turns.take("c")).rejects.toBe(FULL.all);
  await end("a1", "a1");
  expect(started).toEqual(["a1", "a2"]);
  await end("a2");
  expect(started).toEqual(["a1", "a2", "b1"]);
});

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

/** Turns of one key. */
function limiterOf({ capacity, maxWaiting }: { capacity: number; maxWaiting: number }) {
  const turns = createFairTurns({
    capacity,
    maxWaiting: { ofAll: maxWaiting, ofOne: maxWaiting },
    onFull: (whose) => FULL[whose],
  });
  return <T>(work: () => Promise<T>) => turns.run("one", work);
}

test("so many run at a time, the next in their order, and one too many is refused", async () => {
  const limited = limiterOf({ capacity: 2, maxWaiting: 2 });
  const work = openWork();
  const [a, , c] = ["a", "b", "c", "d"].map((name) => limited(work.start(name)));
  await expect(limited(work.start("e"))).rejects.toBe(FULL.one);
  expect(work.running).toEqual(["a", "b"]);

  work.end("a");
  expect(await a).toBe("a");
  await expect.poll(() => work.running).toEqual(["a", "b", "c"]);
  work.end("c");
  await c;
  await expect.poll(() => work.running).toEqual(["a", "b", "c", "d"]);
});

test("what fails makes room like what succeeds, and a place that nobody waits for is free again", async () => {
  const limited = limiterOf({ capacity: 1, maxWaiting: 0 });
  for (let round = 0; round < 3; round++) {
    await expect(limited(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await limited(async () => round)).toBe(round);
  }
});
