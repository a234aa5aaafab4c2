import type { LiveEvent } from "@rolecall/contracts/live/events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followEvents, type LiveSource, type StreamHandlers } from "./follow-events.ts";
import { createLiveHub } from "./live-hub.ts";

const analysed: LiveEvent = { type: "application_analyzed", applicationId: "a1", jobId: "j1" };

/** The server's side of the subscription, played by the test. */
function setUp(stored: Record<string, string> = {}) {
  const streams: { lastEventId: string | undefined; open: boolean; handlers: StreamHandlers }[] = [];
  const source: LiveSource = (lastEventId, handlers) => {
    const stream = { lastEventId, open: true, handlers };
    streams.push(stream);
    return { unsubscribe: () => (stream.open = false) };
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
  const stop = followEvents({ source, hub, userId: "u1", storage });
  const current = () => {
    const stream = streams.at(-1);
    if (!stream) throw new Error("Nothing has been subscribed.");
    return stream;
  };
  return { hub, heard, streams, stop, stored, current, resyncs: () => resyncs };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first connection starts from now and asks for what may have been missed before it", () => {
  const live = setUp();
  expect(live.hub.status.get()).toBe("connecting");
  live.current().handlers.onStarted();
  expect(live.hub.status.get()).toBe("online");
  expect(live.current().lastEventId).toBeUndefined();
  expect(live.resyncs()).toBe(1);
});

test("after a reload it goes on from the stored event, without fetching anew", () => {
  const first = setUp();
  first.current().handlers.onStarted();
  first.current().handlers.onData({ id: "7", data: analysed });
  first.stop();
  const second = setUp(first.stored);
  second.current().handlers.onStarted();
  expect(second.current().lastEventId).toBe("7");
  expect(second.resyncs()).toBe(0);
});

test("a lost connection shows, comes back catching up, and is online when the replay is quiet", () => {
  const live = setUp();
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
  expect(live.resyncs()).toBe(1);
});

test("a stream that the server ended is taken up from the last event", () => {
  const live = setUp();
  live.current().handlers.onStarted();
  live.current().handlers.onData({ id: "9", data: analysed });
  live.current().handlers.onEnded();
  expect(live.streams).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(live.streams).toHaveLength(2);
  expect(live.current().lastEventId).toBe("9");
});

test("stopping closes the stream and nothing is taken up any more", () => {
  const live = setUp();
  live.current().handlers.onEnded();
  live.stop();
  vi.advanceTimersByTime(10_000);
  expect(live.streams).toHaveLength(1);
  expect(live.current().open).toBe(false);
  expect(live.hub.status.get()).toBe("idle");
});
