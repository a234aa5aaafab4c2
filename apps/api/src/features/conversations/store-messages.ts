import type { StoredLiveEvent } from "@rolecall/db";
import type { Dependencies } from "../../dependencies.ts";
import { toMessage } from "./conversations.mapper.ts";
import { insertMessages, type NewMessage, type StoredMessage } from "./message-writer.queries.ts";

/**
 * Stores a batch and tells receivers and senders, all or nothing. The result is by place in the batch; a
 * message that is missing from it has no conversation to go to.
 */
export async function storeMessages(
  deps: Pick<Dependencies, "statements" | "live">,
  batch: readonly NewMessage[],
): Promise<Map<number, StoredMessage>> {
  const { messages, firstEventSeq } = await insertMessages(deps.statements, batch);
  if (firstEventSeq !== null) {
    const events = messages.flatMap(toEvents);
    deps.live.publish(events.map((event, index) => ({ ...event, seq: firstEventSeq + index })));
  }
  return new Map(messages.map((message) => [message.place, message]));
}

/** What the statement has stored for a message, in the same order: the two must stay one. */
function toEvents({ receiverId, message: row }: StoredMessage): Omit<StoredLiveEvent, "seq">[] {
  // A repeated send is no news.
  if (receiverId === null) return [];
  const { conversationId, senderId, createdAt } = row;
  const message = toMessage(row);
  const rest = { audience: null, createdAt };
  return [
    { userId: receiverId, event: { type: "new_message", conversationId, message }, ...rest },
    { userId: senderId, event: { type: "message_sent", conversationId, message }, ...rest },
  ];
}
