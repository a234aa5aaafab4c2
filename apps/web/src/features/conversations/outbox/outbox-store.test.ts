import { expect, test } from "vitest";
import {
  failEntry,
  nextToSend,
  type OutboxEntry,
  parseOutbox,
  removeEntry,
  retryEntry,
} from "./outbox-entries.ts";
import { createOutboxStore, type OutboxWindow, type StorageListener } from "./outbox-store.ts";

const entry = (clientId: string, failed = false): OutboxEntry => ({
  clientId,
  conversationId: "c1",
  text: clientId,
  createdAt: 1,
  failed,
});
const ids = (outbox: readonly OutboxEntry[]) => outbox.map(({ clientId }) => clientId);

/** Two windows of one browser: one storage, and each hears of what the other writes. */
function browser(full = false) {
  const values = new Map<string, string>();
  const handlers: Set<StorageListener>[] = [];
  return function open(): OutboxWindow {
    const own = new Set<StorageListener>();
    handlers.push(own);
    return {
      addEventListener: (_type, handler) => own.add(handler),
      removeEventListener: (_type, handler) => own.delete(handler),
      localStorage: {
        getItem: (key) => values.get(key) ?? null,
        setItem(key, value) {
          if (full) throw new DOMException("full", "QuotaExceededError");
          values.set(key, value);
          for (const other of handlers) if (other !== own) for (const tell of other) tell({ key });
        },
      },
    };
  };
}

test("what is written survives the window, per user", () => {
  const open = browser();
  createOutboxStore(open(), "u1").update((outbox) => [...outbox, entry("x")]);
  expect(ids(createOutboxStore(open(), "u1").get())).toEqual(["x"]);
  expect(createOutboxStore(open(), "u2").get()).toEqual([]);
});

test("tabs see each other's changes and do not overwrite them", () => {
  const open = browser();
  const [first, second] = [createOutboxStore(open(), "u1"), createOutboxStore(open(), "u1")];
  let told = 0;
  second.subscribe(() => (told += 1));
  first.update((outbox) => [...outbox, entry("x")]);
  second.update((outbox) => [...outbox, entry("y")]);
  expect(ids(second.get())).toEqual(["x", "y"]);
  expect(told).toBe(2);
});

test("a full storage costs the survival, not the message", () => {
  const store = createOutboxStore(browser(true)(), "u1");
  store.update((outbox) => [...outbox, entry("x")]);
  store.update((outbox) => [...outbox, entry("y")]);
  expect(ids(store.get())).toEqual(["x", "y"]);
});

test("nonsense in storage is an empty outbox; whole entries are kept", () => {
  expect(parseOutbox("{")).toEqual([]);
  expect(parseOutbox('"text"')).toEqual([]);
  expect(ids(parseOutbox(JSON.stringify([null, { clientId: 1 }, entry("x")])))).toEqual(["x"]);
});

test("a refused message holds nothing back, and a retried one goes to the end", () => {
  const outbox = failEntry([entry("x"), entry("y")], "x");
  expect(nextToSend(outbox)?.clientId).toBe("y");
  expect(ids(retryEntry(outbox, "x"))).toEqual(["y", "x"]);
  expect(nextToSend(removeEntry(outbox, "y"))).toBeUndefined();
});
