import type { NewLiveEvent } from "@rolecall/db";
import type { MarkedMessage } from "./conversations.queries.ts";

/** Ids of one event: it must stay well below what one frame may hold. */
const MAX_IDS = 500;

/** Tells the senders of messages that these were read, per conversation. */
export function toReadEvents(marked: readonly MarkedMessage[]): NewLiveEvent[] {
  const byThread = Map.groupBy(marked, ({ conversationId, senderId }) => `${conversationId} ${senderId}`);
  return [...byThread.values()].flatMap((messages) => {
    const [first] = messages;
    if (first === undefined) return [];
    const { conversationId, senderId } = first;
    const ids = messages.map(({ id }) => id).sort();
    return chunk(ids).map((messageIds): NewLiveEvent => {
      return {
        userId: senderId,
        event: { type: "message_status", conversationId, messageIds, status: "read" },
      };
    });
  });
}

function chunk(ids: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) chunks.push(ids.slice(start, start + MAX_IDS));
  return chunks;
}
