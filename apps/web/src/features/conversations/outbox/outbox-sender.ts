import { type CallError, isTransient, parseError } from "../../../lib/queries/errors.ts";
import { retryDelayMs } from "../../../lib/session/session-socket.ts";
import { failEntry, nextToSend, type OutboxEntry, removeEntry } from "./outbox-entries.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** A server that answers but fails is asked this often; one that cannot be reached, without end. */
const MOST_SERVER_FAULTS = 5;

export interface OutboxSenderOptions<Sent> {
  store: OutboxStore;
  send: (entry: OutboxEntry) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** True while attempts fail for want of a connection. */
  onStalled: (stalled: boolean) => void;
  /** Runs one attempt at a time over all tabs, where the browser can see to that. */
  exclusively: (attempt: () => Promise<void>) => Promise<void>;
  /** Resolves after a while, or at once when there is reason to hope. */
  pause: (ms: number) => Promise<void>;
}

/** What becomes of a message whose attempt has failed. */
function judgeFailure(error: CallError, attempts: number): "stop" | "again" | "give-up" {
  const { code, status } = error;
  if (code === "UNAUTHENTICATED") return "stop";
  if (code === "TOO_MANY_REQUESTS" || code === "ABORTED") return "again";
  if (!isTransient(error)) return "give-up";
  const answered = status >= 500 && code !== "UNAVAILABLE";
  return answered && attempts >= MOST_SERVER_FAULTS ? "give-up" : "again";
}

/**
 * Sends what the outbox holds, oldest first and one by one, so that the server stores it in that order.
 * `wake` starts it, or does nothing while it is at work.
 */
export function createOutboxSender<Sent>(options: OutboxSenderOptions<Sent>) {
  const { store, send, onSent, onStalled, exclusively, pause } = options;
  let working = false;
  let stopped = false;
  let attempts = 0;

  async function attempt(): Promise<void> {
    // Read inside the lock: another tab may have sent it in the meantime.
    const entry = nextToSend(store.get());
    if (!entry || stopped) return;
    try {
      const sent = await send(entry);
      attempts = 0;
      onStalled(false);
      onSent(sent);
      store.update((outbox) => removeEntry(outbox, entry.clientId));
    } catch (thrown) {
      attempts += 1;
      onFailed(entry, parseError(thrown));
    }
  }

  function onFailed({ clientId }: OutboxEntry, error: CallError): void {
    const verdict = judgeFailure(error, attempts);
    if (verdict === "stop") stopped = true;
    else if (verdict === "again") onStalled(true);
    else {
      attempts = 0;
      // Only a state that is in the way has a sentence of its own: the rest is "Not sent".
      const reason = error.code === "STATE_CONFLICT" ? error.message : undefined;
      store.update((outbox) => failEntry(outbox, clientId, reason));
    }
  }

  async function work(): Promise<void> {
    while (!stopped && nextToSend(store.get())) {
      if (attempts > 0) await pause(retryDelayMs(attempts - 1));
      await exclusively(attempt);
    }
    working = false;
  }

  return {
    wake() {
      if (working || stopped) return;
      working = true;
      void work();
    },
    stop() {
      stopped = true;
    },
  };
}
