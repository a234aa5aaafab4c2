import type { NewLiveEvent } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { withEvents } from "../../live/with-events.ts";
import { toMessage } from "./conversations.mapper.ts";
import { insertMessages, type NewMessage, type StoredMessage } from "./message-writer.queries.ts";

export type { NewMessage, StoredMessage };

/**
 * Stores a batch and tells receivers and senders, in one transaction. The result is by place in the
 * batch; a message that is missing from it has no conversation to go to.
 */
export async function storeMessages(
  deps: Pick<Dependencies, "database" | "live">,
  batch: readonly NewMessage[],
): Promise<Map<number, StoredMessage>> {
  return withEvents(deps, async (tx) => {
    const stored = await insertMessages(tx, batch);
    return {
      result: new Map(stored.map((message) => [message.place, message])),
      events: stored.flatMap(toEvents),
    };
  });
}

function toEvents({ receiverId, message: row }: StoredMessage): NewLiveEvent[] {
  // A repeated send is no news.
  if (receiverId === null) return [];
  const { conversationId, senderId } = row;
  const message = toMessage(row);
  return [
    { userId: receiverId, event: { type: "new_message", conversationId, message } },
    { userId: senderId, event: { type: "message_sent", conversationId, message } },
  ];
}
