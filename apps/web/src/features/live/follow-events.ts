import type { LiveEvent } from "@rolecall/contracts/live/events";
import type { AnswerPositions } from "../../lib/queries/answer-positions.ts";
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
  answers: Pick<AnswerPositions, "oldest">;
  userId: string;
  storage: Pick<Storage, "getItem" | "setItem">;
}

/** Hands the live events to the hub and keeps the stream going until the returned function is called. */
export function followEvents({ source, hub, answers, userId, storage }: FollowOptions): () => void {
  let lastEventId = readLastEvent(storage, userId, Date.now());
  let stream: { unsubscribe: () => void } | undefined;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let everStarted = false;
  let stopped = false;
  /** Of what the page holds something may be older than the stream's beginning. */
  let fetchesAnew = false;
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
    if (fetchesAnew || Date.now() - heardAt > REPLAYED_FOR_MS) hub.resync();
    fetchesAnew = false;
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
    if (lastEventId === undefined) void findBeginning(0);
    else stream = source.open(lastEventId, { onStarted, onData, onLost, onEnded });
  }

  /**
   * The stream begins where the log stood before anything was read that the page holds by now. A stream without a place
   * to begin from could not say what it missed, neither since then nor if it were lost before its first event.
   */
  async function findBeginning(attempt: number) {
    const position = await source.findPosition().catch(() => undefined);
    const oldest = await answers.oldest();
    if (stopped) return;
    if (position === undefined) {
      resumeTimer = setTimeout(() => void findBeginning(attempt + 1), retryDelayMs(attempt));
      return;
    }
    // What was asked for while the server was away has failed.
    fetchesAnew = attempt > 0 || oldest === undefined;
    moveTo(oldest === undefined ? position : String(oldest));
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
