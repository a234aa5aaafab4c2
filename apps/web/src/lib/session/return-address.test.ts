import { expect, test } from "vitest";
import { createReturnAddress } from "./return-address.ts";

function open(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return createReturnAddress({
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  });
}

test("the address is returned once, then forgotten", () => {
  const address = open();
  address.remember("u1", "/post-job?x=1");
  expect(address.take("u1")).toBe("/post-job?x=1");
  expect(address.take("u1")).toBeNull();
});

test("leads nobody else, and not later either", () => {
  const address = open();
  address.remember("u1", "/edit-job/1");
  expect(address.take("u2")).toBeNull();
  expect(address.take("u1")).toBeNull();
});

test("what a guest has asked for is told once", () => {
  const address = open();
  address.rememberWanted("/jobs/1?apply=true");
  expect(address.takeWanted()).toBe("/jobs/1?apply=true");
  expect(address.takeWanted()).toBeNull();
  expect(open({ "wanted-address": "//evil.example" }).takeWanted()).toBeNull();
});

test.each([
  `["u1","//evil.example"]`,
  `["u1","https://evil.example"]`,
  `["u1","/\\\\evil.example"]`,
  "{",
  "7",
])("%s leads nowhere", (stored) => {
  expect(open({ "return-address": stored }).take("u1")).toBeNull();
});
