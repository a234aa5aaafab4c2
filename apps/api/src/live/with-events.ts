import { appendEvents, type NewLiveEvent, type StoredLiveEvent, type Tx, withTx } from "@rolecall/db";
import type { Dependencies } from "../dependencies.ts";

interface Written<T> {
  readonly result: T;
  readonly events: readonly NewLiveEvent[];
}

/**
 * Runs a transaction that says at its end which events it makes. They are appended last, and once it
 * has committed this process's listeners get them at once; the others are woken by the NOTIFY.
 */
export async function withEvents<T>(
  deps: Pick<Dependencies, "database" | "live">,
  write: (tx: Tx) => Promise<Written<T>>,
): Promise<T> {
  const { result, stored } = await withTx(deps.database.db, async (tx) => {
    const written = await write(tx);
    const seqs = await appendEvents(tx, written.events);
    return { result: written.result, stored: toStored(written.events, seqs) };
  });
  deps.live.publish(stored);
  return result;
}

function toStored(events: readonly NewLiveEvent[], seqs: readonly number[]): StoredLiveEvent[] {
  const createdAt = new Date();
  return events.flatMap(({ event, userId = null, audience = null }, index) => {
    const seq = seqs[index];
    return seq === undefined ? [] : [{ seq, userId, audience, event, createdAt }];
  });
}
