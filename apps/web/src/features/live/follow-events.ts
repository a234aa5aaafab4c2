import { parseError } from "../../lib/errors.ts";
import type { Client } from "../../lib/trpc.ts";
import { readLastEvent, writeLastEvent } from "./last-event.ts";
import type { LiveHub } from "./live-hub.ts";

/** Quiet for this long after a reconnect means that the missed events are through. */
const CAUGHT_UP_AFTER_MS = 400;
/** The server may end a stream (a reader too slow, a restart): it is taken up again after this long. */
const RESUME_AFTER_MS = 1000;

interface FollowOptions {
  client: Client;
  hub: LiveHub;
  userId: string;
  storage: Storage;
}

/** Subscribes to `live.events`, keeps the stream going until the returned function is called. */
export function followEvents({ client, hub, userId, storage }: FollowOptions): () => void {
  let lastEventId = readLastEvent(storage, userId, Date.now());
  let subscription: { unsubscribe: () => void } | undefined;
  let resumeTimer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let everStarted = false;

  function lost() {
    clearTimeout(quietTimer);
    hub.status.set(everStarted ? "offline" : "connecting");
  }

  function settleSoon() {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => hub.status.set("online"), CAUGHT_UP_AFTER_MS);
  }

  function started() {
    if (everStarted) {
      hub.status.set("catching-up");
      settleSoon();
    } else hub.status.set("online");
    // Without an id to replay from, what happened before this moment never comes as an event.
    if (lastEventId === undefined) hub.resync();
    everStarted = true;
  }

  function resume() {
    if (stopped) return;
    lost();
    clearTimeout(resumeTimer);
    resumeTimer = setTimeout(start, RESUME_AFTER_MS);
  }

  function start() {
    if (stopped) return;
    if (!everStarted) hub.status.set("connecting");
    subscription?.unsubscribe();
    subscription = client.live.events.subscribe(lastEventId === undefined ? {} : { lastEventId }, {
      onStarted: started,
      onConnectionStateChange: (change) => {
        if (change.state === "connecting" && change.error) lost();
      },
      onData: ({ id, data }) => {
        lastEventId = id;
        writeLastEvent(storage, { userId, id, at: Date.now() });
        hub.emit(data);
        if (hub.status.get() === "catching-up") settleSoon();
      },
      // A refused session is ended by the client's own link; anything else is taken up again.
      onError: (error) => parseError(error).code !== "UNAUTHENTICATED" && resume(),
      onComplete: resume,
    });
  }

  start();
  return () => {
    stopped = true;
    clearTimeout(resumeTimer);
    clearTimeout(quietTimer);
    subscription?.unsubscribe();
    hub.status.set("idle");
  };
}
