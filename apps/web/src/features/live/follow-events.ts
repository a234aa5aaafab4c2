import type { LiveEvent } from "@rolecall/contracts/live/events";
import { retryDelayMs } from "../../lib/session/session-socket.ts";
import { readLastEvent, writeLastEvent } from "./last-event.ts";
import type { LiveHub } from "./live-hub.ts";

/** Quiet for this long after a reconnect means that the missed events are through. */
const CAUGHT_UP_AFTER_MS = 400;
/** The server may end a stream (a reader too slow, a restart): it is taken up again after this long. */
const RESUME_AFTER_MS = 1000;
/** The server keeps events for days, not for ever: a device that slept longer than this fetches anew as well. */
const REPLAYED_FOR_MS = 24 * 3_600_000;

export interface StreamHandlers {
  /** The subscription stands, for the first time or after a reconnect. */
  onStarted: () => void;
  onData: (item: { id: string; data: LiveEvent }) => void;
  /** The connection is gone; the source reconnects by itself. */
  onLost: () => void;
  /** The server has ended the stream. */
  onEnded: () => void;
}

export interface LiveSource {
  /** Where the log of events stands now. */
  findPosition: () => Promise<string>;
  /** Opens the stream after an event; reconnects by itself from the last event it gave out. */
  open: (lastEventId: string, handlers: StreamHandlers) => { unsubscribe: () => void };
}

interface FollowOptions {
  source: LiveSource;
  hub: LiveHub;
  userId: string;
  storage: Pick<Storage, "getItem" | "setItem">;
}

/** Hands the live events to the hub and keeps the stream going until the returned function is called. */
export function followEvents({ source, hub, userId, storage }: FollowOptions): () => void {
  let lastEventId = readLastEvent(storage, userId, Date.now());
  let stream: { unsubscribe: () => void } | undefined;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let everStarted = false;
  let stopped = false;
  /** What happened before the stream's beginning never comes as an event. */
  let beginsAnew = lastEventId === undefined;
  let heardAt = Date.now();

  function onLost() {
    clearTimeout(quietTimer);
    hub.status.set(everStarted ? "offline" : "connecting");
  }

  function settleSoon() {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => hub.status.set("online"), CAUGHT_UP_AFTER_MS);
  }

  function onStarted() {
    if (everStarted) {
      hub.status.set("catching-up");
      settleSoon();
    } else hub.status.set("online");
    if (beginsAnew || Date.now() - heardAt > REPLAYED_FOR_MS) hub.resync();
    beginsAnew = false;
    heardAt = Date.now();
    everStarted = true;
  }

  function moveTo(id: string) {
    lastEventId = id;
    writeLastEvent(storage, { userId, id, at: Date.now() });
  }

  function onData({ id, data }: { id: string; data: LiveEvent }) {
    heardAt = Date.now();
    moveTo(id);
    hub.emit(data);
    if (hub.status.get() === "catching-up") settleSoon();
  }

  function onEnded() {
    onLost();
    clearTimeout(resumeTimer);
    resumeTimer = setTimeout(open, RESUME_AFTER_MS);
  }

  function open() {
    stream?.unsubscribe();
    if (lastEventId === undefined) void findPosition(0);
    else stream = source.open(lastEventId, { onStarted, onData, onLost, onEnded });
  }

  /** A stream without a place to begin from could not say what it missed if it were lost before its first event. */
  async function findPosition(attempt: number) {
    const position = await source.findPosition().catch(() => undefined);
    if (stopped) return;
    if (position === undefined) {
      resumeTimer = setTimeout(() => void findPosition(attempt + 1), retryDelayMs(attempt));
      return;
    }
    moveTo(position);
    open();
  }

  hub.status.set("connecting");
  open();
  return () => {
    stopped = true;
    clearTimeout(resumeTimer);
    clearTimeout(quietTimer);
    stream?.unsubscribe();
    hub.status.set("idle");
  };
}
