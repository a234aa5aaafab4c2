import type { LiveEvent, LiveEventOf, LiveEventType } from "@rolecall/contracts/live/events";
import type { Notification } from "@rolecall/contracts/notifications/schemas";

/**
 * online: events arrive as they happen · connecting: the first connection is being made ·
 * offline: the connection was lost · catching-up: back, and missed events are coming in.
 */
export type LiveStatus = "idle" | "connecting" | "online" | "offline" | "catching-up";

type Handler<T extends LiveEventType> = (event: LiveEventOf<T>) => void;
export type LiveHandlers = { [T in LiveEventType]?: Handler<T> };

/** Where the one subscription hands its events to the features that asked for them. */
export interface LiveHub {
  on: (handlers: LiveHandlers) => () => void;
  /** Called with the notification of every event that carries one, whatever its type. */
  onNotification: (handler: (notification: Notification) => void) => () => void;
  /** Called when events may have been missed for good: fetch anew what live events keep fresh. */
  onResync: (handler: () => void) => () => void;
  emit: (event: LiveEvent) => void;
  resync: () => void;
  status: {
    get: () => LiveStatus;
    set: (status: LiveStatus) => void;
    subscribe: (listener: () => void) => () => void;
  };
}

export function createLiveHub(): LiveHub {
  const subscribers = new Set<LiveHandlers>();
  const notified = new Set<(notification: Notification) => void>();
  const resyncers = new Set<() => void>();
  const watchers = new Set<() => void>();
  let status: LiveStatus = "idle";
  return {
    on: (handlers) => add(subscribers, handlers),
    onNotification: (handler) => add(notified, handler),
    onResync: (handler) => add(resyncers, handler),
    emit: (event) => {
      for (const handlers of subscribers) deliver(handlers, event);
      if ("notification" in event) for (const handler of notified) handler(event.notification);
    },
    resync: () => {
      for (const handler of resyncers) handler();
    },
    status: {
      get: () => status,
      set: (next) => {
        if (next === status) return;
        status = next;
        for (const watcher of watchers) watcher();
      },
      subscribe: (listener) => add(watchers, listener),
    },
  };
}

function add<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => items.delete(item);
}

function deliver<T extends LiveEventType>(handlers: LiveHandlers, event: LiveEventOf<T>): void {
  // biome-ignore lint/plugin/no-cast: the map's type ties each key to its own event, which is lost in the lookup.
  const handler = handlers[event.type as T] as Handler<T> | undefined;
  handler?.(event);
}
