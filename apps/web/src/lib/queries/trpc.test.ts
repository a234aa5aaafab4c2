import { afterEach, expect, test, vi } from "vitest";
import { createAnswerPositions } from "./answer-positions.ts";
import { createTrpcClient } from "./trpc.ts";

afterEach(() => vi.unstubAllGlobals());

test("a call that the browser gives up while the page is being left has failed only for who stays", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Load failed")));
  let stay = () => {};
  const staying = new Promise<void>((resolve) => {
    stay = resolve;
  });
  const over = vi.fn(() => staying);
  const client = createTrpcClient({
    session: { get: () => null, start: () => {}, end: () => {}, subscribe: () => () => {} },
    leaving: { now: () => true, over },
    answers: createAnswerPositions(),
    takeFirstAnswer: () => undefined,
    onSessionRefused: () => {},
  });
  let failed = false;
  const call = client.users.me.query().catch(() => {
    failed = true;
  });
  await vi.waitFor(() => expect(over).toHaveBeenCalledOnce());
  expect(failed).toBe(false);
  stay();
  await call;
  expect(failed).toBe(true);
});
