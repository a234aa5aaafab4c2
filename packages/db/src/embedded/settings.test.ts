import { expect, test } from "vitest";
import { defaultSettings, toArguments } from "./settings.ts";

const GB = 1024 ** 3;

test.each([
  [GB / 4, "64MB"],
  [2 * GB, "256MB"],
  [64 * GB, "2048MB"],
])("with %d bytes of memory shared_buffers is %s", (memory, expected) => {
  expect(defaultSettings(memory).shared_buffers).toBe(expected);
});

test("listens to this machine only and logs no values of rows", () => {
  expect(toArguments(defaultSettings(GB))).toEqual(
    expect.arrayContaining(["listen_addresses=127.0.0.1", "log_min_messages=log"]),
  );
});
