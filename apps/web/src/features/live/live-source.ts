import { parseError } from "../../lib/queries/errors.ts";
import type { Client } from "../../lib/queries/trpc.ts";
import type { LiveSource, StreamHandlers } from "./follow-events.ts";

/** The stream of `live.events` over the session's WebSocket. */
export function createLiveSource(client: Client): LiveSource {
  return {
    findPosition: async () => (await client.live.position.query()).lastEventId,
    open: (lastEventId, handlers) => open(client, lastEventId, handlers),
  };
}

function open(client: Client, lastEventId: string, handlers: StreamHandlers) {
  const { onStarted, onData, onLost, onEnded } = handlers;
  let closed = false;
  const subscription = client.live.events.subscribe(
    { lastEventId, ownActions: true },
    {
      onStarted,
      onData,
      onConnectionStateChange: (change) => {
        if (change.state === "connecting" && change.error) onLost();
      },
      // A refused session is ended by the client's own link; anything else is taken up again.
      onError: (error) => !closed && parseError(error).code !== "UNAUTHENTICATED" && onEnded(),
      onComplete: () => !closed && onEnded(),
    },
  );
  return {
    unsubscribe: () => {
      closed = true;
      subscription.unsubscribe();
    },
  };
}
