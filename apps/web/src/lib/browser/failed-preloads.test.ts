import { afterEach, expect, test, vi } from "vitest";
import { forgetFailedPreloads, keepPageOffline } from "./failed-preloads.ts";

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

test("without a network, what could not be fetched no longer reads as what the router reloads for", () => {
  const words = "Failed to fetch dynamically imported module: /assets/a.js";
  const offline = new TypeError(words);
  keepPageOffline(offline, false);
  expect(offline.message).toBe(`Without a network: ${words}`);
  const online = new TypeError(words);
  keepPageOffline(online, true);
  expect(online.message).toBe(words);
});
