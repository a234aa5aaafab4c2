import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchCode, loadTwice } from "./fetch-code.ts";

const AGAIN_AFTER_MS = 10_000;
/** The page that the tests run in: what listens to its network, and whether it has one. */
let page: EventTarget;
let network: { onLine: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  network = { onLine: true };
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

/** The steps so far, once all that is under way has come to an end. */
async function stepsOf(done: readonly string[]): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

function backOnline(): void {
  network.onLine = true;
  page.dispatchEvent(new Event("online"));
}

test("what has come is told once, and not asked for when the network comes back", async () => {
  const { load, done } = code(0);
  fetchCode({ load, onCode: (got) => done.push(`got ${got}`), againAfterMs: AGAIN_AFTER_MS });
  expect(await stepsOf(done)).toEqual(["load", "got code"]);
  backOnline();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER_MS);
  expect(done).toEqual(["load", "got code"]);
});

test("a failure is told, and the code asked for again when the network is back", async () => {
  const { load, done } = code(2);
  fetchCode({ load, onCode: (got) => done.push(`got ${got}`), onFailure: () => done.push("failed") });
  expect(await stepsOf(done)).toEqual(["load", "load", "failed"]);
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER_MS);
  expect(done).toEqual(["load", "load", "failed"]);
  backOnline();
  expect(await stepsOf(done)).toEqual(["load", "load", "failed", "load", "got code"]);
});

test("where it is wanted, a failure is followed by another try after a while", async () => {
  const { load, done } = code(4);
  fetchCode({ load, onCode: (got) => done.push(`got ${got}`), againAfterMs: AGAIN_AFTER_MS });
  expect(await stepsOf(done)).toEqual(["load", "load"]);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER_MS);
  expect(done).toEqual(["load", "load", "load", "load"]);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER_MS);
  expect(done.slice(4)).toEqual(["load", "got code"]);
});

test("what waits for a network is not asked for without one, and what does not is", async () => {
  network.onLine = false;
  const waiting = code(0);
  const asking = code(2);
  fetchCode({ load: waiting.load, onCode: () => {}, waitForNetwork: true });
  fetchCode({ load: asking.load, onCode: () => {}, onFailure: () => asking.done.push("failed") });
  expect(await stepsOf(waiting.done)).toEqual([]);
  expect(asking.done).toEqual(["load", "load", "failed"]);
  backOnline();
  expect(await stepsOf(waiting.done)).toEqual(["load"]);
});

test("whoever gives it up hears nothing more of it", async () => {
  const coming = code(0);
  const failing = code(2);
  const tell = (done: string[]) => ({
    onCode: () => done.push("got"),
    onFailure: () => done.push("failed"),
    againAfterMs: AGAIN_AFTER_MS,
  });
  fetchCode({ load: coming.load, ...tell(coming.done) })();
  fetchCode({ load: failing.load, ...tell(failing.done) })();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_AFTER_MS);
  backOnline();
  expect(await stepsOf(coming.done)).toEqual(["load"]);
  expect(failing.done).toEqual(["load", "load"]);
});
