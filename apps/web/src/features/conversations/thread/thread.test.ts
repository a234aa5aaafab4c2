import { describe, expect, test } from "vitest";
import { delivered, message, read } from "./test-message.ts";
import {
  firstUnreadSeq,
  hasOlder,
  levelTicks,
  markMessages,
  mergeMessages,
  newestHole,
  pageOf,
  type Thread,
  tailOf,
} from "./thread.ts";

const seqs = (thread: Thread) => thread.map(({ seq }) => seq);
const ticks = (thread: Thread) =>
  thread.map(({ status }) => (status.read ? "read" : status.delivered ? "delivered" : "sent"));

describe("merging", () => {
  test("whatever comes when, each message stands once and in the order of its seq", () => {
    const parts = [[message(3, "a")], [message(1, "b"), message(2, "a")], [message(2, "a"), message(4, "b")]];
    for (const order of [parts, parts.toReversed()]) {
      expect(seqs(order.reduce<Thread>(mergeMessages, []))).toEqual([1, 2, 3, 4]);
    }
  });

  test("ticks only rise: a page that was on its way takes nothing back", () => {
    const known = [message(1, "a", { status: read })];
    expect(ticks(mergeMessages(known, [message(1, "a", { status: delivered })]))).toEqual(["read"]);
    expect(ticks(mergeMessages([message(1, "a")], known))).toEqual(["read"]);
    const arrived = [message(1, "a", { status: delivered })];
    expect(ticks(mergeMessages(arrived, [message(1, "a")]))).toEqual(["delivered"]);
  });

  test("nothing new leaves the thread as it is", () => {
    const thread = [message(1, "a")];
    expect(mergeMessages(thread, [])).toBe(thread);
  });
});

describe("ticks", () => {
  test("marking raises those that are meant, and nothing else", () => {
    const thread = [message(1, "a"), message(2, "a")];
    const isSecond = ({ _id }: { _id: string }) => _id === "m2";
    expect(ticks(markMessages(thread, isSecond, "delivered"))).toEqual(["sent", "delivered"]);
    expect(ticks(markMessages(thread, isSecond, "read"))).toEqual(["sent", "read"]);
    expect(markMessages(thread, () => false, "read")).toBe(thread);
  });

  test("delivery that is told after reading takes nothing back", () => {
    expect(ticks(markMessages([message(1, "a", { status: read })], () => true, "delivered"))).toEqual([
      "read",
    ]);
  });

  test("a read message proves the earlier own ones read, not the other's", () => {
    const thread = [message(1, "a"), message(2, "b"), message(3, "a", { status: read }), message(4, "a")];
    expect(ticks(levelTicks(thread, "a"))).toEqual(["read", "sent", "read", "sent"]);
  });
});

describe("holes", () => {
  test("the newest one is found, and what lies before it can be let go", () => {
    const thread = [1, 2, 5, 6, 9, 10].map((seq) => message(seq, "a"));
    expect(newestHole(thread)).toBe(8);
    expect(seqs(tailOf(thread))).toEqual([9, 10]);
    const whole = thread.slice(4);
    expect(newestHole(whole)).toBeUndefined();
    expect(tailOf(whole)).toBe(whole);
  });

  test("a thread that begins with the first message has nothing older", () => {
    expect(hasOlder([])).toBe(false);
    expect(hasOlder([message(1, "a")])).toBe(false);
    expect(hasOlder([message(2, "a")])).toBe(true);
  });

  test.each([
    [120, 1],
    [71, 1],
    [70, 2],
    [21, 2],
    [20, 3],
    [1, 3],
  ])("of 120 messages, number %i is on page %i of 50", (seq, page) => {
    expect(pageOf(seq, { lastSeq: 120, limit: 50 })).toBe(page);
  });
});

test("the new line belongs before the first unread message of the other", () => {
  const thread = [message(1, "b", { status: read }), message(2, "a"), message(3, "b"), message(4, "b")];
  expect(firstUnreadSeq(thread, "a")).toBe(3);
  expect(firstUnreadSeq(thread.slice(0, 2), "a")).toBeUndefined();
});
