import type { LiveEvent, LiveEventsInput } from "@rolecall/contracts/live/events";
import { type TrackedEnvelope, tracked } from "@trpc/server";
import type { Dependencies } from "../dependencies.ts";
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
  const ended = new AbortController();
  const end = () => ended.abort();
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
        if (waiting.length > MAX_WAITING) end();
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
  let failure: unknown;
  feed.run(deps.database).catch((error: unknown) => {
    failure = error;
    end();
  });
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
    if (failure !== undefined) throw failure;
  } finally {
    deps.live.sessions.unwatch(actor.sessionId, watcher);
    feed.stop();
    emptied();
  }
}
