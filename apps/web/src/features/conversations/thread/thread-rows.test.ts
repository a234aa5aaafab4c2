import { expect, test } from "vitest";
import type { OutboxEntry } from "../outbox/outbox-entries.ts";
import { message } from "./test-message.ts";
import { buildThreadRows, type ThreadRow } from "./thread-rows.ts";

const entry = (clientId: string, at: Date): OutboxEntry => ({
  clientId,
  conversationId: "c1",
  text: clientId,
  createdAt: at.getTime(),
  failed: false,
});
const kinds = (rows: readonly ThreadRow[]) => rows.map(({ kind }) => kind);
const nothing = { pending: [], userId: "a", newFromSeq: undefined };

test("a day begins with its date, also for what waits to be sent", () => {
  const thread = [
    message(1, "a", { createdAt: new Date(2026, 10, 19, 23, 59).toISOString() }),
    message(2, "a", { createdAt: new Date(2026, 10, 20, 0, 1).toISOString() }),
  ];
  const pending = [entry("x", new Date(2026, 10, 21, 8))];
  expect(kinds(buildThreadRows({ ...nothing, thread, pending }))).toEqual([
    "day",
    "message",
    "day",
    "message",
    "day",
    "pending",
  ]);
});

test("the new line stands before the first new message", () => {
  const thread = [message(1, "b"), message(2, "b")];
  expect(kinds(buildThreadRows({ ...nothing, thread, newFromSeq: 2 }))).toEqual([
    "day",
    "message",
    "new",
    "message",
  ]);
});

test("a message that is stored is no longer pending, and keeps its key", () => {
  const at = new Date(2026, 10, 20, 9, 1);
  const waiting = buildThreadRows({ ...nothing, thread: [], pending: [entry("x", at)] });
  const stored = buildThreadRows({
    ...nothing,
    thread: [message(1, "a", { clientId: "x" })],
    pending: [entry("x", at)],
  });
  expect(kinds(stored)).toEqual(["day", "message"]);
  expect(stored.at(-1)?.key).toBe(waiting.at(-1)?.key);
});

test("the other's client id is not one's own", () => {
  const rows = buildThreadRows({
    ...nothing,
    thread: [message(1, "b", { clientId: "x" })],
    pending: [entry("x", new Date(2026, 10, 20, 9, 1))],
  });
  expect(kinds(rows)).toEqual(["day", "message", "pending"]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

test("messages of one side close together form a group", () => {
  const thread = [message(1, "a"), message(2, "a"), message(3, "b"), message(20, "b")];
  const leads = buildThreadRows({ ...nothing, thread }).flatMap((row) => ("leads" in row ? [row.leads] : []));
  expect(leads).toEqual([true, false, true, true]);
});
