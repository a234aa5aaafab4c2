import type { LiveEventOf, LiveEventType } from "@rolecall/contracts/live/events";
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
  useEffect(() => hub.on({ [type]: latest } as LiveHandlers), [hub, type]);
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
