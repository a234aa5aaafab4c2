import { setTimeout as sleep } from "node:timers/promises";
import type { Dependencies } from "../../dependencies.ts";
import { findReachedMessages } from "./conversations.queries.ts";
import { markDelivered } from "./mark-delivered.ts";

/** Collects which messages have reached a live connection of their receiver, and marks them together. */
export interface DeliveryMarker {
  readonly add: (messageIds: readonly string[]) => void;
  /** Everything the user's client has seen up to this event, of which an earlier process may have died knowing. */
  readonly addUpTo: (userId: string, seq: number) => void;
  /** Marks what is left. */
  readonly stop: () => Promise<void>;
}

/** A tick may appear this much later, for a transaction in place of dozens. */
const COLLECT_MS = 20;
const RETRY_MS = 1_000;
const MAX_BATCH = 1_000;

export function createDeliveryMarker(
  deps: Pick<Dependencies, "database" | "statements" | "live" | "log">,
): DeliveryMarker {
  const waiting = new Set<string>();
  let working: Promise<void> | undefined;
  let stopping = false;

  function add(messageIds: readonly string[]): void {
    for (const id of messageIds) waiting.add(id);
    if (waiting.size > 0) working ??= work();
  }

  async function work(): Promise<void> {
    while (waiting.size > 0) {
      if (!stopping) await sleep(COLLECT_MS);
      // All at once: to take some out of a large set costs as much as all of them.
      const round = [...waiting];
      waiting.clear();
      for (let at = 0; at < round.length; at += MAX_BATCH) {
        const marked = await mark(round.slice(at, at + MAX_BATCH));
        // Nothing is lost for good: reading marks them too.
        if (!marked && stopping) return;
      }
    }
    working = undefined;
  }

  async function mark(batch: readonly string[]): Promise<boolean> {
    try {
      await markDelivered(deps, batch);
      return true;
    } catch (error) {
      deps.log.warn({ err: error }, "delivered messages could not be marked");
      if (stopping) return false;
      add(batch);
      await sleep(RETRY_MS);
      return false;
    }
  }

  return {
    add,
    addUpTo: (userId, seq) => {
      findReachedMessages(deps.database.db, userId, seq).then(add, (error: unknown) => {
        deps.log.warn({ err: error }, "delivered messages could not be looked up");
      });
    },
    stop: async () => {
      stopping = true;
      await working;
    },
  };
}
