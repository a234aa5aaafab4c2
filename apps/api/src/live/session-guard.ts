import type { Executor } from "@rolecall/db";
import { findLiveSessions } from "./live.queries.ts";

type OnEnd = () => void;

/** Tells live connections when the session they stand on is over. */
export interface SessionGuard {
  /** Calls `onEnd` once when the session ends; returns how to stop watching. */
  readonly watch: (sessionId: string, onEnd: OnEnd) => () => void;
  /** The session was logged out of, or ended with a changed password. */
  readonly end: (sessionId: string) => void;
  /** Looks every watched session up: expiry makes no noise, and news of an end can get lost. */
  readonly recheck: () => Promise<void>;
}

/** Session ids of one look-up. */
const PAGE = 1_000;

export function createSessionGuard(db: Executor): SessionGuard {
  const watchers = new Map<string, Set<OnEnd>>();

  function end(sessionId: string): void {
    const ended = watchers.get(sessionId);
    if (ended === undefined) return;
    watchers.delete(sessionId);
    for (const onEnd of ended) onEnd();
  }

  return {
    watch: (sessionId, onEnd) => {
      const set = watchers.get(sessionId) ?? new Set();
      watchers.set(sessionId, set.add(onEnd));
      return () => {
        set.delete(onEnd);
        if (set.size === 0 && watchers.get(sessionId) === set) watchers.delete(sessionId);
      };
    },
    end,
    recheck: async () => {
      const ids = [...watchers.keys()];
      for (let start = 0; start < ids.length; start += PAGE) {
        const page = ids.slice(start, start + PAGE);
        const living = await findLiveSessions(db, page);
        for (const id of page) if (!living.has(id)) end(id);
      }
    },
  };
}
