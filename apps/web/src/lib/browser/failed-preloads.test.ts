import { afterEach, expect, test, vi } from "vitest";
import { forgetFailedPreloads, keepFromReloading } from "./failed-preloads.ts";

afterEach(() => vi.unstubAllGlobals());

test("each preloaded script is fetched, also when another cannot be", async () => {
  const fetched: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    if (url === "/a.js") throw new TypeError("Load failed");
  });
  await forgetFailedPreloads(() => [{ href: "/a.js" }, { href: "/b.js" }]);
  expect(fetched).toEqual(["/a.js", "/b.js"]);
});

const WORDS = "Failed to fetch dynamically imported module: /assets/a.js";

function messageWhen(page: { leaving: boolean; online: boolean }): string {
  const error = new TypeError(WORDS);
  keepFromReloading(error, page);
  return error.message;
}

test("without a network, or while leaving, what could not be fetched no longer reads as what the router reloads for", () => {
  expect(messageWhen({ leaving: false, online: true })).toBe(WORDS);
  expect(messageWhen({ leaving: false, online: false })).toBe(`Without a network: ${WORDS}`);
  expect(messageWhen({ leaving: true, online: true })).toBe(`While leaving: ${WORDS}`);
});
