import type { Executor } from "@rolecall/db";
import { findLiveSessions } from "./live.queries.ts";

/** Something that stands on a session: there are thousands, so they are told as objects, not by closures. */
export interface SessionWatcher {
  readonly onSessionEnd: () => void;
}

/** Tells live connections when the session they stand on is over. */
export interface SessionGuard {
  readonly watch: (sessionId: string, watcher: SessionWatcher) => void;
  readonly unwatch: (sessionId: string, watcher: SessionWatcher) => void;
  /** The session was logged out of, or ended with a changed password. */
  readonly end: (sessionId: string) => void;
  /** The ids of the watched sessions. */
  readonly watched: () => Iterable<string>;
  /** Looks every watched session up: expiry makes no noise, and news of an end can get lost. */
  readonly recheck: () => Promise<void>;
}

/** Session ids of one look-up. */
const PAGE = 1_000;

/** For the connections of this process. Sessions that end in another one arrive through `end`, or are found by `recheck`. */
export function createSessionGuard(db: Executor): SessionGuard {
  const watchers = new Map<string, readonly SessionWatcher[]>();

  function end(sessionId: string): void {
    const ended = watchers.get(sessionId) ?? [];
    watchers.delete(sessionId);
    for (const watcher of ended) watcher.onSessionEnd();
  }

  return {
    watch: (sessionId, watcher) => {
      watchers.set(sessionId, [...(watchers.get(sessionId) ?? []), watcher]);
    },
    unwatch: (sessionId, watcher) => {
      const left = watchers.get(sessionId)?.filter((other) => other !== watcher) ?? [];
      if (left.length === 0) watchers.delete(sessionId);
      else watchers.set(sessionId, left);
    },
    end,
    watched: () => watchers.keys(),
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
