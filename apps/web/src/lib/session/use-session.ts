import type { Session } from "@rolecall/contracts/auth/schemas";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { SessionStore } from "./session.ts";

export const SessionContext = createContext<SessionStore | undefined>(undefined);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error("The session store is missing above this component.");
  return store;
}

/**
 * Who is logged in right now; null in the moment between a logout and the move to the login screen.
 * Screens behind the guard use `useActor()` instead, which is never null.
 */
export function useSession(): Session | null {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
