import { isRetryable, isUniqueViolation } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { AppError, notFound, tooManyRequests } from "../../errors/app-error.ts";
import { isConnectionError } from "../../errors/connection-error.ts";
import { createRoom } from "../../limits/room.ts";
import { MessageLanes, type Waiting } from "./message-lanes.ts";
import type { NewMessage, StoredMessage } from "./message-writer.queries.ts";
import { storeMessages } from "./store-messages.ts";

/**
 * Stores messages by group commit: whatever is waiting goes into one transaction while at most two are
 * under way. Appending events lets transactions commit only one after the other, so a transaction per
 * message would be the limit of all messages together; this way a message that comes alone waits for
 * nothing, and many that come at once share a commit.
 */
export interface MessageWriter {
  /**
   * Resolves when the message is committed and on its way to the receiver.
   * @throws {AppError} NOT_FOUND when the conversation takes no message from the sender.
   */
  readonly write: (message: NewMessage) => Promise<StoredMessage>;
  /** Resolves when everything that was handed in is stored or refused. */
  readonly stop: () => Promise<void>;
}

const MAX_IN_FLIGHT = 2;
const MAX_BATCH = 200;
/** About ten seconds' worth, half of it of one sender. Who comes then is told to try again, and the client does. */
const MAX_WAITING = { ofAll: 20_000, ofOne: 10_000 };
const RETRY_MS = 5_000;
const MAX_ATTEMPTS = 5;

interface WaitingMessage extends Waiting {
  readonly resolve: (stored: StoredMessage) => void;
  readonly reject: (error: unknown) => void;
}

export function createMessageWriter(
  deps: Pick<Dependencies, "statements" | "live">,
  { maxWaiting = MAX_WAITING } = {},
): MessageWriter {
  const lanes = new MessageLanes<WaitingMessage>();
  const inFlight = new Set<Promise<void>>();
  const room = createRoom({ ...maxWaiting, onFull: refuse });

  function start(): void {
    while (inFlight.size < MAX_IN_FLIGHT) {
      const batch = lanes.take(MAX_BATCH);
      if (batch.length === 0) return;
      const work = run(batch).finally(() => {
        lanes.finish(batch);
        inFlight.delete(work);
        start();
      });
      inFlight.add(work);
    }
  }

  /** Settles every message of the batch; never rejects. */
  async function run(batch: readonly WaitingMessage[]): Promise<void> {
    try {
      settle(batch, await storeWithRetries(batch.map(({ message }) => message)));
    } catch (error) {
      if (batch.length === 1 || isConnectionError(error)) {
        for (const { reject } of batch) reject(error);
      } else {
        // One of them cannot be stored: each on its own, so that the others are.
        for (const waiting of batch) await run([waiting]);
      }
    }
  }

  async function storeWithRetries(messages: readonly NewMessage[]): Promise<Map<number, StoredMessage>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await storeMessages(deps, messages);
      } catch (error) {
        const again = isRetryable(error) || isUniqueViolation(error, "messages_sender_client_key");
        if (!again || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  }

  return {
    write: async (message) => {
      const leave = room.enter(message.senderId);
      try {
        return await new Promise((resolve, reject) => {
          lanes.push({ message, resolve, reject });
          start();
        });
      } finally {
        leave();
      }
    },
    stop: async () => {
      while (inFlight.size > 0) await Promise.all(inFlight);
    },
  };
}

/** What became of each message of a batch, by its place in it. */
function settle(batch: readonly WaitingMessage[], stored: ReadonlyMap<number, StoredMessage>): void {
  for (const [place, { resolve, reject }] of batch.entries()) {
    const message = stored.get(place);
    if (message === undefined) reject(notFound("conversation"));
    else resolve(message);
  }
}

function refuse(whose: "all" | "one"): AppError {
  return whose === "one"
    ? tooManyRequests("Too many of your messages are still on their way.", RETRY_MS)
    : new AppError("UNAVAILABLE", "Too many messages at the moment. Please try again.");
}
