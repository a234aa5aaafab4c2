import { parseError } from "../../lib/errors.ts";
import type { Client } from "../../lib/trpc.ts";
import type { LiveSource } from "./follow-events.ts";

/** The stream of `live.events` over the session's WebSocket. */
export function createLiveSource(client: Client): LiveSource {
  return (lastEventId, { onStarted, onData, onLost, onEnded }) => {
    let closed = false;
    const subscription = client.live.events.subscribe(lastEventId === undefined ? {} : { lastEventId }, {
      onStarted,
      onData,
      onConnectionStateChange: (change) => {
        if (change.state === "connecting" && change.error) onLost();
      },
      // A refused session is ended by the client's own link; anything else is taken up again.
      onError: (error) => !closed && parseError(error).code !== "UNAUTHENTICATED" && onEnded(),
      onComplete: () => !closed && onEnded(),
    });
    return {
      unsubscribe: () => {
        closed = true;
        subscription.unsubscribe();
      },
    };
  };
}
