import { nowMs } from "../lib/stats.ts";
import type { Load, Thread } from "./server.ts";

export interface Sent {
  readonly count: number;
  readonly failed: number;
  /** How long after the last was handed in the last was stored, in milliseconds: what had piled up. */
  readonly backlogMs: number;
}

/** A tick that comes within this time is on time. */
const TICK_MS = 2;

/**
 * Hands in messages at a steady rate whatever becomes of them: a sender does not wait for the others.
 * Each text begins with the moment it was due. A timer wakes about every millisecond: messages of one
 * tick count from the tick, but what a stalled process hands in late counts from when it was due.
 */
export async function sendAtRate(
  { perSecond, seconds, threads }: Load,
  send: (thread: Thread, text: string) => Promise<void>,
): Promise<Sent> {
  const count = perSecond * seconds;
  const start = nowMs();
  const sending: Promise<unknown>[] = [];
  let failed = 0;
  let lastTick = start;
  await new Promise<void>((resolve) => {
    function tick(): void {
      const now = nowMs();
      const target = Math.min(count, Math.floor(((now - start) / 1000) * perSecond));
      while (sending.length < target) {
        const thread = threads[sending.length % threads.length];
        if (thread === undefined) throw new Error("There is nobody to send to.");
        const planned = start + (sending.length * 1000) / perSecond;
        const due = Math.min(now, Math.max(planned, lastTick + TICK_MS));
        const text = `${due} ${"lorem ipsum ".repeat(8)}`;
        sending.push(
          send(thread, text).catch(() => {
            failed += 1;
          }),
        );
      }
      lastTick = now;
      if (sending.length === count) resolve();
      else setTimeout(tick, 1);
    }
    tick();
  });
  const handedIn = nowMs();
  await Promise.all(sending);
  return { count, failed, backlogMs: nowMs() - handedIn };
}
