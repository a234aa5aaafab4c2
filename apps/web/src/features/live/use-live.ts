import type { LiveEventOf, LiveEventType } from "@rolecall/contracts/live/events";
import type { Notification } from "@rolecall/contracts/notifications/schemas";
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LiveHandlers, LiveHub, LiveStatus } from "./live-hub.ts";

export const LiveContext = createContext<LiveHub | undefined>(undefined);

function useHub(): LiveHub {
  const hub = useContext(LiveContext);
  if (!hub) throw new Error("LiveProvider is missing above this component.");
  return hub;
}

/** Calls the handler for every event of a type while the component is mounted. */
export function useLiveEvent<T extends LiveEventType>(
  type: T,
  handler: (event: LiveEventOf<T>) => void,
): void {
  const hub = useHub();
  const latest = useEffectEvent(handler);
  useEffect(() => hub.on(handlersOf(type, latest)), [hub, type]);
}

function handlersOf<T extends LiveEventType>(
  type: T,
  handler: (event: LiveEventOf<T>) => void,
): LiveHandlers {
  // biome-ignore lint/plugin/no-cast: the type of a computed key is not kept, but it is that of the handler.
  return { [type]: handler } as LiveHandlers;
}

/** Calls the handler for what is announced, whatever kind of event it came with. */
export function useLiveNotification(handler: (notification: Notification) => void): void {
  const hub = useHub();
  const latest = useEffectEvent(handler);
  useEffect(() => hub.onNotification((notification) => latest(notification)), [hub]);
}

/** Calls the handler when events may have been missed: invalidate the queries that events keep fresh. */
export function useLiveResync(handler: () => void): void {
  const hub = useHub();
  const latest = useEffectEvent(handler);
  useEffect(() => hub.onResync(() => latest()), [hub]);
}

export function useLiveStatus(): LiveStatus {
  const { status } = useHub();
  return useSyncExternalStore(status.subscribe, status.get);
}
