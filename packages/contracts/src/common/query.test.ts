import { describe, expect, test } from "vitest";
import { z } from "zod";
import { askedPage, pageLimit, pageNumber, pageOffset, queryFlag, queryNumber, queryValue } from "./query.ts";

describe("values of a query string", () => {
  test.each([
    ["7", 7],
    [" -1.5 ", -1.5],
    [7, 7],
    ["", undefined],
    [undefined, undefined],
  ])("the number %j is %j", (value, number) => {
    expect(queryNumber(z.number().optional()).parse(value)).toBe(number);
  });

  test.each(["x", "1e3", "0x10", "1,000", "  ", "Infinity"])("%j is no number", (value) => {
    expect(queryNumber(z.number().optional()).safeParse(value).success).toBe(false);
  });

  test("a blank one is the same as none", () => {
    expect(queryValue(z.enum(["a"]).optional()).parse("")).toBeUndefined();
    expect(queryValue(z.enum(["a"]).optional()).safeParse(" ").success).toBe(false);
  });

  test.each([
    ["true", true],
    [true, true],
    ["false", false],
    ["1", false],
    ["", false],
    [undefined, false],
  ])("the flag %j is %s", (value, flag) => {
    expect(queryFlag.parse(value)).toBe(flag);
  });
});

describe("pages", () => {
  test("count from 1 and have a size from 1 to the largest", () => {
    const limit = pageLimit({ fallback: 20, max: 100 });
    expect([pageNumber.parse(undefined), limit.parse(""), limit.parse("100")]).toEqual([1, 20, 100]);
    for (const page of ["0", "1.5", "x"]) expect(pageNumber.safeParse(page).success).toBe(false);
    for (const size of ["0", "101", "1.5"]) expect(limit.safeParse(size).success).toBe(false);
  });

  test("begin behind those before them, however far out they are", () => {
    expect(pageOffset({ page: 1, limit: 20 })).toBe(0);
    expect(pageOffset({ page: 3, limit: 20 })).toBe(40);
    const far = pageOffset({ page: Number.MAX_SAFE_INTEGER, limit: 100 });
    expect(far + 100 + 1).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
  });

  test("are asked for by either of their fields; without one the list is whole", () => {
    expect(askedPage({})).toBeUndefined();
    expect(askedPage({ page: 2 })).toEqual({ page: 2, limit: 500 });
    expect(askedPage({ limit: 10 })).toEqual({ page: 1, limit: 10 });
  });
});
