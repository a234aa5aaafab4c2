import { expect, test } from "vitest";
import { RestError } from "../../../lib/queries/errors.ts";
import { type Outbox, type OutboxEntry, retryEntry } from "./outbox-entries.ts";
import { createOutboxSender } from "./outbox-sender.ts";
import type { OutboxStore } from "./outbox-store.ts";

const offline = () => new RestError(0, null);
const fault = () => new RestError(500, { code: "INTERNAL", error: "Something broke." });
const refusal = () => new RestError(403, { code: "FORBIDDEN", error: "Not yours." });
const signedOut = () => new RestError(401, { code: "UNAUTHENTICATED", error: "Sign in." });

function setUp(ids: readonly string[], answers: readonly (Error | null)[]) {
  let outbox: Outbox = ids.map((clientId) => ({
    clientId,
    conversationId: "c1",
    text: clientId,
    createdAt: 1,
    failed: false,
  }));
  const store: OutboxStore = {
    get: () => outbox,
    update: (change) => {
      outbox = change(outbox);
    },
    subscribe: () => () => {},
  };
  const left = [...answers];
  const asked: string[] = [];
  const sent: string[] = [];
  const stalls: boolean[] = [];
  const pauses: number[] = [];
  const sender = createOutboxSender({
    store,
    send: async ({ clientId }: OutboxEntry) => {
      asked.push(clientId);
      const answer = left.shift() ?? null;
      if (answer) throw answer;
      return clientId;
    },
    onSent: (clientId) => sent.push(clientId),
    onStalled: (stalled) => stalls.push(stalled),
    exclusively: (attempt) => attempt(),
    pause: async (ms) => void pauses.push(ms),
  });
  return { store, sender, asked, sent, stalls, pauses };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test("everything is sent in the order it was written", async () => {
  const { store, sender, sent } = setUp(["x", "y", "z"], []);
  sender.wake();
  sender.wake();
  await settle();
  expect(sent).toEqual(["x", "y", "z"]);
  expect(store.get()).toEqual([]);
});

test("without a connection the first is tried again, ever slower, before the next", async () => {
  const { sender, asked, sent, stalls, pauses } = setUp(["x", "y"], [...Array(6)].map(offline));
  sender.wake();
  await settle();
  expect(asked).toEqual(["x", "x", "x", "x", "x", "x", "x", "y"]);
  expect(sent).toEqual(["x", "y"]);
  expect(pauses).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  expect(stalls.at(0)).toBe(true);
  expect(stalls.at(-1)).toBe(false);
});

test("a refused message is kept as failed, and the next goes its way", async () => {
  const { store, sender, sent } = setUp(["x", "y"], [refusal()]);
  sender.wake();
  await settle();
  expect(sent).toEqual(["y"]);
  expect(store.get()).toMatchObject([{ clientId: "x", failed: true }]);
});

test("a state that is in the way says so beside the message, until it is tried again", async () => {
  const sentence = "You cannot write to this person.";
  const blocked = new RestError(409, { code: "STATE_CONFLICT", error: sentence });
  const { store, sender } = setUp(["x", "y"], [blocked, refusal()]);
  sender.wake();
  await settle();
  expect(store.get().map(({ reason }) => reason)).toEqual([sentence, undefined]);
  store.update((outbox) => retryEntry(outbox, "x"));
  expect(store.get().find(({ clientId }) => clientId === "x")).toMatchObject({
    failed: false,
    reason: undefined,
  });
});

test("a server that keeps failing is given up on after a while", async () => {
  const { store, sender, asked } = setUp(["x"], [...Array(9)].map(fault));
  sender.wake();
  await settle();
  expect(asked).toHaveLength(5);
  expect(store.get()).toMatchObject([{ failed: true }]);
});

test("a session that has ended stops the sending and loses nothing", async () => {
  const { store, sender, asked } = setUp(["x", "y"], [signedOut()]);
  sender.wake();
  await settle();
  sender.wake();
  await settle();
  expect(asked).toEqual(["x"]);
  expect(store.get()).toMatchObject([{ clientId: "x", failed: false }, { clientId: "y" }]);
});

test("what is written while it rests is sent on the next call", async () => {
  const { store, sender, sent } = setUp(["x"], []);
  sender.wake();
  await settle();
  store.update((outbox) => [
    ...outbox,
    { clientId: "y", conversationId: "c1", text: "y", createdAt: 2, failed: false },
  ]);
  sender.wake();
  await settle();
  expect(sent).toEqual(["x", "y"]);
});
