import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { OutboxEntry } from "./outbox-entries.ts";
import type { OutboxStore } from "./outbox-store.ts";

export interface OutboxHandle {
  store: OutboxStore;
  send: (conversationId: string, text: string) => void;
  retry: (clientId: string) => void;
  remove: (clientId: string) => void;
  /** No connection at present; what waits is sent when there is one. */
  stalled: boolean;
}

export const OutboxContext = createContext<OutboxHandle | undefined>(undefined);

export function useOutbox(): OutboxHandle {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error("OutboxProvider is missing above this component.");
  return outbox;
}

/** What one conversation still has to send, in the order it will be stored. */
export function usePending(conversationId: string): readonly OutboxEntry[] {
  const { store } = useOutbox();
  const outbox = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(
    () => outbox.filter((entry) => entry.conversationId === conversationId),
    [outbox, conversationId],
  );
}
