import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { keepRunning } from "./keep-running.ts";

test("starts what has ended again, and leaves alone what it cannot see", async () => {
  const looks = ["unseen", "running", "unseen", "gone", "running"];
  let restarts = 0;
  const end = keepRunning({
    isRunning: async () => {
      const look = looks.shift() ?? "running";
      if (look === "unseen") throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
      return look === "running";
    },
    restart: async () => {
      restarts += 1;
      expect(looks).toEqual(["running"]);
    },
    warn: () => {},
    lookMs: 1,
  });
  while (looks.length > 0) await sleep(1);
  await end();
  expect(restarts).toBe(1);
});
