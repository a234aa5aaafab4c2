import type { LiveEvent } from "@rolecall/contracts/live/events";
import { readLastEvent, writeLastEvent } from "./last-event.ts";
import type { LiveHub } from "./live-hub.ts";

/** Quiet for this long after a reconnect means that the missed events are through. */
const CAUGHT_UP_AFTER_MS = 400;
/** The server may end a stream (a reader too slow, a restart): it is taken up again after this long. */
const RESUME_AFTER_MS = 1000;

export interface StreamHandlers {
  /** The subscription stands, for the first time or after a reconnect. */
  onStarted: () => void;
  onData: (item: { id: string; data: LiveEvent }) => void;
  /** The connection is gone; the source reconnects by itself. */
  onLost: () => void;
  /** The server has ended the stream. */
  onEnded: () => void;
}

/** Opens the stream after an event, or from now; reconnects by itself from the last event it gave out. */
export type LiveSource = (
  lastEventId: string | undefined,
  handlers: StreamHandlers,
) => { unsubscribe: () => void };

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
    // Without an id to replay from, what happened before this moment never comes as an event.
    if (lastEventId === undefined) hub.resync();
    everStarted = true;
  }

  function onData({ id, data }: { id: string; data: LiveEvent }) {
    lastEventId = id;
    writeLastEvent(storage, { userId, id, at: Date.now() });
    hub.emit(data);
    if (hub.status.get() === "catching-up") settleSoon();
  }

  function onEnded() {
    onLost();
    clearTimeout(resumeTimer);
    resumeTimer = setTimeout(start, RESUME_AFTER_MS);
  }

  function start() {
    stream?.unsubscribe();
    stream = source(lastEventId, { onStarted, onData, onLost, onEnded });
  }

  hub.status.set("connecting");
  start();
  return () => {
    clearTimeout(resumeTimer);
    clearTimeout(quietTimer);
    stream?.unsubscribe();
    hub.status.set("idle");
  };
}
