import { expect, test } from "vitest";
import { roomLeft } from "./room-left.tsx";

test("the room that is left is said for its last tenth", () => {
  expect(roomLeft("a".repeat(899), 1_000)).toBeUndefined();
  expect(roomLeft("a".repeat(900), 1_000)).toBe(100);
  expect(roomLeft("a".repeat(1_000), 1_000)).toBe(0);
});

test("a text without a limit, or that is not known here, has no room to speak of", () => {
  expect(roomLeft("a", undefined)).toBeUndefined();
  expect(roomLeft(undefined, 1)).toBeUndefined();
});
