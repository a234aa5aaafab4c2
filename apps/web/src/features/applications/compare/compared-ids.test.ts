import { expect, it } from "vitest";
import { canCompare, readIds, writeIds } from "./compared-ids.ts";

it("reads what it has written, each id once and in its place", () => {
  const ids = ["01a2064b-c709-708b-8ce0-3e25824f6216", "01a2064b-bc19-7557-9f07-a0e9bd582e26"];
  expect(readIds(writeIds(ids))).toEqual(ids);
  expect(readIds("b__a_b_")).toEqual(["b", "a"]);
  expect(readIds(undefined)).toEqual([]);
});

it("writes what no address escapes and no router reads as a number", () => {
  const text = writeIds(["12", "34"]);
  expect(encodeURIComponent(text)).toBe(text);
  expect(Number(text)).toBeNaN();
});

it("compares two to four", () => {
  expect([0, 1, 2, 3, 4, 5].filter(canCompare)).toEqual([2, 3, 4]);
});
