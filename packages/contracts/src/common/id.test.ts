import { expect, test } from "vitest";
import { GivenId, GivenIdOrBlank, isId, NO_ID } from "./id.ts";

const SOME_ID = "0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b";

test.each([
  [SOME_ID, true],
  [SOME_ID.toUpperCase(), false],
  ["", false],
  ["1", false],
  [SOME_ID.replaceAll("-", ""), false],
  [`{${SOME_ID}}`, false],
  [`${SOME_ID}\n`, false],
  ["' or 1=1 --", false],
])("isId(%j) is %s, and what is none becomes one that names nothing", (value, expected) => {
  expect(isId(value)).toBe(expected);
  expect(GivenId.parse(value)).toBe(expected ? value : NO_ID);
});

test("a form that has none sends it blank", () => {
  expect(GivenIdOrBlank.parse("")).toBeNull();
  expect(GivenIdOrBlank.parse("1")).toBe(NO_ID);
  expect(GivenIdOrBlank.parse(SOME_ID)).toBe(SOME_ID);
});
