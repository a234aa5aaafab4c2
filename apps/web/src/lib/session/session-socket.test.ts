import { expect, test } from "vitest";
import { retryDelayMs } from "./session-socket.ts";

test("reconnects after 1, 2, 4 and then every 5 seconds, without end", () => {
  expect([0, 1, 2, 3, 4, 50, 2000].map(retryDelayMs)).toEqual([1000, 2000, 4000, 5000, 5000, 5000, 5000]);
});
