import type { LiveEvent, LiveEventsInput } from "@rolecall/contracts/live/events";
import { getTRPCErrorFromUnknown, type TrackedEnvelope, tracked } from "@trpc/server";
import type { Dependencies } from "../dependencies.ts";
import { AppError } from "../errors/app-error.ts";
import { toTrpcError } from "../errors/to-trpc.ts";
import type { Actor } from "../features/auth/actor.ts";
import { LiveFeed } from "./live-feed.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";

export interface StreamOptions {
  readonly actor: Actor;
  readonly request: LiveEventsInput;
  readonly signal: AbortSignal | undefined;
}

/** Events that may wait for a slow reader before its stream is ended; it resumes by its last id. */
const MAX_WAITING = 1_000;

/**
 * A feed as an iterable: for server-sent events and callers within the process. The WebSocket server
 * does not come through here, since a generator per connection costs several times the memory.
 */
export async function* streamEvents(
  deps: Pick<Dependencies, "live" | "database">,
  { actor, request, signal }: StreamOptions,
): AsyncGenerator<TrackedEnvelope<LiveEvent>> {
  const waiting: OutgoingEvent[] = [];
  let wake = () => {};
  let emptied = () => {};
  let failure: unknown;
  const ended = new AbortController();
  const end = () => ended.abort();
  // Clients come back for what is told to them as an error that passes; an end without one is the end.
  const fail = (error: unknown) => {
    failure ??= error;
    end();
  };
  const { stopping } = deps.live;
  const onStopping = () => fail(new AppError("UNAVAILABLE", "The server is restarting."));
  const stop = signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]);
  const feed = new LiveFeed({
    hub: deps.live,
    actor,
    request,
    sink: {
      start: () => {},
      send: (event) => {
        waiting.push(event);
        wake();
      },
      checkPace: () => {
        if (waiting.length > MAX_WAITING) fail(new AppError("UNAVAILABLE", "The stream is read too slowly."));
      },
      drained: () =>
        waiting.length === 0 ? Promise.resolve() : new Promise((resolve) => (emptied = resolve)),
    },
  });
  const watcher = { onSessionEnd: end };
  deps.live.sessions.watch(actor.sessionId, watcher);
  stop.addEventListener("abort", () => {
    emptied();
    wake();
  });
  stopping.addEventListener("abort", onStopping);
  if (stopping.aborted) onStopping();
  feed.run(deps.database).catch(fail);
  try {
    while (!stop.aborted) {
      const event = waiting.shift();
      if (event !== undefined) {
        yield tracked(String(event.seq), event.stored.event);
        continue;
      }
      emptied();
      await new Promise<void>((resolve) => (wake = resolve));
    }
    // What is thrown here no middleware sees.
    if (failure !== undefined) throw toTrpcError(getTRPCErrorFromUnknown(failure));
  } finally {
    stopping.removeEventListener("abort", onStopping);
    deps.live.sessions.unwatch(actor.sessionId, watcher);
    feed.stop();
    emptied();
  }
}
