import type { LiveEvent } from "@rolecall/contracts/live/events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followEvents, type LiveSource, type StreamHandlers } from "./follow-events.ts";
import { createLiveHub } from "./live-hub.ts";

const analysed: LiveEvent = { type: "application_analyzed", applicationId: "a1", jobId: "j1" };

/** The server's side of the subscription, played by the test; its log stands at 5, and stood at 3 for what is shown. */
async function setUp({
  stored = {},
  oldest = async () => 3,
  refusals = 0,
}: {
  stored?: Record<string, string>;
  oldest?: () => Promise<number | undefined>;
  /** How often it cannot be reached. */
  refusals?: number;
} = {}) {
  let asked = 0;
  const streams: { lastEventId: string; open: boolean; handlers: StreamHandlers }[] = [];
  const source: LiveSource = {
    findPosition: async () => {
      asked += 1;
      if (asked <= refusals) throw new TypeError("Failed to fetch");
      return "5";
    },
    open: (lastEventId, handlers) => {
      const stream = { lastEventId, open: true, handlers };
      streams.push(stream);
      return { unsubscribe: () => (stream.open = false) };
    },
  };
  const storage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const hub = createLiveHub();
  const heard: LiveEvent[] = [];
  let resyncs = 0;
  hub.on({ application_analyzed: (event) => heard.push(event) });
  hub.onResync(() => (resyncs += 1));
  const stop = followEvents({ source, hub, answers: { oldest }, userId: "u1", storage });
  const current = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error("Nothing has been subscribed.");
    return stream;
  };
  await vi.advanceTimersByTimeAsync(0);
  return { hub, heard, streams, stop, stored, current, resyncs: () => resyncs, asked: () => asked };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first connection begins where the log stood before anything was read, and reads nothing again", async () => {
  const live = await setUp();
  expect(live.hub.status.get()).toBe("connecting");
  live.current().handlers.onStarted();
  expect(live.hub.status.get()).toBe("online");
  expect(live.current().lastEventId).toBe("3");
  expect(live.resyncs()).toBe(0);
});

test("it waits for what is being read, which may be older than all the rest", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const live = await setUp({ oldest: () => promise });
  expect(live.streams).toEqual([]);
  resolve(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(live.current().lastEventId).toBe("2");
});

test("a server that does not say where the log stood is asked for everything again", async () => {
  const live = await setUp({ oldest: async () => undefined });
  live.current().handlers.onStarted();
  expect(live.current().lastEventId).toBe("5");
  expect(live.resyncs()).toBe(1);
});

test("a stream that is lost before its first event goes on from where it began", async () => {
  const live = await setUp();
  live.current().handlers.onStarted();
  live.current().handlers.onLost();
  live.current().handlers.onEnded();
  vi.advanceTimersByTime(1000);
  expect(live.streams.map(({ lastEventId }) => lastEventId)).toEqual(["3", "3"]);
  live.current().handlers.onStarted();
  expect(live.resyncs()).toBe(0);
  live.stop();
  expect((await setUp({ stored: live.stored })).current().lastEventId).toBe("3");
});

test("a server that cannot be reached is asked again, later and later, and what failed meanwhile with it", async () => {
  const live = await setUp({ refusals: 2 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(live.asked()).toBe(3);
  live.current().handlers.onStarted();
  expect(live.resyncs()).toBe(1);
});

test("a server that cannot be reached is not asked again after the end", async () => {
  const live = await setUp({ refusals: 100 });
  await vi.advanceTimersByTimeAsync(3000);
  expect(live.asked()).toBe(3);
  expect(live.hub.status.get()).toBe("connecting");
  live.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.asked()).toBe(3);
  expect(live.streams).toEqual([]);
});

test("a device that slept for days fetches anew besides: the log does not reach back for ever", async () => {
  const live = await setUp();
  live.current().handlers.onStarted();
  vi.advanceTimersByTime(23 * 3_600_000);
  live.current().handlers.onLost();
  live.current().handlers.onStarted();
  expect(live.resyncs()).toBe(0);
  vi.advanceTimersByTime(25 * 3_600_000);
  live.current().handlers.onLost();
  live.current().handlers.onStarted();
  expect(live.resyncs()).toBe(1);
});

test("after a reload it goes on from the stored event, without fetching anew", async () => {
  const first = await setUp();
  first.current().handlers.onStarted();
  first.current().handlers.onData({ id: "7", data: analysed });
  first.stop();
  const second = await setUp({ stored: first.stored });
  second.current().handlers.onStarted();
  expect(second.current().lastEventId).toBe("7");
  expect(second.resyncs()).toBe(0);
});

test("a lost connection shows, comes back catching up, and is online when the replay is quiet", async () => {
  const live = await setUp();
  const { handlers } = live.current();
  handlers.onStarted();
  handlers.onData({ id: "1", data: analysed });
  handlers.onLost();
  expect(live.hub.status.get()).toBe("offline");
  handlers.onStarted();
  expect(live.hub.status.get()).toBe("catching-up");
  vi.advanceTimersByTime(300);
  handlers.onData({ id: "2", data: analysed });
  vi.advanceTimersByTime(300);
  expect(live.hub.status.get()).toBe("catching-up");
  vi.advanceTimersByTime(100);
  expect(live.hub.status.get()).toBe("online");
  expect(live.heard).toHaveLength(2);
  expect(live.resyncs()).toBe(0);
});

test("a stream that the server ended is taken up from the last event", async () => {
  const live = await setUp();
  live.current().handlers.onStarted();
  live.current().handlers.onData({ id: "9", data: analysed });
  live.current().handlers.onEnded();
  expect(live.streams).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(live.streams).toHaveLength(2);
  expect(live.current().lastEventId).toBe("9");
});

test("stopping closes the stream and nothing is taken up any more", async () => {
  const live = await setUp();
  live.current().handlers.onEnded();
  live.stop();
  vi.advanceTimersByTime(10_000);
  expect(live.streams).toHaveLength(1);
  expect(live.current().open).toBe(false);
  expect(live.hub.status.get()).toBe("idle");
});
