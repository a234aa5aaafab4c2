import { expect, test } from "vitest";
import { MessageLanes, type Waiting } from "./message-lanes.ts";

/** "a1 x": the first message of conversation a, with the client id x of the one sender. */
function waiting(name: string): Waiting {
  const [id = "", clientId = null] = name.split(" ");
  return { message: { id, conversationId: id.charAt(0), senderId: "one", text: "", clientId } };
}

function open(...names: string[]) {
  const lanes = new MessageLanes<Waiting>();
  const idsOf = (batch: readonly Waiting[]) => batch.map(({ message }) => message.id);
  const batches = new Map<string, Waiting[]>();
  const push = (...more: string[]) => {
    for (const name of more) lanes.push(waiting(name));
  };
  push(...names);
  return {
    lanes,
    push,
    take: (max = 100) => {
      const batch = lanes.take(max);
      const ids = idsOf(batch).join(" ");
      batches.set(ids, batch);
      return ids;
    },
    finish: (ids: string) => lanes.finish(batches.get(ids) ?? []),
  };
}

test("a batch has one message of each conversation first, and each conversation in its order", () => {
  const { take, finish } = open("a1", "a2", "a3", "b1", "b2", "c1");
  expect(take(5)).toBe("a1 b1 c1 a2 b2");
  expect(take()).toBe("");
  finish("a1 b1 c1 a2 b2");
  expect(take()).toBe("a3");
});

test("a conversation that is under way waits, and the others do not", () => {
  const { take, push, finish } = open("a1");
  expect(take()).toBe("a1");
  push("a2", "b1", "a3");
  expect(take()).toBe("b1");
  finish("b1");
  expect(take()).toBe("");
  finish("a1");
  expect(take()).toBe("a2 a3");
});

test("a client id is under way once, wherever it is repeated, and what comes behind it waits", () => {
  const { take, push, finish } = open("a1 x", "a2 x", "a3", "b1 x", "c1 y");
  expect(take()).toBe("a1 c1");
  push("b2", "d1 y");
  expect(take()).toBe("");
  finish("a1 c1");
  expect(take()).toBe("b1 d1 b2");
  finish("b1 d1 b2");
  expect(take()).toBe("a2 a3");
  finish("a2 a3");
  expect(take()).toBe("");
});

/** How often each is looked at, on average, when so many are handed in while the first is under way and then taken. */
function looksAtEach(count: number, nameOf: (n: number) => { conversationId: string; clientId: string }) {
  let looks = 0;
  const seen = (n: number): Waiting => {
    const message = { id: `${n}`, senderId: "one", text: "", ...nameOf(n) };
    return {
      get message() {
        looks += 1;
        return message;
      },
    };
  };
  const lanes = new MessageLanes<Waiting>();
  let taken = 0;
  let first: Waiting[] = [];
  for (let n = 0; n < count; n += 1) {
    lanes.push(seen(n));
    const batch = lanes.take(200);
    if (n === 0) first = batch;
    else if (batch.length > 0) lanes.finish(batch);
    taken += batch.length;
  }
  lanes.finish(first);
  for (let batch = lanes.take(200); batch.length > 0; batch = lanes.take(200)) {
    taken += batch.length;
    lanes.finish(batch);
  }
  expect(taken).toBe(count);
  return looks / count;
}

test.each([
  ["in one conversation", (n: number) => ({ conversationId: "a", clientId: `${n}` })],
  ["under one client id", (n: number) => ({ conversationId: `${n}`, clientId: "x" })],
])("what waits %s is not looked at again and again", (_, nameOf) => {
  // Handed in, held, taken, twice when it is finished: however many wait.
  expect(looksAtEach(5_000, nameOf)).toBeLessThanOrEqual(5);
});
