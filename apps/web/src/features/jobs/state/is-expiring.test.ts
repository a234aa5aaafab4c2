import { expect, it } from "vitest";
import { isExpiring } from "./is-expiring.ts";

const NOW = new Date("2027-01-13T10:00:00Z");

it.each([
  ["open", "2027-01-20T10:00:01Z", false],
  ["open", "2027-01-20T10:00:00Z", true],
  // Over, but not closed yet.
  ["open", "2027-01-13T09:00:00Z", true],
  ["closed", "2027-01-14T10:00:00Z", false],
] as const)("a job that is %s, until %s", (status, openUntil, expected) => {
  expect(isExpiring({ status, openUntil }, NOW)).toBe(expected);
});
