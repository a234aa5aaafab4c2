import type { Message } from "@rolecall/contracts/conversations/schemas";

/** A message for tests: seq, writer, and what differs. */
export function message(seq: number, sender: string, part: Partial<Message> = {}): Message {
  return {
    _id: `m${seq}`,
    conversationId: "c1",
    seq,
    sender: { _id: sender },
    content: { text: `text ${seq}`, messageType: "text" },
    createdAt: new Date(2026, 10, 20, 9, seq).toISOString(),
    status: { sent: true, delivered: false, read: false },
    clientId: null,
    ...part,
  };
}

export const delivered = { sent: true, delivered: true, read: false };
export const read = { sent: true, delivered: true, read: true };
