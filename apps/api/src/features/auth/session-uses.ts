import type { Db } from "@rolecall/db";
import { markSessionsUsed } from "./auth.queries.ts";

/** How often what was noted is written. */
const EVERY_MS = 5 * 60_000;
/** A session is written at most this often, so that one in use all day costs a few writes an hour. */
const GRAIN_MINUTES = 15;
/** Session ids of one statement. */
const PAGE = 1_000;

/**
 * When sessions were last used, noted in memory and written together: no request waits for it, and the
 * look-up of a session stays the one statement it is. What a crash loses is some minutes of "last used".
 */
export interface SessionUses {
  readonly note: (sessionId: string) => void;
  readonly write: () => Promise<void>;
  /** Writes what is noted, once more. */
  readonly stop: () => Promise<void>;
}

interface UsesOptions {
  readonly db: Db;
  /** Sessions that a live connection stands on: an open tab is in use without asking for anything. */
  readonly connected: () => Iterable<string>;
  readonly onError: (error: unknown) => void;
}

export function createSessionUses({ db, connected, onError }: UsesOptions): SessionUses {
  let used = new Set<string>();

  async function write(): Promise<void> {
    const noted = used;
    used = new Set();
    const ids = [...new Set([...noted, ...connected()])];
    try {
      for (let start = 0; start < ids.length; start += PAGE) {
        await markSessionsUsed(db, ids.slice(start, start + PAGE), GRAIN_MINUTES);
      }
    } catch (error) {
      // For the next time: to note some of them twice does no harm.
      used = new Set([...noted, ...used]);
      throw error;
    }
  }

  const writeSafely = () => write().catch(onError);
  const timer = setInterval(() => void writeSafely(), EVERY_MS);
  timer.unref();
  return {
    note: (sessionId) => {
      used.add(sessionId);
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await writeSafely();
    },
  };
}
