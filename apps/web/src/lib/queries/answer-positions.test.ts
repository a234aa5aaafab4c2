import { expect, test } from "vitest";
import { createAnswerPositions } from "./answer-positions.ts";

const answerAt = (position: number) => new Response("[]", { headers: { "live-position": String(position) } });

test("the oldest of all answers counts, whichever came first", async () => {
  const positions = createAnswerPositions();
  for (const position of [12, 9, 10]) positions.watch(Promise.resolve(answerAt(position)));
  expect(await positions.oldest()).toBe(9);
});

test("what is under way is waited for, what is asked for later is not", async () => {
  const positions = createAnswerPositions();
  const slow = Promise.withResolvers<Response>();
  positions.watch(Promise.resolve(answerAt(12)));
  positions.watch(slow.promise);
  const oldest = positions.oldest();
  positions.watch(new Promise(() => {}));
  slow.resolve(answerAt(7));
  expect(await oldest).toBe(7);
});

test("failures, writes and pages of a proxy say nothing", async () => {
  const positions = createAnswerPositions();
  positions.watch(Promise.reject(new TypeError("Failed to fetch")));
  positions.watch(Promise.resolve(undefined));
  positions.watch(Promise.resolve(new Response("<p>hello")));
  expect(await positions.oldest()).toBeUndefined();
  positions.watch(Promise.resolve(answerAt(4)));
  expect(await positions.oldest()).toBe(4);
});

test("a session that ends takes its answers along", async () => {
  const positions = createAnswerPositions();
  positions.watch(Promise.resolve(answerAt(4)));
  expect(await positions.oldest()).toBe(4);
  positions.reset();
  expect(await positions.oldest()).toBeUndefined();
});
