import { afterEach, expect, test, vi } from "vitest";
import { forgetFailedPreloads, keepPageOffline, loadTwice } from "./failed-preloads.ts";

afterEach(() => vi.unstubAllGlobals());

/** Code whose first requests fail, and all that was done to get it. */
function code(failures: number) {
  const done: string[] = [];
  return {
    done,
    load: async () => {
      done.push("load");
      if (done.filter((step) => step === "load").length <= failures) throw new TypeError("Load failed");
      return "code";
    },
    forget: async () => void done.push("forget"),
  };
}

test("code that comes is asked for once", async () => {
  const { load, forget, done } = code(0);
  await expect(loadTwice(load, forget)).resolves.toBe("code");
  expect(done).toEqual(["load"]);
});

test("before code is asked for again, its failure is forgotten", async () => {
  const { load, forget, done } = code(1);
  await expect(loadTwice(load, forget)).resolves.toBe("code");
  expect(done).toEqual(["load", "forget", "load"]);
});

test("code that cannot be had is given up after the second request", async () => {
  const { load, forget, done } = code(9);
  await expect(loadTwice(load, forget)).rejects.toThrow("Load failed");
  expect(done).toEqual(["load", "forget", "load"]);
});

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
