import type { SignedInDevice } from "@rolecall/contracts/auth/sessions";
import { expect, test } from "vitest";
import { alikeOf } from "./alike-devices.ts";

const at = "2026-11-23T08:00:00.000Z";

function deviceOf(id: string, device: string, current = false): SignedInDevice {
  return { id, device, current, startedAt: at, lastUsedAt: at };
}

test("devices of one name are told apart by their place among those that can be logged out", () => {
  const here = deviceOf("here", "Firefox on Windows", true);
  const [first, phone, second] = [
    deviceOf("first", "Firefox on Windows"),
    deviceOf("phone", "Safari on iPhone"),
    deviceOf("second", "Firefox on Windows"),
  ];
  const devices = [here, first, phone, second];
  expect([first, phone, second].map((device) => alikeOf(device, devices))).toEqual([
    { place: 1, total: 2 },
    { place: 1, total: 1 },
    { place: 2, total: 2 },
  ]);
});
