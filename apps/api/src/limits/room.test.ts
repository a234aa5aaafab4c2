import { expect, test } from "vitest";
import { createRoom } from "./room.ts";

const FULL = { all: new Error("full"), one: new Error("too much of one") };

const open = (ofAll: number, ofOne: number) => createRoom({ ofAll, ofOne, onFull: (whose) => FULL[whose] });

/** How often one may enter before being refused. */
function fill(room: ReturnType<typeof open>, key: string): number {
  for (let count = 0; ; count += 1) {
    try {
      room.enter(key);
    } catch (error) {
      expect(error).toBe(FULL.one);
      return count;
    }
  }
}

test("one alone gets a share and no more, and what is given back can be taken again", () => {
  const room = open(8, 2);
  const leave = room.enter("a");
  room.enter("a");
  expect(() => room.enter("a")).toThrow(FULL.one);
  leave();
  leave();
  room.enter("a");
  expect(() => room.enter("a")).toThrow(FULL.one);
});

test("a few who want all there is leave as much to the next as each of them has", () => {
  const room = open(4_096, 512);
  const [first = 0, ...others] = Array.from({ length: 50 }, (_, n) => fill(room, `greedy ${n}`));
  expect(first).toBe(512);
  // Later ones find less, never nothing; without shares the ninth would find none.
  expect(others.toSorted((a, b) => b - a)).toEqual(others);
  expect(others.every((count) => count > 0)).toBe(true);
});

test("what is left is for those who hold nothing, until nothing is left", () => {
  const room = open(10, 8);
  room.enter("a", 6);
  room.enter("b", 1);
  expect(() => room.enter("a", 2)).toThrow(FULL.one);
  room.enter("c", 3);
  expect(() => room.enter("d", 1)).toThrow(FULL.all);
});
