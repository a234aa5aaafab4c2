import { setTimeout as sleep } from "node:timers/promises";

/** Between two looks: what a server that is gone may cost in refused requests before it is noticed. */
const LOOK_MS = 1_000;

interface KeepRunningOptions {
  /** When it rejects, nobody can tell at the moment, and the next look does. */
  readonly isRunning: () => Promise<boolean>;
  readonly restart: () => Promise<unknown>;
  /** Told in a sentence that the server was gone, and what came of its restart when that failed. */
  readonly warn: (message: string) => void;
  /** Between two looks; a second when left out. */
  readonly lookMs?: number;
}

/**
 * Starts a server again that ends without having been asked to, killed for want of memory say, and tries on
 * until it stands. What is returned ends this watch; a restart that has begun is waited for.
 */
export function keepRunning({
  isRunning,
  restart,
  warn,
  lookMs = LOOK_MS,
}: KeepRunningOptions): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = () => sleep(lookMs, true, { signal, ref: false }).catch(() => false);

  async function watch(): Promise<void> {
    while (await pause()) {
      if ((await isRunning().catch(() => true)) || signal.aborted) continue;
      warn("The database has ended without being asked to. It is started again.");
      await restart().catch((error: unknown) => warn(String(error)));
    }
  }

  const watching = watch();
  return () => {
    ending.abort();
    return watching;
  };
}
